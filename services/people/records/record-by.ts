import type { z } from 'zod';

/** A row with each member of a record, where a time may be a Date in place of its text. */
type ColumnsOf<Answer> = { readonly [Member in keyof Answer]: Answer[Member] | (string extends Answer[Member] ? Date : never) };

/** Creates a function that turns rows into a contract's records: only the contract's members, with times as ISO text. */
export function recordBy<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  const members = Object.keys(schema.shape) as (keyof z.output<z.ZodObject<Shape>>)[];
  return (row: ColumnsOf<z.output<z.ZodObject<Shape>>>) => {
    const entries = members.map((member) => {
      const value: unknown = row[member];
      return [member, value instanceof Date ? value.toISOString() : value];
    });
    return Object.fromEntries(entries) as z.output<z.ZodObject<Shape>>;
  };
}
