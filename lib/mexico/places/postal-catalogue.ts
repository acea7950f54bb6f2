import { entities } from '../entities.ts';
import { postalCodePattern } from './postal-code.ts';

/** Catalogue entry of a postal code. `state` is a name of entities.ts; `colonies` (neighbourhoods) are sorted. */
export interface PostalPlace {
  state: string;
  municipality: string;
  colonies: readonly string[];
}

/** Columns of Correos de México's export: postal code, colonia, municipality and INEGI's number of the state. */
const COLUMNS = ['d_codigo', 'd_asenta', 'D_mnpio', 'c_estado'] as const;

/** The largest catalogue file accepted, in MB: four times the export of the whole country. */
export const LARGEST_CATALOGUE_MB = 64;

/** Maximums: characters of a name, colonias of a code, lines, fields of a line. The whole country has about 160,000 lines of 15 fields. */
const LONGEST_NAME = 200;
const MAX_COLONIES = 1_000;
const MAX_LINES = 1_000_000;
const MAX_FIELDS = 50;

/** Reads `CPdescarga.txt` of Correos de México: a notice, a header, fields separated by `|`. Throws if malformed or too long. */
export function readPostalCatalogue(text: string): ReadonlyMap<string, PostalPlace> {
  const lines = text.split(/\r?\n/, MAX_LINES + 1);
  if (lines.length > MAX_LINES) throw new Error(`it has more than ${MAX_LINES} lines`);
  const start = lines.findIndex((line) => COLUMNS.every((name) => fieldsOf(line).includes(name)));
  if (start < 0) throw new Error(`it has no header with ${COLUMNS.join(', ')}`);
  const header = fieldsOf(lines[start] ?? '');
  const columns = COLUMNS.map((name) => header.indexOf(name));
  const places = new Map<string, { state: string; municipality: string; colonies: Set<string> }>();
  for (const line of lines.slice(start + 1)) {
    const fields = fieldsOf(line);
    const [code = '', colony = '', municipality = '', entity] = columns.map((column) => fields[column]);
    const state = entities[Number(entity) - 1]?.name;
    if (!postalCodePattern.test(code) || !state || Math.max(colony.length, municipality.length) > LONGEST_NAME) continue;
    const place = places.get(code) ?? { state, municipality, colonies: new Set() };
    if (colony && place.colonies.size < MAX_COLONIES) place.colonies.add(colony);
    places.set(code, place);
  }
  if (places.size === 0) throw new Error('none of its lines holds a postal code of five digits');
  const { compare } = new Intl.Collator('es');
  return new Map(Array.from(places, ([code, { colonies, ...place }]) => [code, { ...place, colonies: [...colonies].sort(compare) }]));
}

const fieldsOf = (line: string) => line.split('|', MAX_FIELDS);
