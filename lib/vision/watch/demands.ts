import { SHARP } from '../quality/focus.ts';

/** Quality that is required before a picture is taken automatically. */
export type Strictness = 'strict' | 'normal' | 'relaxed';

export interface Demands {
  /** Least longer side of the document, as a share of the frame, since small print needs pixels. */
  readonly longest: number;
  /** Least milliseconds between the first and the last good look. */
  readonly steadyMs: number;
  /** Least focus (`focusOf`). */
  readonly sharp: number;
  /** Milliseconds to wait for sharpness; then a look almost as sharp as the sharpest is good. `glaringMs`: the same for glare. */
  readonly blurredMs: number;
  readonly glaringMs: number;
}

export const demandsOf: Readonly<Record<Strictness, Demands>> = {
  strict: { longest: 0.7, steadyMs: 600, sharp: 1.25 * SHARP, blurredMs: Number.POSITIVE_INFINITY, glaringMs: Number.POSITIVE_INFINITY },
  normal: { longest: 0.6, steadyMs: 350, sharp: SHARP, blurredMs: 3000, glaringMs: 2000 },
  relaxed: { longest: 0.45, steadyMs: 200, sharp: 0.75 * SHARP, blurredMs: 1500, glaringMs: 1000 },
};
