import type { z } from 'zod';

/** A row that has each member of a record, a time in place of its text where it is one. */
type ColumnsOf<Answer> = { readonly [Member in keyof Answer]: Answer[Member] | (string extends Answer[Member] ? Date : never) };

/** Makes the records of a contract out of rows: its members alone, times as ISO text. */
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
