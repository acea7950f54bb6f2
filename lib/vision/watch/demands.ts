import { MIN_SHARPNESS } from '../quality/focus.ts';

/** Quality that is required before a picture is taken automatically. */
export type Strictness = 'strict' | 'normal' | 'relaxed';

export interface Demands {
  /** Minimum longer side of the document, as a share of the frame, since small print needs pixels. */
  readonly longest: number;
  /** Minimum time between the first and the last good look, in ms. */
  readonly steadyMs: number;
  /** Minimum focus (`focusOf`). */
  readonly sharp: number;
  /** Time without a sharp look, in ms, after which a look almost as sharp as the sharpest is good. */
  readonly blurredMs: number;
  /** Time with glare, in ms, after which a look with glare is good. */
  readonly glaringMs: number;
}

export const demandsOf: Readonly<Record<Strictness, Demands>> = {
  strict: {
    longest: 0.7,
    steadyMs: 600,
    sharp: 1.25 * MIN_SHARPNESS,
    blurredMs: Number.POSITIVE_INFINITY,
    glaringMs: Number.POSITIVE_INFINITY,
  },
  normal: { longest: 0.6, steadyMs: 350, sharp: MIN_SHARPNESS, blurredMs: 3000, glaringMs: 2000 },
  relaxed: { longest: 0.45, steadyMs: 200, sharp: 0.75 * MIN_SHARPNESS, blurredMs: 1500, glaringMs: 1000 },
};
