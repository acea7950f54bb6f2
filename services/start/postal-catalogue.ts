import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Environment } from '#platform/base/config.ts';

/** Where `zaguan postal import` puts the catalogue. */
export const importedCatalogue = (dataFolder: string): string => join(dataFolder, 'postal-codes.txt');

/** Some fifty codes that many people know, for `npm start`. */
export const SAMPLE_CATALOGUE = fileURLToPath(new URL('postal-codes.txt', import.meta.url));

/** Names the catalogue that was imported, else `otherwise`. A `POSTAL_CATALOGUE` that was given stays. */
export function withPostalCatalogue(environment: Environment, dataFolder: string, otherwise?: string): Environment {
  const importedFile = importedCatalogue(dataFolder);
  const file = environment.POSTAL_CATALOGUE || (existsSync(importedFile) ? importedFile : otherwise);
  return file ? { ...environment, POSTAL_CATALOGUE: file } : environment;
}
