import type { IsLabel } from '#papers/findings/label-reader.ts';
import type { Anchor } from '#papers/layout/anchors.ts';
import { bareWord, slips } from '#papers/layout/likeness.ts';
import { isParted } from '#papers/layout/rows.ts';

/** Labels of one word that names begin with too: `CALLE 60`, `CIUDAD JUÁREZ`, `ESTADO DE MÉXICO`, `DIRECCIÓN DE INGRESOS`, `DOMICILIO CONOCIDO`. */
const WORDS = ['DOMICILIO', 'CALLE', 'CIUDAD', 'ESTADO', 'DIRECCION', 'DELEGACION', 'MUNICIPIO', 'ALCALDIA'];
/** However badly it was read. */
const UNSURE = 0;

/** Whether a label stands alone: behind a colon, a line or a gap is its value. */
function standsAlone({ row: { words }, end }: Anchor<string>): boolean {
  const [last, next] = [words[end - 1]!, words[end]];
  return !next || /[:|]$/.test(last.text) || /^[:|]/.test(next.text) || isParted(last, next);
}

/**
 * Of what is like a label: whether it is one, and does not begin a name. A street that is printed as `Calle Reforma` is called so. The
 * others are names before `DE`, and where the paper has the same label standing alone.
 */
export const isNoName: IsLabel = (label, _at, all) => {
  const { row, first, end, name } = label;
  const letters = bareWord(row.words[first]!);
  const word = end - first === 1 ? WORDS.find((other) => slips(letters, other, UNSURE) !== null) : undefined;
  if (word === undefined || standsAlone(label)) return true;
  const next = bareWord(row.words[end]!);
  if (word === 'DOMICILIO') return next !== 'CONOCIDO';
  if (word === 'CALLE' || next === 'DE') return false;
  return !all.some((other) => other.name === name && standsAlone(other));
};
