import { editDistance } from '../../platform/edit-distance.ts';

/** Letters and digits alone, upper case, without accents: what a printed label is compared by. */
export function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

/** A label of so many letters may have one that is wrong. */
const LETTERS_PER_SLIP = 7;

export const slipsAllowed = (label: string) => Math.floor(label.length / LETTERS_PER_SLIP);

/** Letters that differ between two bare texts; null where they are more than may be. */
export function slips(text: string, label: string): number | null {
  if (text === label) return 0;
  const allowed = slipsAllowed(label);
  if (Math.abs(text.length - label.length) > allowed || allowed === 0 || !haveMuchInCommon(text, label, allowed)) return null;
  const distance = editDistance(text, label);
  return distance <= allowed ? distance : null;
}

/** Cheaper than a distance, and right for nearly all that are unlike. */
function haveMuchInCommon(text: string, label: string, allowed: number): boolean {
  const counts = new Map<string, number>();
  for (const letter of label) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  let strange = 0;
  for (const letter of text) {
    const left = counts.get(letter) ?? 0;
    if (left > 0) counts.set(letter, left - 1);
    else if (++strange > allowed) return false;
  }
  return true;
}
