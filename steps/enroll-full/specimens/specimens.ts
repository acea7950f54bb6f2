import type { Box, Size } from '../../../src/capture/guide.ts';
import { selfieSpecimen } from '../../../src/capture/selfie-specimen.ts';
import type { Specimen } from '../../../src/capture/specimen-camera.ts';
import type { Side } from '../enroll-full.contract.ts';
import { INE_SIZE, ineBack, ineFront } from './ine.ts';
import { luisa } from './person.ts';

/** A hand does not fill the guide to its edge. */
const CARD_IN_GUIDE = 0.96;

/** The drawing of a side, lying where the guide wants it. `guide` is relative to the screen's corner, in its pixels. */
export function specimenOf(side: Side, guide: Box, screen: Size): Specimen {
  if (side === 'selfie') return selfieSpecimen(guide, screen);
  const svg = side === 'front' ? ineFront(luisa) : ineBack(luisa);
  return { svg, ground: '#6f5541', screen, at: within(guide, INE_SIZE) };
}

function within(guide: Box, size: Size): Box {
  const scale = Math.min(guide.width / size.width, guide.height / size.height) * CARD_IN_GUIDE;
  const width = size.width * scale;
  const height = size.height * scale;
  return { x: guide.x + (guide.width - width) / 2, y: guide.y + (guide.height - height) / 2, width, height };
}
