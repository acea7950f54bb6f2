import type { PrintedCredential } from '../validations/classes/ports.ts';

type Ocr = Readonly<Record<string, unknown>>;

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);

/** Returns the fields that a registry request needs. Null if the card's model is unknown, because the required fields depend on it. */
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

/** The last year in which a card of model D was valid: they were made until 2014, and a card is valid for ten years. */
const LAST_YEAR_OF_D = 2024;

/** Returns the card's model by its letter, or, without a letter, `EFGH` if the card is valid longer than any card of model D; else null. */
function typeOf(front: Ocr, reverse: Ocr): PrintedCredential['type'] | null {
  const letter = text(front.ine_type)?.toUpperCase();
  if (letter !== undefined) return letter === 'C' || letter === 'D' ? letter : /^[E-H]+$/.test(letter) ? 'EFGH' : null;
  const years = [front, reverse].flatMap(({ expiration_date }) => /^20\d\d/.exec(text(expiration_date) ?? '') ?? []);
  return years.length > 0 && years.every((year) => Number(year) > LAST_YEAR_OF_D) ? 'EFGH' : null;
}
