import { checkValues, type DescribedField, type FieldCatalog, type FieldValue } from '#contracts/people/dynamic-fields.ts';

/** What a form asks: a dynamic descriptor as it was when the workflow was made. The browser sees all of it. */
export interface DynamicForm {
  name: string;
  description: string;
  fields: readonly DescribedField[];
  /** The entries of the catalogs that fields choose from. */
  catalogs: Readonly<Partial<Record<FieldCatalog, readonly { id: number; name: string }[]>>>;
}

/** Values by the keys of their fields. */
export type DynamicFormValues = Readonly<Record<string, FieldValue>>;

/** Values that keep the rules of a form and choose what its catalogs have, and what is wrong with the others, at `values.<key>`. */
export function checkForm({ fields, catalogs }: DynamicForm, input: Readonly<Record<string, unknown>>): ReturnType<typeof checkValues> {
  const { values, faults } = checkValues(fields, input);
  const strangers = fields.flatMap(({ key, title, catalog_id }) => {
    const value = values[key];
    if (catalog_id === null || value === null || catalogs[catalog_id]?.some(({ id }) => id === value)) return [];
    return [{ path: `values.${key}`, code: 'in', message: `"${title}" is not of its catalog.` }];
  });
  return { values, faults: [...faults, ...strangers] };
}
