import type { PrintedAddress } from '../../contracts/step.ts';
import { entityName } from '../../mexico/entities.ts';
import { entityOfPostalCode } from '../../mexico/postal-code.ts';

/** At the end of a street as cards print it: the number, and one inside where there is one. */
const NUMBER = /^(.{2,}?) (?:NUM\.? |NO\.? |# ?)?(\d{1,6}(?:[- ]?[A-Z])?|S\/N)(?: (?:INT\.?|DEPTO\.?) ?(\w{1,10}))?$/i;

/** What a card prints, as this step asks for it. What cannot be told apart stays together in the street. */
export function filledIn({ street, neighborhood, zip_code, city }: PrintedAddress) {
  const line = (street ?? '').slice(0, 200).replace(/\s+/g, ' ').trim();
  const [, way = line, ext_num = '', int_num = ''] = NUMBER.exec(line) ?? [];
  const entity = zip_code === null ? null : entityOfPostalCode(zip_code);
  return {
    zip_code: zip_code ?? '',
    state: (entity && entityName(entity)) ?? '',
    municipality: city ?? '',
    colony: neighborhood ?? '',
    street: way,
    ext_num: ext_num.toUpperCase(),
    int_num,
    references: '',
  };
}
