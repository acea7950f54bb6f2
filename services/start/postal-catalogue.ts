import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Environment } from '#platform/base/config.ts';

/** Returns the file of `zaguan postal import`. */
export const importedCatalogue = (dataFolder: string): string => join(dataFolder, 'postal-codes.txt');

/** Some fifty well-known codes, for `npm start`. */
export const SAMPLE_CATALOGUE = fileURLToPath(new URL('postal-codes.txt', import.meta.url));

/** Names the catalogue that was imported, else `otherwise`. A `POSTAL_CATALOGUE` that was given stays. */
export function withPostalCatalogue(environment: Environment, dataFolder: string, otherwise?: string): Environment {
  const importedFile = importedCatalogue(dataFolder);
  const file = environment.POSTAL_CATALOGUE || (existsSync(importedFile) ? importedFile : otherwise);
  return file ? { ...environment, POSTAL_CATALOGUE: file } : environment;
}
