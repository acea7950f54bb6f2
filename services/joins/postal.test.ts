import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readPostalCatalogue } from '#mexico/places/postal-catalogue.ts';
import { ConfigError } from '#platform/base/config.ts';
import { decodeText } from '#platform/foreign-files/text.ts';
import { postalPort } from './postal.ts';

/** A catalogue made by hand, in the format of the export; it has only names of places. */
const text = [
  'Aviso: este catálogo es de muestra.',
  'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|c_estado',
  '44100|Zona Centro|Colonia|Guadalajara|Jalisco|Guadalajara|14',
  '44100|Analco|Barrio|Guadalajara|Jalisco|Guadalajara|14',
  '44100|Analco|Colonia|Guadalajara|Jalisco|Guadalajara|14',
  '06000|Centro|Colonia|Cuauhtémoc|Ciudad de México|Ciudad de México|09',
  'not a line',
  '',
].join('\r\n');

const latin1 = Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('readPostalCatalogue', () => {
  it.each([
    ['ISO-8859-1', latin1],
    ['UTF-8', new TextEncoder().encode(text)],
  ])('reads %s', (_, bytes) => {
    const places = readPostalCatalogue(decodeText(bytes));
    expect(places.get('44100')).toEqual({ state: 'Jalisco', municipality: 'Guadalajara', colonies: ['Analco', 'Zona Centro'] });
    expect(places.get('06000')).toEqual({ state: 'Ciudad de México', municipality: 'Cuauhtémoc', colonies: ['Centro'] });
    expect(places.size).toBe(2);
  });

  it('finds its columns by name, wherever they are', () => {
    const other = ['c_estado|D_mnpio|d_asenta|d_codigo', '19|Monterrey|Centro|64000'].join('\n');
    expect(readPostalCatalogue(other).get('64000')?.state).toBe('Nuevo León');
  });

  it.each(['', 'a;b;c\n1;2;3', 'd_codigo|d_asenta|D_mnpio|c_estado\n'])('refuses %j', (wrong) => {
    expect(() => readPostalCatalogue(wrong)).toThrow();
  });
});

describe('postalPort', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zaguan-postal-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('looks a code up, and knows nothing of one that is not there', async () => {
    const file = join(folder, 'CPdescarga.txt');
    writeFileSync(file, latin1);
    const postal = postalPort(file);
    expect((await postal.lookup('06000'))?.municipality).toBe('Cuauhtémoc');
    expect(await postal.lookup('99999')).toBeNull();
  });

  it('stops the start, naming the variable, when the file is no catalogue', () => {
    expect(() => postalPort(join(folder, 'missing.txt'))).toThrow(ConfigError);
    expect(() => postalPort(join(folder, 'missing.txt'))).toThrow(/POSTAL_CATALOGUE/);
  });

  it('reads no file that no catalogue is as large as, nor one of more lines', () => {
    const large = join(folder, 'large.txt');
    writeFileSync(large, latin1);
    truncateSync(large, 64 * 1024 ** 2 + 1);
    expect(() => postalPort(large)).toThrow(/POSTAL_CATALOGUE cannot be used .*more than 64 MB/);
    const long = join(folder, 'long.txt');
    writeFileSync(long, `${text}${'\n'.repeat(1_000_000)}`);
    expect(() => postalPort(long)).toThrow(/more than 1000000 lines/);
    expect(() => postalPort(folder)).toThrow(/no file that can be read/);
  });
});
