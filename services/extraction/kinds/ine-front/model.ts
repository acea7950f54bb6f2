import { says } from '../../layout/phrases.ts';
import type { LabelReader } from '../label-reader.ts';
import type { IneLabel } from './labels.ts';

interface Seen {
  reader: LabelReader<IneLabel>;
  /** `DESDE EL EXTRANJERO` is printed. */
  isForeign: boolean;
  /** Its address ends with a Mexican state. */
  isDomestic: boolean;
  hasCurp: boolean;
  /** Its validity has two years. */
  hasSpan: boolean;
}

/**
 * The letter of the model, by what each prints: G and H a span of validity; E and F codes of places, and INE's name with them; D the IFE's
 * name and an emission or a validity; C and before an age and a folio. F and H are issued abroad. Null where nothing tells it: what was
 * not read may be printed all the same.
 */
export function modelOf({ reader, isForeign, isDomestic, hasCurp, hasSpan }: Seen): string | null {
  if (says(reader.rows, 'Instituto Federal Electoral')) {
    if (reader.has('age') || reader.has('folio')) return 'C';
    return hasCurp && (reader.has('emission') || reader.has('validity')) ? 'D' : null;
  }
  const hasCodes = reader.has('state') || reader.has('locality') || reader.has('emission');
  if (!says(reader.rows, 'Instituto Nacional Electoral') || hasCodes === hasSpan || isForeign === isDomestic) return null;
  if (hasCodes) return isForeign ? 'F' : 'E';
  return isForeign ? 'H' : 'G';
}
