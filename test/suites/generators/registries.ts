/** Files in which a generator writes a line, as paths from the root. */
export const REGISTRIES = ['steps/catalog.ts', 'steps/elements.ts', 'steps/handlers.ts'];
/** The one line of a new kind, and the lists that follow from it. */
export const KIND_REGISTRIES = [
  'lib/kinds/kinds.ts',
  'lib/contracts/extraction/extraction.ts',
  'services/extraction/kinds/kinds.ts',
  'test/specimens/kinds/drawings.ts',
];
