import type { Curp } from '../../../mexico/curp.ts';
import { entityName } from '../../../mexico/entities.ts';
import type { Found } from '../../../papers/kinds/findings.ts';

/** `MÉXICO` and `ESTADO DE MÉXICO`. */
const OF_TWO_NAMES = 'MC';

/** The state that a CURP tells, in capitals; null where it tells none, and where a picture may print it by another name. */
export const stateOfCurp = ({ entity }: Curp, { source }: Found): string | null =>
  source.origin === 'ocr' && entity === OF_TWO_NAMES ? null : (entityName(entity)?.toUpperCase() ?? null);
