import { readFileSync } from 'node:fs';
import { entities } from '../../mexico/entities.ts';
import { postalCodePattern } from '../../mexico/postal-code.ts';
import type { StepPorts } from '../../steps/step.server.ts';
import { ConfigError } from '../platform/config.ts';

type PostalPort = NonNullable<StepPorts['postal']>;
type Place = NonNullable<Awaited<ReturnType<PostalPort['lookup']>>>;

/** Columns of Correos de México's export. Their order varies: the header tells it. */
const COLUMNS = { code: 'd_codigo', colony: 'd_asenta', municipality: 'D_mnpio', state: 'c_estado' } as const;

/** The export is ISO-8859-1; a copy that somebody saved again is often UTF-8. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Reads the postal catalogue that Correos de México exports as `CPdescarga.txt`: lines of fields parted by `|`, after a legal
 * notice and a header. Throws when it has no such header or no line that can be read.
 */
export function readPostalCatalogue(bytes: Uint8Array): ReadonlyMap<string, Place> {
  const lines = decode(bytes).split(/\r?\n/);
  const start = lines.findIndex((line) => Object.values(COLUMNS).every((name) => line.split('|').includes(name)));
  if (start < 0) throw new Error(`it has no header with ${Object.values(COLUMNS).join(', ')}`);
  const header = lines[start]?.split('|') ?? [];
  const at = { code: header.indexOf(COLUMNS.code), colony: header.indexOf(COLUMNS.colony) };
  const from = { municipality: header.indexOf(COLUMNS.municipality), state: header.indexOf(COLUMNS.state) };
  const places = new Map<string, { state: string; municipality: string; colonies: string[] }>();
  for (const line of lines.slice(start + 1)) {
    const fields = line.split('|');
    const [code = '', colony = '', municipality = ''] = [fields[at.code], fields[at.colony], fields[from.municipality]];
    const state = entities[Number(fields[from.state]) - 1]?.name;
    if (!postalCodePattern.test(code) || !state) continue;
    const place = places.get(code) ?? { state, municipality, colonies: [] };
    if (colony && !place.colonies.includes(colony)) place.colonies.push(colony);
    places.set(code, place);
  }
  if (places.size === 0) throw new Error('none of its lines holds a postal code of five digits');
  for (const place of places.values()) place.colonies.sort((one, other) => one.localeCompare(other, 'es'));
  return places;
}

/** The catalogue that an operator downloaded. We ship none: its licence forbids trading with it. */
export function postalPort(file: string): PostalPort {
  let places: ReadonlyMap<string, Place>;
  try {
    places = readPostalCatalogue(readFileSync(file));
  } catch (cause) {
    throw new ConfigError([`POSTAL_CATALOGUE cannot be used (${file}): ${(cause as Error).message}.`]);
  }
  return { lookup: async (code) => places.get(code) ?? null };
}
