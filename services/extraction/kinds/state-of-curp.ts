import type { Curp } from '../../../mexico/curp.ts';
import { entityName } from '../../../mexico/entities.ts';
import type { Found } from '../../../papers/kinds/findings.ts';
import type { Page } from '../../../papers/layout/page.ts';
import { rowsOf, textOf } from '../../../papers/layout/rows.ts';
import { areClear } from './well-read.ts';

/** The state that its people, and some papers, call by the whole of its name; RENAPO, who gives the CURP, does not. */
const OF_TWO_NAMES = 'MC';
const OF_RENAPO = 'MÉXICO';
const WHOLE = /ESTADO DE M[ÉE]XICO/i;

/**
 * The state that a CURP tells, in capitals; null where it tells none. Of two names it is the one that these pages print, else RENAPO's. A
 * picture that is not clear may print the other: null.
 */
export function stateOfCurp({ entity }: Curp, { source }: Found, pages: readonly Page[]): string | null {
  const name = entityName(entity)?.toUpperCase() ?? null;
  if (entity !== OF_TWO_NAMES || pages.some((page) => rowsOf(page).some(({ words }) => WHOLE.test(textOf(words))))) return name;
  return source.origin === 'ocr' && !areClear(pages) ? null : OF_RENAPO;
}
