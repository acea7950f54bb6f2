/** The members that the caller sent, as columns. */
export function sentColumns<Columns extends object>(columns: Columns): Partial<Columns> {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<Columns>;
}

/** JSON goes into a column as text. */
export const jsonColumn = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));
