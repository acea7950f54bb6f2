import type { ReadingStatus } from '#contracts/steps/paper-step.ts';
import type { FieldTexts, ReadField } from '#src/step/paper/field-entries.ts';
import type { CardDoubt, CredentialView } from './credential.contract.ts';
import { type CardField, nameFields } from './lines.contract.ts';

const FORMS: Partial<Record<CardField, ReadField<CardField>['type']>> = { birth_date: 'date', expiration_date: 'year', zip_code: 'digits' };

export function typeOf(field: CardField): ReadField<CardField>['type'] {
  return FORMS[field] ?? 'text';
}

/** Returns a text without the spaces, hyphens and lower case that people add to identifiers. */
export function normalize(field: CardField, text: string): string {
  return field === 'curp' || field === 'elector_key' ? text.toUpperCase().replace(/[\s-]/g, '') : text;
}

/** The fields whose correction resolves a doubt. */
export const fieldsOfDoubt: Record<CardDoubt, readonly CardField[]> = {
  two_cards: [],
  curp: ['curp', ...nameFields, 'birth_date'],
  expired: ['expiration_date'],
};

/** Returns the required fields that were not read, as open and empty entries. */
export function emptyRequiredFields({ fields }: CredentialView): FieldTexts<CardField> {
  const missing = ([...nameFields, 'curp'] as const).filter((field) => fields[field] === null);
  return Object.fromEntries(missing.map((field) => [field, '']));
}

/** Returns whether a new picture may be read better. */
export const isWorthRetaking = (reading: ReadingStatus | undefined): boolean =>
  reading !== undefined && reading !== 'read' && reading !== 'unavailable';
