import type { StillTrouble } from '../../capture/still.ts';

/** Why a file will not do as a photo; null where none was tried. */
export function fileTroubleInWords(
  words: Record<'unreadableFile' | 'smallFile' | 'largeFile', string>,
  trouble: string | null,
): string | null {
  const byTrouble: Partial<Record<string, string>> = {
    unreadable_file: words.unreadableFile,
    small_file: words.smallFile,
    large_file: words.largeFile,
    black_frame: words.unreadableFile,
  } satisfies Partial<Record<StillTrouble, string>>;
  return trouble === null ? null : (byTrouble[trouble] ?? words.unreadableFile);
}
