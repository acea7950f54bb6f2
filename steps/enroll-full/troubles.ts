import type { Language } from '#src/i18n/words.ts';
import type { StepProblem } from '#src/machine/step-state.ts';
import { problemInWords } from '#src/step/dock.ts';
import type { EnrollFullWords } from './enroll-full.i18n.ts';

/** Returns the message for the server's rejection of the photos; null if the problem has none. */
export function troubleInWords(words: EnrollFullWords, problem: StepProblem, language: Language): string | null {
  switch (problem.key) {
    case 'media_missing':
      return words.mediaMissing;
    case 'media_capture_not_allowed':
      return words.captureNotAllowed;
    case 'invalid_body':
      return words.cardWrong;
    case 'consent_missing':
      return words.consentMissing;
    default:
      return problemInWords(problem, language);
  }
}
