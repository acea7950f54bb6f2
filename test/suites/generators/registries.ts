/** Registry files to which a generator adds a line, as paths from the root. */
export const REGISTRIES = ['steps/catalog.ts', 'steps/elements.ts', 'steps/handlers.ts'];
/** The registry to which a new kind adds its one line, and the lists generated from it. */
export const KIND_REGISTRIES = [
  'lib/kinds/kinds.ts',
  'lib/contracts/extraction/extraction.ts',
  'services/extraction/kinds/kinds.ts',
  'test/specimens/kinds/drawings.ts',
];
