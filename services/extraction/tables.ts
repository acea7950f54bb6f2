/** Reading keeps nothing. */
export type ExtractionTables = Record<never, never>;
