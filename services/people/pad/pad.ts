import type { z } from 'zod';
import type { padVerdict } from '#contracts/people/faces.ts';
import type { Caller } from '#platform/base/ports.ts';

/** The pictures of one challenge, as the server encoded them. */
export interface Film {
  selfie: Uint8Array;
  /** The frame at the beginning, then one frame per move. */
  frames: readonly Uint8Array[];
}

/** The verdict of a detection product that a laboratory has tested against attacks (ISO/IEC 30107-3). */
type FilmVerdict = z.output<typeof padVerdict>;

/** A detector of presentation attacks: a print, a screen or a mask in front of the camera. */
export interface PadProvider {
  /** Judges a film. Null without a certified product. Throws `unavailable` if the product fails, which does not count as an attack. */
  judge(caller: Caller, film: Film): Promise<FilmVerdict | null>;
}
