import type { PadProvider } from '../pad.ts';

/** Stands in where no certified detector is configured. */
export const noPad: PadProvider = { judge: async () => null };
