import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Environment } from '#platform/base/config.ts';

/** Returns the path of the catalogue that `zaguan postal import` writes. */
export const importedCatalogue = (dataFolder: string): string => join(dataFolder, 'postal-codes.txt');

/** Path of a catalogue with about fifty well-known postal codes, for `npm start`. */
export const SAMPLE_CATALOGUE = fileURLToPath(new URL('postal-codes.txt', import.meta.url));

/** Sets `POSTAL_CATALOGUE` to the imported catalogue, else to `otherwise`, unless the environment already has it. */
export function withPostalCatalogue(environment: Environment, dataFolder: string, otherwise?: string): Environment {
  const importedFile = importedCatalogue(dataFolder);
  const file = environment.POSTAL_CATALOGUE || (existsSync(importedFile) ? importedFile : otherwise);
  return file ? { ...environment, POSTAL_CATALOGUE: file } : environment;
}
