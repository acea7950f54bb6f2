import type { CaptureSubject } from './capture-screens.ts';

type PhotoWords = Readonly<
  Record<'taken' | 'shutter' | 'chooseFile' | 'troubleWithFile' | 'unreadableFile' | 'smallFile' | 'largeFile', string> &
    Partial<Record<'consentMissing', string>>
>;

/** Returns the parts of a subject that every photo has. `notice` is the reason why the last file was rejected; null if none was. */
export function photoSubject(
  words: PhotoWords,
  notice: string | null,
): Pick<CaptureSubject, 'confirmation' | 'shutter' | 'chooseFile' | 'explanation'> {
  const reasons: Partial<Record<string, string>> = {
    small_file: words.smallFile,
    large_file: words.largeFile,
    ...(words.consentMissing ? { consent_missing: words.consentMissing } : {}),
  };
  return {
    confirmation: words.taken,
    shutter: words.shutter,
    chooseFile: words.chooseFile,
    explanation: notice === null ? null : { title: words.troubleWithFile, why: reasons[notice] ?? words.unreadableFile },
  };
}
