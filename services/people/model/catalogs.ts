export type CatalogRow = { created_at: Date; updated_at: Date };

/** Returns the record of a catalog's row. Only some catalogs have `country`. */
export function catalogEntry<Row extends CatalogRow>(row: Row) {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() };
}
