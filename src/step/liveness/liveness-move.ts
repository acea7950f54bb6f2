import { html } from 'lit';
import { type Move, NEARER_FACTOR, SHIFT } from '#vision/face/moves.ts';
import type { FilmRemark } from '../../capture/liveness/liveness.machine.ts';
import type { SelfieWords } from '../../i18n/selfie.i18n.ts';
import type { ZaguanViewfinder } from '../../ui/viewfinder.element.ts';

/** The oval's size at the beginning, as a fraction of a selfie's: it leaves space to come closer. */
const SCALE = 0.72;
/** A face's height, as a fraction of the oval's. */
const FACE = 0.7;
/** The oval's width divided by its height. */
const RATIO = 0.7168;

const REMARKS: Readonly<Record<FilmRemark, keyof SelfieWords>> = {
  alone: 'faceAlone',
  nobody: 'aimSelfie',
  closer: 'faceCloser',
  further: 'faceFurther',
  facing: 'faceFacing',
  turn: 'lifeCentre',
  left: 'lifeToLeft',
  right: 'lifeToRight',
  up: 'lifeUp',
  down: 'lifeDown',
};

/** Returns the present instruction in words. `at` 0 is the beginning. */
export function instructionOf(
  words: SelfieWords,
  { move: { turn, near, side }, at, remark }: { move: Move; at: number; remark: FilmRemark | null },
): string {
  if (turn) {
    if (remark === 'alone') return words.faceAlone;
    return remark === 'facing' ? words.lifeTurnedFar : words[turn === 'left' ? 'lifeLeft' : 'lifeRight'];
  }
  if (remark) return words[REMARKS[remark]] as string;
  if (at === 0) return words.aimSelfie;
  return near ? words.lifeNear : side === 'centre' ? words.lifeCentre : words.lifeFar;
}

/** Returns the oval's shift and scale for a move, as fractions of its own size, in the mirrored picture. */
export function placeOf({ near, side }: Move): NonNullable<ZaguanViewfinder['place']> {
  const shift = SHIFT * FACE * SCALE;
  return {
    right: (side === 'right' ? shift : side === 'left' ? -shift : 0) / RATIO,
    down: side === 'down' ? shift : side === 'up' ? -shift : 0,
    scale: SCALE * (near ? NEARER_FACTOR : 1),
  };
}

export const arrow = (to: 'left' | 'right') =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${to === 'left' ? 'M20 12H4m7-7-7 7 7 7' : 'M4 12h16m-7-7 7 7-7 7'} /></svg>`;
