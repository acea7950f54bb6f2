import type { z } from 'zod';
import type { padVerdict } from '#contracts/people/faces.ts';
import type { Caller } from '#platform/base/ports.ts';

/** The pictures of one challenge, as the server encoded them. */
export interface Film {
  selfie: Uint8Array;
  /** The beginning, then one for each move. */
  frames: readonly Uint8Array[];
}

/** The verdict of a product that a laboratory has tested against attacks (ISO/IEC 30107-3). */
export type FilmVerdict = z.output<typeof padVerdict>;

/** Detects presentation attacks: a print, a screen, a mask before the camera. */
export interface PadProvider {
  /** Judges a film; null where no certified product is asked. Throws `unavailable` where it does not answer, which says nothing against the person. */
  judge(caller: Caller, film: Film): Promise<FilmVerdict | null>;
}
