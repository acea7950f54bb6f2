import type { Anchor } from '#papers/layout/anchors.ts';
import type { IsLabel } from '#papers/layout/fields.ts';
import { countMisread, lettersOfWord } from '#papers/layout/likeness.ts';
import { hasLabelGap } from '#papers/layout/rows.ts';

/** Words that are labels, but also begin names: `CALLE 60`, `CIUDAD JUÁREZ`, `ESTADO DE MÉXICO`, `DOMICILIO CONOCIDO`. */
const WORDS = ['DOMICILIO', 'CALLE', 'CIUDAD', 'ESTADO', 'DIRECCION', 'DELEGACION', 'MUNICIPIO', 'ALCALDIA'];
/** Confidence that accepts any misreading. */
const NO_CONFIDENCE = 0;

/** True if a colon, a vertical line, a gap or nothing follows the label. */
function standsAlone({ row: { words }, end }: Anchor<string>): boolean {
  const [last, next] = [words[end - 1]!, words[end]];
  return !next || /[:|]$/.test(last.text) || /^[:|]/.test(next.text) || hasLabelGap(last, next);
}

/** False if a label word begins a name: `Calle Reforma`, a word before `DE`, or a word that is alone elsewhere on the paper. */
export const isNoName: IsLabel = (label, _at, all) => {
  const { row, first, end, name } = label;
  const letters = lettersOfWord(row.words[first]!);
  const word = end - first === 1 ? WORDS.find((other) => countMisread(letters, other, NO_CONFIDENCE) !== null) : undefined;
  if (word === undefined || standsAlone(label)) return true;
  const next = lettersOfWord(row.words[end]!);
  if (word === 'DOMICILIO') return next !== 'CONOCIDO';
  if (word === 'CALLE' || next === 'DE') return false;
  return !all.some((other) => other.name === name && standsAlone(other));
};
