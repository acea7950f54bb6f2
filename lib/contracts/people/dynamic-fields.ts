import type { FieldProblem } from '../base/problems.ts';

/** Fields of a descriptor (a form that a tenant defines) and rules for their values. No schema library, because browsers load this file. */

export const fieldTypes = ['text', 'number', 'integer', 'boolean', 'date', 'email', 'phone', 'select'] as const;
export type FieldType = (typeof fieldTypes)[number];

/** Catalogs that can supply the choices of a `select`. */
export const fieldCatalogs = ['nationalities', 'states', 'marital_statuses', 'relations'] as const;
export type FieldCatalog = (typeof fieldCatalogs)[number];

export interface DescribedField {
  title: string;
  type: FieldType;
  key: string;
  rules: string[];
  catalog_id: FieldCatalog | null;
}

/** A form: a dynamic descriptor as it was when the workflow was created. The browser receives all of it. */
export interface DynamicForm {
  name: string;
  description: string;
  fields: readonly DescribedField[];
  /** The entries of the catalogs that fields choose from. */
  catalogs: Readonly<Partial<Record<FieldCatalog, readonly { id: number; name: string }[]>>>;
}

/** Maximum number of characters in a text whose field has no rule `max`. */
const LONGEST_TEXT = 500;

const DATE = /^\d{4}-\d{2}-\d{2}$/;

type RuleValue = string | number | boolean;

interface RuleDefinition {
  /** The field types that allow the rule. */
  types: readonly FieldType[];
  /** Checks the argument in a descriptor. Null: the rule has no argument. */
  takes: ((argument: string) => boolean) | null;
  /** Checks a value. */
  keeps(value: RuleValue, argument: string): boolean;
}

const sizeOf = (value: RuleValue) => (typeof value === 'string' ? value.length : Number(value));

const ruleTable = new Map<string, RuleDefinition>(
  Object.entries({
    required: { types: fieldTypes, takes: null, keeps: () => true },
    min: { types: ['text', 'number', 'integer'], takes: isNumber, keeps: (value, least) => sizeOf(value) >= Number(least) },
    max: { types: ['text', 'number', 'integer'], takes: isNumber, keeps: (value, most) => sizeOf(value) <= Number(most) },
    in: {
      types: ['text', 'select'],
      takes: (argument) => argument !== '' && argument.split(',').every((choice) => choice.trim() !== ''),
      keeps: (value, argument) => argument.split(',').some((choice) => choice.trim() === value),
    },
    after: { types: ['date'], takes: isDate, keeps: (value, date) => String(value) > date },
    before: { types: ['date'], takes: isDate, keeps: (value, date) => String(value) < date },
  } satisfies Record<string, RuleDefinition>),
);
const fieldRules = [...ruleTable.keys()];

export type FieldValue = string | number | boolean | null;

const ruleOf = (text: string) => {
  const [name = '', ...rest] = text.split(':');
  return { name: name.trim(), argument: rest.join(':').trim() };
};

/** Returns the argument of a field's rule. Null if the field does not have the rule. */
export function ruleArgument({ rules }: Pick<DescribedField, 'rules'>, rule: string): string | null {
  return rules.map(ruleOf).find(({ name }) => name === rule)?.argument ?? null;
}

/** Returns the faults in a descriptor's fields; their paths begin with `descriptor`. */
export function descriptorFaults(fields: readonly DescribedField[]): FieldProblem[] {
  const keys = fields.map(({ key }) => key);
  return fields.flatMap((field, at) => {
    const fault = (member: string, code: string, message: string) => ({ path: `descriptor.${at}.${member}`, code, message });
    const faults = field.rules.flatMap((text, index) => {
      const { name, argument } = ruleOf(text);
      const rule = ruleTable.get(name);
      const place = `rules.${index}`;
      if (!rule) return [fault(place, 'unknown', `There is no rule "${name}". The rules are ${fieldRules.join(', ')}.`)];
      if (!rule.types.includes(field.type))
        return [fault(place, 'not_for_type', `The rule ${name} does not exist for the type ${field.type}.`)];
      if (rule.takes === null && argument === '') return [];
      return rule.takes?.(argument) ? [] : [fault(place, 'invalid', `The value of the rule ${name} is not valid.`)];
    });
    if (keys.indexOf(field.key) !== at) faults.push(fault('key', 'taken', 'Another field has this key.'));
    const chooses = field.catalog_id !== null || field.rules.some((text) => ruleOf(text).name === 'in');
    if (field.type === 'select' && !chooses) faults.push(fault('catalog_id', 'missing', 'A select needs a catalog, or the rule in.'));
    if (field.type !== 'select' && field.catalog_id !== null)
      faults.push(fault('catalog_id', 'not_for_type', 'Only a select can have a catalog.'));
    const contradiction = contradictionIn(field);
    if (contradiction) faults.push(fault('rules', 'contradiction', contradiction));
    return faults;
  });
}

const DAY_MS = 86_400_000;

/** Returns why no value can satisfy all rules of a field. Null if a value can. */
function contradictionIn({ type, rules, catalog_id }: DescribedField): string | null {
  const has = (rule: string) => rules.map(ruleOf).flatMap(({ name, argument }) => (name === rule ? [argument] : []));
  if (catalog_id !== null && has('in').length > 0) return 'A select takes its options from its catalog or from the rule in, not from both.';
  const isText = type === 'text';
  const least = Math.max(isText ? 1 : -Infinity, ...has('min').map(Number));
  const most = Math.min(isText && has('max').length === 0 ? LONGEST_TEXT : Infinity, ...has('max').map(Number));
  if (least > most) return `No value is at least ${least} and at most ${most}.`;
  const between = Math.min(...has('before').map(Date.parse)) - Math.max(...has('after').map(Date.parse));
  return between < 2 * DAY_MS ? 'No day is after the one and before the other.' : null;
}

/** Returns the valid values, and the faults of the others. Members without a field are dropped; empty values become null. */
export function checkValues(
  fields: readonly DescribedField[],
  values: Readonly<Record<string, unknown>>,
): { values: Record<string, FieldValue>; faults: FieldProblem[] } {
  const faults: FieldProblem[] = [];
  const entries = fields.map((field): [string, FieldValue] => {
    const input = Object.hasOwn(values, field.key) ? values[field.key] : null;
    const value = typeof input === 'string' ? input.trim() : input;
    const isEmpty = value === null || value === undefined || value === '';
    const code = isEmpty ? (ruleArgument(field, 'required') === null ? null : 'required') : faultOf(field, value);
    if (code) faults.push({ path: `values.${field.key}`, code, message: `The value of "${field.title}" breaks the rule ${code}.` });
    return [field.key, isEmpty || code ? null : (value as string | number | boolean)];
  });
  return { values: Object.fromEntries(entries), faults };
}

/** Returns the first rule that a value violates, or `type`. Null if the value is valid. */
function faultOf(field: DescribedField, value: unknown): string | null {
  if (!isOfType(field, value)) return 'type';
  const broken = field.rules.map(ruleOf).find(({ name, argument }) => ruleTable.get(name)?.keeps(value as RuleValue, argument) === false);
  return broken?.name ?? null;
}

function isOfType({ type, rules, catalog_id }: DescribedField, value: unknown): boolean {
  switch (type) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'integer':
      return Number.isSafeInteger(value);
    case 'select':
      return catalog_id === null ? isText(value, LONGEST_TEXT) : Number.isSafeInteger(value);
    case 'date':
      return isText(value, 10) && isDate(value);
    case 'email':
      return isText(value, 254) && /^[^\s@]+@[^\s@]+$/.test(value);
    case 'phone':
      return isText(value, 30) && /^\+?[\d ()-]{7,30}$/.test(value);
    case 'text':
      return isText(
        value,
        Math.max(LONGEST_TEXT, ...rules.map(ruleOf).map(({ name, argument }) => (name === 'max' ? Number(argument) : 0))),
      );
  }
}

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;

function isNumber(text: string): boolean {
  return text.length <= 15 && /^-?\d+(\.\d+)?$/.test(text);
}

function isDate(text: string): boolean {
  return DATE.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
}
