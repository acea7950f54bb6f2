/** No tables: extraction stores nothing. */
export type ExtractionTables = Record<never, never>;
