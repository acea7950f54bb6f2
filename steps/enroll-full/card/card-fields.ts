import type { ReadingStatus } from '#contracts/steps/paper-step.ts';
import type { FieldTexts, ReadField } from '#src/step/paper/field-entries.ts';
import type { CardDoubt, CredentialView } from './credential.contract.ts';
import type { CardField } from './lines.contract.ts';

export function typeOf(field: CardField): ReadField<CardField>['type'] {
  return field === 'birth_date' ? 'date' : field === 'zip_code' ? 'digits' : 'text';
}

/** Returns a text without the spaces, hyphens and lower case that people add to identifiers. */
export function normalize(field: CardField, text: string): string {
  return field === 'curp' || field === 'elector_key' ? text.toUpperCase().replace(/[\s-]/g, '') : text;
}

/** The fields whose correction resolves a doubt. */
export const fieldsOfDoubt: Record<CardDoubt, readonly CardField[]> = {
  two_cards: [],
  curp: ['curp', 'name', 'last_name', 'mothers_last_name', 'birth_date'],
  expired: ['expiration_date'],
};

/** Returns the required fields that were not read, as open and empty entries. */
export function emptyRequiredFields({ fields }: CredentialView): FieldTexts<CardField> {
  const missing = (['name', 'last_name', 'mothers_last_name', 'curp'] as const).filter((field) => fields[field] === null);
  return Object.fromEntries(missing.map((field) => [field, '']));
}

/** Returns whether a new picture may be read better. */
export const isWorthRetaking = (reading: ReadingStatus | undefined): boolean =>
  reading !== undefined && reading !== 'read' && reading !== 'unavailable';
