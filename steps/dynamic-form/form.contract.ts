import { checkValues, type DynamicForm, type FieldValue } from '#contracts/people/dynamic-fields.ts';

/** The values; the key is the field's key. */
export type DynamicFormValues = Readonly<Record<string, FieldValue>>;

/** Returns the values that keep the form's rules and choose entries of its catalogs, and the faults of the others, at `values.<key>`. */
export function checkForm({ fields, catalogs }: DynamicForm, input: Readonly<Record<string, unknown>>): ReturnType<typeof checkValues> {
  const { values, faults } = checkValues(fields, input);
  const strangers = fields.flatMap(({ key, title, catalog_id }) => {
    const value = values[key];
    if (catalog_id === null || value === null || catalogs[catalog_id]?.some(({ id }) => id === value)) return [];
    return [{ path: `values.${key}`, code: 'in', message: `"${title}" is not of its catalog.` }];
  });
  return { values, faults: [...faults, ...strangers] };
}
