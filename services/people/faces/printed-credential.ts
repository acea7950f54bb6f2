import type { PaperHolder } from '#mexico/holders/paper-holder.ts';
import { CARD_NAMES } from '#mexico/letters.ts';
import { isDay, isoDateOf, readDay } from '#mexico/written-day.ts';
import type { PrintedCredential } from '../validations/classes/ports.ts';

type Ocr = Readonly<Record<string, unknown>>;

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);

/**
 * Returns the fields that a registry request needs, and the holder on each side. Null if the card's model is unknown, because the required
 * fields depend on it.
 */
export function toPrintedCredential(front: Ocr, reverse: Ocr): PrintedCredential | null {
  const type = typeOf(front, reverse);
  if (type === null) return null;
  return {
    type,
    cic: text(reverse.cic),
    ocr: text(reverse.ocr_number),
    elector_key: text(front.elector_key),
    emission_number: text(front.emission_number),
    front: holderOnFront(front),
    reverse: holderOnReverse(reverse),
  };
}

/** Returns what the front says about its holder, by the names of the extraction service or of a step's payload. */
export function holderOnFront(front: Ocr): PaperHolder {
  const [name, first] = [text(front.name), text(front.first_lastname) ?? text(front.last_name)];
  const second = text(front.second_lastname) ?? text(front.mothers_last_name) ?? '';
  return {
    curp: text(front.curp),
    elector_key: text(front.elector_key),
    name: name && first && `${name} ${first} ${second}`,
    is_name_cut: false,
    birthdate: dateOf(front.birthdate) ?? dateOf(front.birth_date),
    gender: genderOf(front.gender),
  };
}

/** Returns what the machine-readable zone says about its holder. Two blanks stand between its surnames and its names. */
function holderOnReverse(reverse: Ocr): PaperHolder {
  const [name, last] = [text(reverse.name), text(reverse.lastname) ?? text(reverse.last_names)];
  const fullName = name && last && `${last}  ${name}`;
  return {
    curp: null,
    elector_key: null,
    name: fullName,
    is_name_cut: fullName !== null && fullName.length >= CARD_NAMES - 1,
    birthdate: dateOf(reverse.date),
    gender: genderOf(reverse.gender),
  };
}

/** Returns the ISO date of `YYYY-MM-DD`, `YYYYMMDD` or `DD/MM/YYYY`; null if it is none. */
function dateOf(value: unknown): string | null {
  const date = text(value) ?? '';
  const day = isoDateOf(date) ?? readDay(date);
  return isDay(day) ? day : null;
}

/** Returns the gender of a credential's letter, which stands for hombre and mujer. */
function genderOf(letter: unknown): PaperHolder['gender'] {
  return letter === 'H' ? 'MALE' : letter === 'M' ? 'FEMALE' : null;
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
