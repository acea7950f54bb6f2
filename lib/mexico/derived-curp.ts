import { type CurpSex, curpCheckDigit } from './curp.ts';
import { curpLetters, type WrittenName } from './curp-letters.ts';
import type { EntityCode } from './entities.ts';

/** What a CURP is made of. */
export interface CurpFacts extends WrittenName {
  /** ISO date. */
  birthDate: string;
  sex: CurpSex;
  entity: EntityCode;
}

/**
 * The CURP that the rules give: sixteen characters that follow from the facts, then the likeliest differentiator (`0` for births up to 1999,
 * `A` from 2000) with its check digit. RENAPO alone knows position 17, so this is never anybody's CURP until a registry says so.
 */
export function deriveCurp({ birthDate, sex, entity, ...name }: CurpFacts): string {
  const { initials, consonants } = curpLetters(name);
  const first17 = `${initials}${birthDate.slice(2).replaceAll('-', '')}${sex}${entity}${consonants}${birthDate < '2000' ? '0' : 'A'}`;
  return first17 + curpCheckDigit(first17);
}
