import { type CurpSex, curpCheckDigit } from './curp.ts';
import { curpLetters, type WrittenName } from './curp-letters.ts';
import type { EntityCode } from './entities.ts';

export interface CurpFacts extends WrittenName {
  /** ISO date. */
  birthDate: string;
  sex: CurpSex;
  entity: EntityCode;
}

/**
 * Derives a CURP: sixteen characters from the facts, the likeliest differentiator (`0` up to 1999, `A` from 2000), the check digit. RENAPO
 * assigns position 17, so the result is only a candidate until a registry confirms it.
 */
export function deriveCurp({ birthDate, sex, entity, ...name }: CurpFacts): string {
  const { initials, consonants } = curpLetters(name);
  const first17 = `${initials}${birthDate.slice(2).replaceAll('-', '')}${sex}${entity}${consonants}${birthDate < '2000' ? '0' : 'A'}`;
  return first17 + curpCheckDigit(first17);
}
