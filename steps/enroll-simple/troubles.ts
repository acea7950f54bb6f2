import type { Language } from '#src/i18n/words.ts';
import type { StepProblem } from '#src/machine/step-state.ts';
import { problemInWords } from '#src/step/dock.ts';
import type { EnrollSimpleWords } from './enroll-simple.i18n.ts';

/** The problems that only a new picture solves, with their words. */
const OF_PICTURE = {
  face_unclear: 'unclear',
  several_faces: 'several',
  face_not_matched: 'notMatched',
  media_capture_not_allowed: 'captureNotAllowed',
} as const satisfies Partial<Record<StepProblem['key'], keyof EnrollSimpleWords>>;

type OfPicture = keyof typeof OF_PICTURE;
const isOfPicture = (key: StepProblem['key']): key is OfPicture => Object.hasOwn(OF_PICTURE, key);

export const needsAnother = (problem: StepProblem | null): boolean => problem !== null && isOfPicture(problem.key);

/** Returns the message for the server's rejection of the selfie; null if the problem has none. */
export function troubleInWords(words: EnrollSimpleWords, problem: StepProblem, language: Language): string | null {
  if (isOfPicture(problem.key)) return words[OF_PICTURE[problem.key]];
  if (problem.key === 'media_missing') return words.mediaMissing;
  if (problem.key === 'consent_missing') return words.consentMissing;
  return problemInWords(problem, language);
}
