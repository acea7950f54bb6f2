import type { PrintedAddress } from '#contracts/steps/step.ts';
import { entityName } from '#mexico/entities.ts';
import { entityOfPostalCode } from '#mexico/places/postal-code.ts';
import { streetParts } from '#mexico/places/printed-street.ts';

/** Converts the address on a card to this step's fields. Parts that cannot be separated stay in the street. */
export function prefillOf({ street, neighborhood, zip_code, city }: PrintedAddress) {
  const entity = zip_code === null ? null : entityOfPostalCode(zip_code);
  return {
    zip_code: zip_code ?? '',
    state: (entity && entityName(entity)) ?? '',
    municipality: city ?? '',
    colony: neighborhood ?? '',
    ...streetParts(street ?? ''),
    references: '',
  };
}
