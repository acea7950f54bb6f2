type ColumnsAsText<Row> = {
  [Column in keyof Row]: Row[Column] extends Date ? string : Row[Column] extends Date | null ? string | null : Row[Column];
};

/** Returns the columns of a row that an answer's schema names, with times as text. */
export function columnsIn<Row extends object, Name extends string>(
  { shape }: { readonly shape: Readonly<Record<Name, unknown>> },
  row: Row,
): ColumnsAsText<Pick<Row, keyof Row & Name>> {
  const columns = Object.entries(row).filter(([name]) => Object.hasOwn(shape, name));
  const texts = columns.map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]);
  return Object.fromEntries(texts) as ColumnsAsText<Pick<Row, keyof Row & Name>>;
}
