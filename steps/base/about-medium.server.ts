import type { StepMedium } from '../ports/media.ts';
import type { StepContext } from './step.server.ts';

/** The medium that a step remembers something about, with the SHA-256 of its stored bytes, which were examined. */
export type AboutMedium = Pick<StepMedium, 'uuid' | 'sha256'>;

/** Prefix of the memory's keys that hold an `AboutMedium`. They are deleted together with the medium. */
export const ABOUT_MEDIUM = 'medium:';

/** Remembers something about a medium. A topic holds what was remembered last. */
export function rememberAbout<About extends AboutMedium>(topic: string, about: About, { remember }: Pick<StepContext, 'remember'>): void {
  remember({ [ABOUT_MEDIUM + topic]: about });
}

/** Deletes what the step remembers in a topic. */
export function forgetAbout(topic: string, { remember }: Pick<StepContext, 'remember'>): void {
  remember({ [ABOUT_MEDIUM + topic]: null });
}

/** Returns what the step remembers about these bytes of this medium; null if it remembers nothing. */
export function recallAbout<About extends AboutMedium>(
  topic: string,
  medium: AboutMedium,
  { memory }: Pick<StepContext, 'memory'>,
): About | null {
  const about = memory[ABOUT_MEDIUM + topic] as About | null | undefined;
  return about?.uuid === medium.uuid && about.sha256 === medium.sha256 ? about : null;
}
