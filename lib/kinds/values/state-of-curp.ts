import type { Curp } from '#mexico/curp.ts';
import { entityName } from '#mexico/entities.ts';
import type { PaperPage } from '#papers/layout/page.ts';
import { areClear } from './well-read.ts';

/** The state that its people, and some papers, call by the whole of its name; RENAPO, who gives the CURP, does not. */
const OF_TWO_NAMES = 'MC';
const OF_RENAPO = 'MÉXICO';

/** What a paper prints of states. */
export interface StatePrint {
  pages: readonly PaperPage[];
  /** It has a label of the state that is asked for, whatever was read there. */
  isPrinted: boolean;
  /** A state that it prints by another label. */
  elsewhere?: string | null;
}

/**
 * The state that a CURP tells, in capitals; null where it tells none. Of two names it is the one that the paper prints by another label,
 * else RENAPO's; null where the paper prints it, or may: a picture that is not clear.
 */
export function stateOfCurp({ entity }: Curp, { pages, isPrinted, elsewhere }: StatePrint): string | null {
  const name = entityName(entity)?.toUpperCase() ?? null;
  if (entity !== OF_TWO_NAMES) return name;
  if (isPrinted || (pages.some(({ origin }) => origin === 'ocr') && !areClear(pages))) return null;
  return elsewhere === name ? name : OF_RENAPO;
}
