import { mapField, type PaperField } from '#papers/findings/findings.ts';
import { partByCurp } from '#papers/texts/names.ts';

export type NameFields = Record<'name' | 'first_lastname' | 'second_lastname', PaperField | null>;

/** Splits a full name into given names and surnames with the help of the CURP; all null if they do not match. */
export function partedName(fullName: PaperField | null, curp: string | null): NameFields {
  const parts = fullName && partByCurp(fullName.value, curp);
  const part = (value: string | undefined) => mapField(fullName, () => value || null);
  return { name: part(parts?.name), first_lastname: part(parts?.first), second_lastname: part(parts?.second) };
}
