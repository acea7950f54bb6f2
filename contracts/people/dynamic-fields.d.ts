import type { FieldProblem } from '../problems.ts';
/** The fields of a dynamic descriptor: what their rules mean, and whether values keep them. No schema library: browsers read it too. */
export declare const fieldTypes: readonly ['text', 'number', 'integer', 'boolean', 'date', 'email', 'phone', 'select'];
export type FieldType = (typeof fieldTypes)[number];
/** The read-only lists that a `select` may choose from, by id. */
export declare const fieldCatalogs: readonly ['nationalities', 'states', 'marital_statuses', 'relations'];
export type FieldCatalog = (typeof fieldCatalogs)[number];
/** A field as a descriptor keeps it. */
export interface DescribedField {
    title: string;
    type: FieldType;
    key: string;
    rules: string[];
    catalog_id: FieldCatalog | null;
}
export declare const fieldRules: string[];
/** What a field's value is; null for none. */
export type FieldValue = string | number | boolean | null;
/** What stands behind the colon of a field's rule; null where the field does not have the rule. */
export declare function ruleArgument({ rules }: Pick<DescribedField, 'rules'>, rule: string): string | null;
/** What is wrong with the fields of a descriptor; paths begin at `descriptor`. */
export declare function descriptorFaults(fields: readonly DescribedField[]): FieldProblem[];
/** Values that keep the rules, and what is wrong with those that do not. Members without a field are left out, empty ones are null. */
export declare function checkValues(fields: readonly DescribedField[], values: Readonly<Record<string, unknown>>): {
    values: Record<string, FieldValue>;
    faults: FieldProblem[];
};
