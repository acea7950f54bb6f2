import type { Curp } from '#mexico/curp.ts';
import { entityName } from '#mexico/entities.ts';
import type { PaperPage } from '#papers/layout/page.ts';
import { areClear } from '#papers/layout/well-read.ts';

/** Code of the state with two names: RENAPO, which issues the CURP, prints `MÉXICO`, some papers `ESTADO DE MÉXICO`. */
const STATE_OF_TWO_NAMES = 'MC';
const RENAPO_NAME = 'MÉXICO';

/** Facts about the states that the paper prints. */
export interface StatePrint {
  pages: readonly PaperPage[];
  /** True if the paper has a label for this state, even if its value was not read. */
  isPrinted: boolean;
  /** A state that the paper prints after another label. */
  elsewhere?: string | null;
}

/** Returns the state of the CURP in capitals. For the state with two names: null if its name is printed or may have been missed. */
export function stateOfCurp({ entity }: Curp, { pages, isPrinted, elsewhere }: StatePrint): string | null {
  const name = entityName(entity)?.toUpperCase() ?? null;
  if (entity !== STATE_OF_TWO_NAMES) return name;
  if (isPrinted || (pages.some(({ origin }) => origin === 'ocr') && !areClear(pages))) return null;
  return elsewhere === name ? name : RENAPO_NAME;
}
