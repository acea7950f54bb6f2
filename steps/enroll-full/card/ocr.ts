import type { IneBack } from '#kinds/ine-back/read-back.ts';
import type { IneFront } from '#kinds/ine-front/read-front.ts';
import type { OcrBackside, OcrFrontside } from './credential.contract.ts';

/** The data that the server or the device reads from the two sides. */
export type FrontData = Omit<IneFront, 'register_year' | 'emission_year' | 'is_foreign'>;
export type BackData = Omit<IneBack, 'lines'> & { readonly lines: readonly string[] };

/**
 * Maps the extraction service's data to the names of a workflow's record, which leaves out the section and the years. Only this file knows
 * both.
 */
export function frontside(front: FrontData & Partial<IneFront>): OcrFrontside {
  const { first_lastname: last_name, second_lastname: mothers_last_name, birthdate: birth_date, ...others } = front;
  const { section_id: _, register_year: _r, emission_year: _e, is_foreign: _f, ...same } = others;
  return { ...same, last_name, mothers_last_name, birth_date, control: null };
}

export function backside(back: BackData): OcrBackside {
  const { lastname: last_names, emission_and_fuare, expiration_date_digit_check, lines, ...same } = back;
  // Two words are two surnames; with more words the border between the surnames is unknown.
  const words = last_names?.split(' ') ?? [];
  const [last_name = null, mothers_last_name = null] = words.length === 2 ? words : [];
  return {
    ...same,
    lines: [...lines],
    last_name,
    last_names,
    mothers_last_name,
    emission_and_fuar: emission_and_fuare,
    expiration_date_digit: expiration_date_digit_check,
  };
}
