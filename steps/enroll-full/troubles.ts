import type { StillTrouble } from '../../src/capture/still.ts';
import type { Language } from '../../src/i18n/words.ts';
import type { StepProblem } from '../../src/machine/step-state.ts';
import { problemInWords } from '../../src/step/dock.ts';
import type { EnrollFullWords } from './enroll-full.i18n.ts';

/** Why a file will not do; null where none was tried. */
export function fileTroubleInWords(words: EnrollFullWords, trouble: string | null): string | null {
  const byTrouble: Partial<Record<string, string>> = {
    unreadable_file: words.unreadableFile,
    small_file: words.smallFile,
    large_file: words.largeFile,
    black_frame: words.unreadableFile,
  } satisfies Partial<Record<StillTrouble, string>>;
  return trouble === null ? null : (byTrouble[trouble] ?? words.unreadableFile);
}

/** Why the server did not accept the photos. */
export function troubleInWords(words: EnrollFullWords, problem: StepProblem, language: Language): string | null {
  switch (problem.key) {
    case 'media_missing':
      return words.mediaMissing;
    case 'media_capture_not_allowed':
      return words.captureNotAllowed;
    case 'consent_missing':
      return words.consentMissing;
    default:
      return problemInWords(problem, language);
  }
}
