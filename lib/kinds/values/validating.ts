import { isCurp, isNss, isRfc } from '#papers/texts/identifiers.ts';
import type { ExtractedCurpRecord, InsuredPerson } from '../base/members.ts';
import type { CallerRegistry } from '../base/registry.ts';

/** Looks up a CURP in the registry. Malformed: `valid` is false without a request. Not requested or not read: `valid` is null. */
export async function lookUpCurp(
  registry: CallerRegistry,
  curp: string | null,
  isRequested: boolean | undefined,
): Promise<{ valid: boolean | null; record: ExtractedCurpRecord | null }> {
  if (!isRequested || curp === null) return { valid: null, record: null };
  // `today` is the last possible date, so that a birth after the server's today is left to the registry.
  if (!isCurp(curp, '9999-12-31')) return { valid: false, record: null };
  const answer = await registry.curp(curp);
  return { valid: answer && (answer.record?.valid ?? false), record: answer?.record ?? null };
}

export async function lookUpRfc(registry: CallerRegistry, rfc: string | null, isRequested: boolean | undefined): Promise<boolean | null> {
  if (!isRequested || rfc === null) return null;
  if (!isRfc(rfc, '9999-12-31')) return false;
  return (await registry.rfc(rfc))?.valid ?? null;
}

export async function lookUpNss(
  registry: CallerRegistry,
  nss: string | null,
  isRequested: boolean | undefined,
): Promise<{ valid: boolean | null; person: InsuredPerson | null }> {
  if (!isRequested || nss === null) return { valid: null, person: null };
  if (!isNss(nss)) return { valid: false, person: null };
  return (await registry.nss(nss)) ?? { valid: null, person: null };
}
