import { says } from '../../layout/phrases.ts';
import type { LabelReader } from '../label-reader.ts';
import type { IneLabel } from './labels.ts';

/**
 * The letter of the model, by what each prints: G and H have no state and municipality codes and a span of validity; E and F have INE's
 * name with them, D the IFE's; C and before print an age and a folio. H and F are issued abroad. Null where it cannot be told.
 */
export function modelOf({
  reader,
  isForeign,
  hasCurp,
}: {
  reader: LabelReader<IneLabel>;
  isForeign: boolean;
  hasCurp: boolean;
}): string | null {
  const hasCodes = reader.has('state') || reader.has('locality') || reader.has('emission');
  if (says(reader.rows, 'Instituto Federal Electoral')) {
    if (reader.has('age') || reader.has('folio')) return 'C';
    return hasCurp ? 'D' : null;
  }
  if (!says(reader.rows, 'Instituto Nacional Electoral')) return null;
  if (hasCodes) return isForeign ? 'F' : 'E';
  return isForeign ? 'H' : 'G';
}
