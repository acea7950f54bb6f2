/** Returns the columns that are not undefined: those whose members the caller sent. */
export function sentColumns<Columns extends object>(columns: Columns): Partial<Columns> {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<Columns>;
}

export const jsonColumn = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));
