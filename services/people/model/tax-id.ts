import { parseRfc, type RfcReason } from '#mexico/rfc.ts';
import { invalidMember } from '#platform/base/problem.ts';

const cures: Record<RfcReason, string> = {
  format: 'tax_id is not an RFC: 13 characters for a person, 12 for a company, in the order of the SAT.',
  date: 'The date in the RFC does not exist.',
  generic: 'This RFC stands for the general public or for a foreigner, never for one person. Leave tax_id out until theirs is known.',
};

/** Returns an RFC in stored form. Throws 422 if it is invalid. Its check digit is not validated: some RFCs in use have a wrong digit. */
export function readTaxId(text: string, today: string): string {
  const verdict = parseRfc(text, today);
  if (verdict.ok) return verdict.value.rfc;
  throw invalidMember('tax_id', `rfc_${verdict.reason}`, cures[verdict.reason]);
}
