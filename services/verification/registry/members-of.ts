import type { RegistryRecord } from '#contracts/verification/registry.ts';

/** Returns these members of a record, null if unknown. */
export const membersOf = <Name extends keyof RegistryRecord>(record: RegistryRecord, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, record[name] ?? null])) as { [Each in Name]: string | null };
