import type { PadProvider } from '../pad.ts';

/** The provider for servers without a certified detector. */
export const noPad: PadProvider = { judge: async () => null };
