import type { PrintedAddress } from '#contracts/steps/step.ts';
import { entityName } from '#mexico/entities.ts';
import { entityOfPostalCode } from '#mexico/places/postal-code.ts';
import { streetParts } from '#mexico/places/printed-street.ts';

/** What a card prints, as this step asks for it. What cannot be told apart stays together in the street. */
export function filledIn({ street, neighborhood, zip_code, city }: PrintedAddress) {
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
