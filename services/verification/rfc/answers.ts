import type { RegistryRecord } from '#contracts/verification/registry.ts';
import type { RfcResult } from '#contracts/verification/verification.ts';
import { plainText } from '#mexico/plain-text.ts';
import { canDeriveHomoclave, deriveLegalRfc, deriveNaturalRfc, parseRfc, type Rfc } from '#mexico/rfc.ts';
import { mexicanDate } from '#mexico/today.ts';

/** Messages, in the words of the tax authority (SAT) where it has any. A refusal by a tenant's own table is never in SAT's words. */

const ELIGIBLE = 'RFC válido, y susceptible de recibir facturas';
const BAD_STRUCTURE = 'Estructura del RFC incorrecta';
const GENERIC = 'RFC genérico: no identifica a nadie';
const CANDIDATE = 'RFC derivado del nombre y la fecha, no oficial: el SAT puede haber asignado otra homoclave';
const NO_LETTERS = 'Sin letras en el nombre no hay RFC que derivar';
const AMPERSAND = 'con & en el nombre la homoclave no puede comprobarse';

const refusals = {
  authority: {
    unknown: 'RFC no registrado en el padrón de contribuyentes',
    notEligible: 'RFC válido, no susceptible de recibir facturas',
    otherName: 'RFC válido; el nombre, denominación o razón social no es el registrado',
    otherPostalCode: 'RFC válido; el código postal no es el registrado',
  },
  table: {
    unknown: 'No está en tu registro',
    notEligible: 'Tu registro dice que no puede recibir facturas',
    otherName: 'El nombre, denominación o razón social no es el de tu registro',
    otherPostalCode: 'El código postal no es el de tu registro',
  },
} as const;

/** Who answered: a registry that speaks for SAT, or the table that a tenant filled. */
export type Speaker = keyof typeof refusals;

export const speakerOf = (isAuthority: boolean): Speaker => (isAuthority ? 'authority' : 'table');

/** Name and postal code that the request claims for a taxpayer. */
interface TaxpayerClaim {
  name?: string | null | undefined;
  postal_code?: string | null | undefined;
}

export const malformedResult = (rfc: string, reason: 'format' | 'date' | 'generic'): RfcResult =>
  result(rfc, false, false, reason === 'generic' ? GENERIC : BAD_STRUCTURE);

/** Builds the result for an RFC from the registry's record, if any, and the request's claim. */
export function rfcResultOf(
  { rfc, checkDigit, warnings }: Pick<Rfc, 'rfc' | 'checkDigit' | 'warnings'>,
  record: RegistryRecord | undefined,
  speaker: Speaker,
  claim: TaxpayerClaim = {},
): RfcResult {
  const words = refusals[speaker];
  const warning = warnings.includes('check') ? `; el dígito verificador debería ser ${checkDigit}` : '';
  // What a tenant's table lacks may well exist.
  const verdict = speaker === 'authority' ? false : null;
  if (!record) return result(rfc, verdict, verdict, words.unknown + warning);
  if (claim.name && plainText(claim.name) !== plainText(taxNameOf(record))) return result(rfc, true, false, words.otherName + warning);
  if (claim.postal_code && claim.postal_code !== record.postal_code) return result(rfc, true, false, words.otherPostalCode + warning);
  const eligible = record.invoices !== 'no';
  return result(rfc, true, eligible, (eligible ? ELIGIBLE : words.notEligible) + warning);
}

/** Returns the result for a record; null if it has no valid RFC. */
export function resultOfRecord(record: RegistryRecord, speaker: Speaker, now: Date, claim: TaxpayerClaim = {}): RfcResult | null {
  const verdict = parseRfc(record.rfc ?? '', mexicanDate(now));
  return verdict.ok ? rfcResultOf(verdict.value, record, speaker, claim) : null;
}

/** Returns the name as the SAT writes it: given names first. */
const taxNameOf = ({ tax_name, name, first_last_name, second_last_name }: RegistryRecord) =>
  tax_name ?? [name, first_last_name, second_last_name].filter(Boolean).join(' ');

/** Derives a person's probable RFC from names and date of birth; null for names without letters. */
export function naturalCandidate(person: { name: string; first: string; second: string }, birthDate: string): RfcResult | null {
  const fullName = [person.first, person.second, person.name].join(' ');
  const hasLetters = has(/[A-Z]/, person.name) && has(/[A-Z]/, `${person.first}${person.second}`);
  return hasLetters ? candidate(deriveNaturalRfc(person, birthDate), fullName) : null;
}

/** Derives a company's probable RFC; digits are spelled out (“7 24”). Null if no three letters result. */
export function legalCandidate(denomination: string, incorporationDate: string): RfcResult | null {
  const rfc = deriveLegalRfc(denomination, incorporationDate);
  return has(/[A-Z\d]/, denomination) && LETTERS_OF_COMPANY.test(rfc) ? candidate(rfc, denomination) : null;
}

/** Matches a derived RFC; fails for names with numbers too long to spell out. */
const LETTERS_OF_COMPANY = /^[A-ZÑ&]{3}\d/;

const has = (letters: RegExp, text: string) => letters.test(text.toUpperCase().normalize('NFD'));

/** Returns the result without an RFC and without letters from which it can be derived. */
export const noCandidate = (): RfcResult => result('', null, null, NO_LETTERS);

const candidate = (rfc: string, name: string): RfcResult =>
  result(rfc, null, null, canDeriveHomoclave(name) ? CANDIDATE : `${CANDIDATE}; ${AMPERSAND}`);

const result = (rfc: string, valid_rfc: boolean | null, elegible_for_invoices: boolean | null, message: string): RfcResult => ({
  ...{ rfc, valid_rfc, elegible_for_invoices, message },
});
