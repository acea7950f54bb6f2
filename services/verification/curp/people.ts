import type { RegistryRecord } from '#contracts/verification/registry.ts';
import { parseCurp } from '#mexico/curp.ts';
import { mexicanDate } from '#mexico/today.ts';
import type { Owner } from '#platform/base/administration.ts';
import { Problem } from '#platform/base/problem.ts';
import type { Registry } from '../registry/registries.ts';

/** Reads a CURP; throws `invalid_body` with the operation's status. */
export function readCurp(text: string, status: 400 | 422, now: Date): string {
  const verdict = parseCurp(text, mexicanDate(now));
  if (verdict.ok) return verdict.value.curp;
  const message = 'This is no CURP.';
  throw new Problem('invalid_body', `curp: ${message}`, { status, errors: [{ path: 'curp', code: verdict.reason, message }] });
}

/** Finds a person by CURP; throws 404 for nobody. */
export async function personOf(registry: Registry, owner: Owner, curp: string, timeoutMs: number): Promise<RegistryRecord> {
  const [record] = await registry.find(owner, { by: 'curp', curp }, timeoutMs);
  if (!record) throw unknownCurp();
  return record;
}

const unknownCurp = () => new Problem('not_found', 'The registry does not know this CURP.');

/** Returns the record in force: that of the replacing CURP, if the registry has it. */
export async function inForce(registry: Registry, owner: Owner, record: RegistryRecord, timeoutMs: number): Promise<RegistryRecord> {
  if (!record.replaced_by) return record;
  const [successor] = await registry.find(owner, { by: 'curp', curp: record.replaced_by }, timeoutMs);
  // The same person with the new CURP.
  return successor ?? { ...record, curp: record.replaced_by, curp_status: 'AN', replaced_by: undefined };
}
