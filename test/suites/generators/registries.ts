/** Files in which a generator writes a line, as paths from the root. */
export const REGISTRIES = ['steps/catalog.ts', 'steps/elements.ts', 'steps/handlers.ts'];
export const KIND_REGISTRIES = ['kinds/contract.ts', 'service.ts', 'kinds/kinds.ts'].map((file) => `services/extraction/${file}`);
export const DRAWINGS = 'test/specimens/kinds/drawings.ts';
