import { LARGEST_CATALOGUE_MB, type PostalPlace, readPostalCatalogue } from '#mexico/places/postal-catalogue.ts';
import { ConfigError } from '#platform/base/config.ts';
import { readTextFile } from '#platform/foreign-files/text.ts';
import type { StepPorts } from '#steps/base/step.server.ts';

/** Reads the postal catalogue that the operator downloaded. Zaguán ships none, because its licence forbids trade. Throws `ConfigError`. */
export function postalPort(file: string): NonNullable<StepPorts['postal']> {
  let places: ReadonlyMap<string, PostalPlace>;
  try {
    places = readPostalCatalogue(readTextFile(file, LARGEST_CATALOGUE_MB));
  } catch (cause) {
    throw new ConfigError([`POSTAL_CATALOGUE cannot be used (${file}): ${(cause as Error).message}.`]);
  }
  return { lookup: async (code) => places.get(code) ?? null };
}
