import type { Curp } from '#mexico/curp.ts';
import { entityName } from '#mexico/entities.ts';
import type { PaperPage } from '#papers/layout/page.ts';
import { areClear } from './well-read.ts';

/** The state that its people, and some papers, call by the whole of its name; RENAPO, who gives the CURP, does not. */
const OF_TWO_NAMES = 'MC';
const OF_RENAPO = 'MÉXICO';

/** States that the paper prints. */
export interface StatePrint {
  pages: readonly PaperPage[];
  /** The paper has a label for this state, whether or not its value was read. */
  isPrinted: boolean;
  /** A state that it prints by another label. */
  elsewhere?: string | null;
}

/** Returns the state of the CURP in capitals; null where the paper prints it. Of two names the one that the paper prints elsewhere counts. */
export function stateOfCurp({ entity }: Curp, { pages, isPrinted, elsewhere }: StatePrint): string | null {
  const name = entityName(entity)?.toUpperCase() ?? null;
  if (entity !== OF_TWO_NAMES) return name;
  if (isPrinted || (pages.some(({ origin }) => origin === 'ocr') && !areClear(pages))) return null;
  return elsewhere === name ? name : OF_RENAPO;
}
