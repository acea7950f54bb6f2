import { SHARP } from '../quality/focus.ts';

/** How good a picture has to be before it takes itself. */
export type Strictness = 'strict' | 'normal' | 'relaxed';

export interface Demands {
  /** The longer side of the document, as a share of the frame's: less has too few pixels for small print. */
  readonly longest: number;
  /** Milliseconds from the first good look to the last. */
  readonly steadyMs: number;
  /** The least focus, as `focusOf` measures it. */
  readonly sharp: number;
  /** So long what is never sharp is waited for, then the sharpest of it will do; and so long light that is thrown back is told. */
  readonly blurredMs: number;
  readonly glaringMs: number;
}

export const demandsOf: Readonly<Record<Strictness, Demands>> = {
  strict: { longest: 0.7, steadyMs: 600, sharp: 1.25 * SHARP, blurredMs: Number.POSITIVE_INFINITY, glaringMs: Number.POSITIVE_INFINITY },
  normal: { longest: 0.6, steadyMs: 350, sharp: SHARP, blurredMs: 3000, glaringMs: 2000 },
  relaxed: { longest: 0.45, steadyMs: 200, sharp: 0.75 * SHARP, blurredMs: 1500, glaringMs: 1000 },
};
