import type { CredentialStatus, CredentialType, RegistryRecord } from '#contracts/verification/registry.ts';
import type { CredentialResult } from '#contracts/verification/webhooks.ts';
import { membersOf } from '../registry/members-of.ts';
import type { RegistryQuery } from '../registry/registries.ts';

/** Printed values of a credential (INE), as the request has them. */
export interface CredentialInput {
  type: CredentialType;
  cic?: string | undefined;
  ocr?: string | undefined;
  elector_key?: string | undefined;
  emission_number?: string | undefined;
}

/** Builds the registry query: type C by elector key, newer types by card number (CIC). */
export function queryFor({ type, cic = '', elector_key = '' }: CredentialInput): RegistryQuery {
  return type === 'C' ? { by: 'elector_key', elector_key } : { by: 'cic', cic };
}

const messages: Readonly<Record<CredentialStatus, string>> = {
  current: 'Está vigente como medio de identificación y para votar.',
  expired: 'No está vigente: terminó su vigencia.',
  court_order: 'No está vigente: está suspendida por orden judicial.',
  reported: 'No está vigente: se reportó su robo o extravío.',
};
const CREDENTIAL_MEMBERS = [
  ...(['cic', 'elector_key', 'ocr', 'registered_at', 'emission_at', 'federal_district', 'local_district'] as const),
  'emission_number',
] as const;
const UNKNOWN_MESSAGE = 'Los datos no corresponden a ninguna credencial; revísalos.';
const NOT_IN_TABLE = 'No está en tu registro.';
const OTHER_IN_TABLE = 'Los datos no son los de tu registro; revísalos.';

/** Builds the answer about a credential from the registry's records for `queryFor`. `isAuthority`: see `Registry`. */
export function judge(credential: CredentialInput, records: readonly RegistryRecord[], isAuthority: boolean): CredentialResult {
  const record = records.find((one) => one.credential_type === credential.type && agrees(credential, one));
  if (!record && isAuthority) return refused(credential, UNKNOWN_MESSAGE);
  if (!record) return records.length > 0 ? refused(credential, OTHER_IN_TABLE) : notInTable(credential);
  const status = record.credential_status ?? 'current';
  return {
    valid: status === 'current',
    messages: [isAuthority ? messages[status] : `Según tu registro: ${messages[status]}`],
    expired: status === 'expired',
    court_order: status === 'court_order',
    incorrect_data: false,
    ...membersOf(record, CREDENTIAL_MEMBERS),
  };
}

/** True if all values that the request and the record both have are equal. Emission numbers may be `1` or `01`. */
function agrees(credential: CredentialInput, record: RegistryRecord): boolean {
  const pairs = [
    [credential.cic, record.cic],
    [credential.ocr, record.ocr],
    [credential.elector_key, record.elector_key],
    [credential.emission_number?.padStart(2, '0'), record.emission_number?.padStart(2, '0')],
  ];
  return pairs.every(([asked, registered]) => asked === undefined || registered === undefined || asked === registered);
}

/** Builds the result for data that no credential has. The result does not reveal a similar credential. */
function refused(credential: CredentialInput, message: string): CredentialResult {
  return { valid: false, messages: [message], expired: false, court_order: false, incorrect_data: true, ...sentMembers(credential) };
}

/** Builds the result for a credential that a tenant's table lacks: nothing is known of it. */
function notInTable(credential: CredentialInput): CredentialResult {
  return { valid: null, messages: [NOT_IN_TABLE], expired: null, court_order: null, incorrect_data: null, ...sentMembers(credential) };
}

const sentMembers = ({ cic, elector_key, ocr, emission_number }: CredentialInput) =>
  membersOf({ cic, elector_key, ocr, emission_number }, CREDENTIAL_MEMBERS);
