import type { LabelReader } from '#papers/findings/label-reader.ts';
import { says } from '#papers/layout/phrases.ts';
import type { IneLabel } from './labels.ts';

interface ModelTraits {
  reader: LabelReader<IneLabel>;
  /** `DESDE EL EXTRANJERO` is printed. */
  isForeign: boolean;
  /** Its address ends with a Mexican state. */
  isDomestic: boolean;
  hasCurp: boolean;
  /** Its validity has two years. */
  hasSpan: boolean;
}

/** What E and F have and G and H have not. One of them may be another word that was read so. */
const CODES = ['state', 'municipality', 'locality', 'emission'] as const;
const ENOUGH_CODES = 2;

/**
 * The letter of the model, by what each prints: G and H a span of validity; E and F codes of places, and INE's name with them; D the IFE's
 * name and an emission or a validity; C and before an age and a folio. F and H are issued abroad. Null where nothing tells it: what was
 * not read may be printed all the same.
 */
export function modelOf({ reader, isForeign, isDomestic, hasCurp, hasSpan }: ModelTraits): string | null {
  if (says(reader.rows, 'Instituto Federal Electoral')) {
    if (reader.has('age') || reader.has('folio')) return 'C';
    return hasCurp && (reader.has('emission') || reader.has('validity')) ? 'D' : null;
  }
  if (!says(reader.rows, 'Instituto Nacional Electoral') || isForeign === isDomestic) return null;
  const codes = CODES.filter((label) => reader.has(label)).length;
  if (codes >= ENOUGH_CODES) return isForeign ? 'F' : 'E';
  if (codes > 0 || !hasSpan) return null;
  return isForeign ? 'H' : 'G';
}
