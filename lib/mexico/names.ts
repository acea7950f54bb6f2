export const NAME_LENGTH = 100;

/** A name: letters of any alphabet, and the punctuation of names. */
export const namePattern = /^\p{L}[\p{L}\p{M} .'’ʼ-]*$/u;

/** Normalizes spaces and Unicode composition (NFC); upper and lower case stay. */
export function normalizeName(input: string): string {
  return input.normalize('NFC').replace(/\s+/g, ' ').trim();
}

export type NameTrouble = 'empty' | 'letters';

export function nameTrouble(input: string): NameTrouble | null {
  const name = normalizeName(input);
  if (name === '') return 'empty';
  return namePattern.test(name) && name.length <= NAME_LENGTH ? null : 'letters';
}

/** Words that are written in lower case inside a name. */
const SMALL_WORDS: ReadonlySet<string> = new Set(['de', 'del', 'la', 'las', 'los', 'y']);

/** Converts a name in capitals to mixed case, to address the person. Other names stay unchanged. */
export function spokenName(name: string): string {
  const plain = normalizeName(name);
  if (plain !== plain.toUpperCase()) return plain;
  const words = plain.toLowerCase().split(' ');
  return words
    .map((word, at) => (at > 0 && SMALL_WORDS.has(word) ? word : word.replace(/(^|[-'’])\p{L}/gu, (start) => start.toUpperCase())))
    .join(' ');
}
