/** Returns the words by which `vitest run --configLoader native <words>` selects files: those before the first option. */
export function wordsOf(args: readonly string[]): readonly string[] {
  const words = args.slice(args.indexOf('native') + 1);
  const option = words.findIndex((word) => word.startsWith('-'));
  return option < 0 ? words : words.slice(0, option);
}

/** Returns an error message if no path contains any of the words, else null; vitest itself would list every file. */
export function whyNoFile(words: readonly string[], files: readonly string[]): string | null {
  const isPart = (word: string) => files.some((file) => file.includes(word.replace(/^\.\//, '').replace(/:\d+$/, '')));
  // Absolute paths are left to vitest.
  if (words.length === 0 || words.some((word) => word.startsWith('/') || isPart(word))) return null;
  return `No test file has “${words.join('” or “')}” in its path.`;
}
