import type { StillTrouble } from '#src/capture/still.ts';
import type { Language } from '#src/i18n/words.ts';
import type { StepProblem } from '#src/machine/step-state.ts';
import { problemInWords } from '#src/step/dock.ts';
import type { FileTrouble } from './tax-certificate.contract.ts';
import type { TaxCertificateWords } from './tax-certificate.i18n.ts';

type Trouble = FileTrouble | StillTrouble;

/** The keys of the words of each trouble: the title and the reason. */
const titles = {
  no_code: ['noCode', 'noCodeWhy'],
  look_alike: ['lookAlike', 'lookAlikeWhy'],
  other_paper: ['otherPaperTitle', 'otherPaperWhy'],
  other_code: ['otherCodeTitle', 'otherCodeWhy'],
  several: ['several', 'severalWhy'],
  locked: ['locked', 'lockedWhy'],
  too_large: ['tooLarge', 'tooLargeWhy'],
  large_file: ['tooLarge', 'tooLargeWhy'],
  small_file: ['noCode', 'noCodeWhy'],
  no_frame: ['noCode', 'noCodeWhy'],
  unreadable: ['unreadable', 'unreadableWhy'],
  unreadable_file: ['unreadable', 'unreadableWhy'],
  black_frame: ['unreadable', 'unreadableWhy'],
} as const satisfies Record<Trouble, readonly [keyof TaxCertificateWords, keyof TaxCertificateWords]>;

/** Returns title and reason for the rejection of a symbol or a file; for null or an unknown trouble, that it is not possible now. */
export function troubleTitle(words: TaxCertificateWords, trouble: string | null): { title: string; why: string } {
  const [title, why] = trouble !== null && Object.hasOwn(titles, trouble) ? titles[trouble as Trouble] : (['notNow', 'notNowWhy'] as const);
  return { title: words[title], why: words[why] };
}

/** Returns the message for the server's rejection of the submission; null if the problem has none. */
export function troubleInWords(words: TaxCertificateWords, problem: StepProblem, language: Language): string | null {
  return problemInWords(problem, language, {
    conflict: words.otherCurp,
    invalid_body: problem.field === 'rfc' ? words.company : words.notTaken,
    media_missing: words.notTaken,
    media_capture_not_allowed: words.captureNotAllowed,
  });
}
