export const NAME_LENGTH = 100;

/** Letters of any alphabet, with the marks that names carry between them. */
export const namePattern = /^\p{L}[\p{L}\p{M} .'’ʼ-]*$/u;

/** One space between words, none around; capitals stay as they were typed. */
export function normalizeName(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/g, ' ').trim();
}

export type NameTrouble = 'empty' | 'letters';

export function nameTrouble(typed: string): NameTrouble | null {
  const name = normalizeName(typed);
  if (name === '') return 'empty';
  return namePattern.test(name) && name.length <= NAME_LENGTH ? null : 'letters';
}
