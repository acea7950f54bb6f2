import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPostalCatalogue } from '#mexico/places/postal-catalogue.ts';
import { decodeText } from '#platform/foreign-files/text.ts';
import { importedCatalogue, SAMPLE_CATALOGUE, withPostalCatalogue } from '#services/start/postal-catalogue.ts';
import { command } from './import.ts';

const folder = mkdtempSync(join(tmpdir(), 'zaguan-postal-import-'));
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

/** A postal catalogue as Correos de México exports it, in ISO-8859-1. */
const catalogue = Buffer.from('Aviso\r\nd_codigo|d_asenta|D_mnpio|c_estado\r\n06000|Centro|Cuauhtémoc|09\r\n', 'latin1');

const places = (file: string) => readPostalCatalogue(decodeText(readFileSync(file)));

function importing(bytes: Uint8Array) {
  vi.stubEnv('DATA_DIR', join(folder, 'data'));
  rmSync(folder, { recursive: true, force: true });
  const path = join(mkdtempSync(folder), 'CPdescarga.txt');
  writeFileSync(path, bytes);
  return command.run([path], {}, () => undefined);
}

describe('postal import', () => {
  it('puts a catalogue into the data folder, where a server that starts finds it', async () => {
    const file = importedCatalogue(join(folder, 'data'));
    expect(withPostalCatalogue({}, join(folder, 'data'))).toEqual({});
    expect(await importing(catalogue)).toMatchObject({ json: { codes: 1, file } });
    expect(withPostalCatalogue({}, join(folder, 'data'), SAMPLE_CATALOGUE)).toEqual({ POSTAL_CATALOGUE: file });
    expect(withPostalCatalogue({ POSTAL_CATALOGUE: 'mine.txt' }, join(folder, 'data')).POSTAL_CATALOGUE).toBe('mine.txt');
    expect(places(file).get('06000')?.municipality).toBe('Cuauhtémoc');
  });

  it('refuses what is no catalogue, and leaves the one that is there', async () => {
    await importing(catalogue);
    await expect(command.run([SAMPLE_CATALOGUE.replace(/[^/]+$/, 'seed.ts')], {}, () => undefined)).rejects.toThrow(
      'is not a postal catalogue',
    );
    await expect(command.run([join(folder, 'missing.txt')], {}, () => undefined)).rejects.toThrow('no file');
    const large = join(folder, 'large.txt');
    writeFileSync(large, catalogue);
    truncateSync(large, 64 * 1024 ** 2 + 1);
    await expect(command.run([large], {}, () => undefined)).rejects.toThrow('more than 64 MB');
    expect(readFileSync(importedCatalogue(join(folder, 'data')))).toEqual(catalogue);
  });

  it('takes of a file no more than a country has: no code with a hundred thousand colonias, no name without an end', () => {
    const header = 'd_codigo|d_asenta|D_mnpio|c_estado';
    const endless = Array.from({ length: 3_000 }, (_, at) => `06000|Colonia ${at}|Cuauhtémoc|09`);
    const long = `06010|${'a'.repeat(5_000)}|Cuauhtémoc|09`;
    const found = readPostalCatalogue([header, ...endless, ...endless, long].join('\n'));
    expect(found.get('06000')!.colonies.length).toBe(1_000);
    expect(found.has('06010')).toBe(false);
  });

  it('is not needed for the codes that npm start has', () => {
    const codes = places(SAMPLE_CATALOGUE);
    expect(codes.get('03100')).toEqual({
      ...{ state: 'Ciudad de México', municipality: 'Benito Juárez' },
      colonies: ['Del Valle Centro', 'Insurgentes San Borja'],
    });
    expect(codes.get('97000')?.state).toBe('Yucatán');
  });
});
