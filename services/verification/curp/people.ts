import type { RegistryRecord } from '#contracts/verification/registry.ts';
import { parseCurp } from '#mexico/curp.ts';
import { mexicanDate } from '#mexico/today.ts';
import type { Owner } from '#platform/base/administration.ts';
import { Problem } from '#platform/base/problem.ts';
import type { Registry } from '../registry/registries.ts';

/** Returns the normalized CURP. Throws `invalid_body` with `status` if the text is malformed. */
export function readCurp(text: string, { status, now }: { status: 400 | 422; now: Date }): string {
  const verdict = parseCurp(text, mexicanDate(now));
  if (verdict.ok) return verdict.value.curp;
  const message = 'This is no CURP.';
  throw new Problem('invalid_body', `curp: ${message}`, { status, errors: [{ path: 'curp', code: verdict.reason, message }] });
}

/** Returns the record with a CURP; throws 404 if the registry has none. */
export async function personOf(registry: Registry, owner: Owner, curp: string, timeoutMs: number): Promise<RegistryRecord> {
  const [record] = await registry.find(owner, { by: 'curp', curp }, timeoutMs);
  if (!record) throw unknownCurp();
  return record;
}

const unknownCurp = () => new Problem('not_found', 'The registry does not know this CURP.');

/** Returns the record in force: the record of the replacing CURP, if this CURP was replaced. */
export async function inForce(registry: Registry, owner: Owner, record: RegistryRecord, timeoutMs: number): Promise<RegistryRecord> {
  if (!record.replaced_by) return record;
  const [successor] = await registry.find(owner, { by: 'curp', curp: record.replaced_by }, timeoutMs);
  // If the registry lacks that record: this person with the new CURP.
  return successor ?? { ...record, curp: record.replaced_by, curp_status: 'AN', replaced_by: undefined };
}
