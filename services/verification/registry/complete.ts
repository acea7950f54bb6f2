import type { RegistryRecord } from '#contracts/verification/registry.ts';
import { parseCurp } from '#mexico/curp.ts';
import { parseRfc } from '#mexico/rfc.ts';
import { personKey } from './names.ts';

/** Adds members that follow from the CURP, unless the record has them. */
export function complete(record: RegistryRecord, today: string): RegistryRecord {
  const verdict = record.curp ? parseCurp(record.curp, today) : null;
  if (!verdict?.ok) return record;
  const { birthDate, sex, entity } = verdict.value;
  return { birth_date: birthDate, gender: sex, birth_federal_entity: entity, curp_status: 'AN', ...present(record) };
}

const present = (record: RegistryRecord) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

/** Builds the search key from names and date of birth; for a company from `tax_name` and date of incorporation. */
export function keyOfPerson(record: RegistryRecord, today: string): string {
  if (record.curp) return personKey({ ...record, name: record.name ?? '' }, record.birth_date ?? '');
  const verdict = parseRfc(record.rfc ?? '', today);
  const date = record.birth_date ?? (verdict.ok ? verdict.value.dates.at(-1) : null) ?? '';
  return personKey({ name: record.tax_name ?? '' }, date);
}
