import type { StillTrouble } from '../../capture/still.ts';

/** Returns the reason why a file is rejected as a photo, in words; null if there is no trouble. */
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
