import type { PrintedCredential } from '../validations/classes/ports.ts';

type Ocr = Readonly<Record<string, unknown>>;

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);

/** Returns what a registry is asked by. Null where the model is not told: what a credential is checked by depends on it. */
export function toPrintedCredential(front: Ocr, reverse: Ocr): PrintedCredential | null {
  const type = typeOf(front, reverse);
  if (type === null) return null;
  return {
    type,
    cic: text(reverse.cic),
    ocr: text(reverse.ocr_number),
    elector_key: text(front.elector_key),
    emission_number: text(front.emission_number),
  };
}

/** The last cards of the model D were made in 2014. Cards are good for ten years. */
const LAST_YEAR_OF_D = 2024;

/** Tells the model by its letter; where that is not told, by a validity that no model up to D has. */
function typeOf(front: Ocr, reverse: Ocr): PrintedCredential['type'] | null {
  const letter = text(front.ine_type)?.toUpperCase();
  if (letter !== undefined) return letter === 'C' || letter === 'D' ? letter : /^[E-H]+$/.test(letter) ? 'EFGH' : null;
  const years = [front, reverse].flatMap(({ expiration_date }) => /^20\d\d/.exec(text(expiration_date) ?? '') ?? []);
  return years.length > 0 && years.every((year) => Number(year) > LAST_YEAR_OF_D) ? 'EFGH' : null;
}
