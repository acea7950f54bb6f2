import type { LabelReader } from '#papers/findings/label-reader.ts';
import { hasPhrase } from '#papers/layout/phrases.ts';
import type { IneLabel } from './labels.ts';

interface ModelTraits {
  reader: LabelReader<IneLabel>;
  /** True if `DESDE EL EXTRANJERO` is printed. */
  isForeign: boolean;
  /** True if the address ends with a Mexican state. */
  isDomestic: boolean;
  hasCurp: boolean;
  /** True if the validity is printed as two years. */
  hasSpan: boolean;
}

/** Labels that models E and F print and G and H do not. A single label may be a misread word. */
const CODES = ['state', 'municipality', 'locality', 'emission'] as const;
/** Minimum number of these labels that prove the model E or F. */
const ENOUGH_CODES = 2;

/** Returns the letter of the model, or null if the traits do not decide: text may have been missed. F and H are issued abroad. */
export function modelOf({ reader, isForeign, isDomestic, hasCurp, hasSpan }: ModelTraits): string | null {
  if (hasPhrase(reader.rows, 'Instituto Federal Electoral')) {
    if (reader.has('age') || reader.has('folio')) return 'C';
    return hasCurp && (reader.has('emission') || reader.has('validity')) ? 'D' : null;
  }
  if (!hasPhrase(reader.rows, 'Instituto Nacional Electoral') || isForeign === isDomestic) return null;
  const codes = CODES.filter((label) => reader.has(label)).length;
  if (codes >= ENOUGH_CODES) return isForeign ? 'F' : 'E';
  if (codes > 0 || !hasSpan) return null;
  return isForeign ? 'H' : 'G';
}
