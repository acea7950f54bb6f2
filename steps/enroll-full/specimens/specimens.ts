import type { Box, Size } from '../../../src/capture/guide.ts';
import type { Specimen } from '../../../src/capture/specimen-camera.ts';
import type { Side } from '../enroll-full.contract.ts';
import { INE_SIZE, ineBack, ineFront, SELFIE_HEAD, SELFIE_SIZE, selfie } from './ine.ts';
import { luisa } from './person.ts';

/** A hand does not fill the guide to its edge. */
const CARD_IN_GUIDE = 0.96;
const HEAD_IN_GUIDE = 0.86;

const drawings: Record<Side, { svg: () => string; ground: string; size: Size }> = {
  front: { svg: () => ineFront(luisa), ground: '#6f5541', size: INE_SIZE },
  back: { svg: () => ineBack(luisa), ground: '#6f5541', size: INE_SIZE },
  selfie: { svg: selfie, ground: '#cfd6dc', size: SELFIE_SIZE },
};

/** The drawing of a side, lying where the guide wants it. `guide` is relative to the screen's corner, in its pixels. */
export function specimenOf(side: Side, guide: Box, screen: Size): Specimen {
  const { svg, ground, size } = drawings[side];
  return { svg: svg(), ground, screen, at: side === 'selfie' ? aroundHead(guide) : within(guide, size) };
}

function within(guide: Box, size: Size): Box {
  const scale = Math.min(guide.width / size.width, guide.height / size.height) * CARD_IN_GUIDE;
  const width = size.width * scale;
  const height = size.height * scale;
  return { x: guide.x + (guide.width - width) / 2, y: guide.y + (guide.height - height) / 2, width, height };
}

function aroundHead(guide: Box): Box {
  const scale = (guide.height * HEAD_IN_GUIDE) / SELFIE_HEAD.height;
  return {
    x: guide.x + guide.width / 2 - SELFIE_HEAD.x * scale,
    y: guide.y + guide.height / 2 - SELFIE_HEAD.y * scale,
    width: SELFIE_SIZE.width * scale,
    height: SELFIE_SIZE.height * scale,
  };
}
