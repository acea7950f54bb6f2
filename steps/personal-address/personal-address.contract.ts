import * as z from 'zod/mini';
import { printedLine } from '#contracts/steps/paper-step.ts';
import { defineStep } from '#contracts/steps/step.ts';
import { entities } from '#mexico/entities.ts';
import { postalCodePattern } from '#mexico/places/postal-code.ts';
import { splitPrinted } from '#mexico/places/printed-address.ts';
import { LINE_LENGTH, linePattern, REFERENCES_LENGTH } from './address-line.contract.ts';

const line = printedLine(LINE_LENGTH).check(z.regex(linePattern));
const state = z.enum(entities.map(({ name }) => name) as [string, ...string[]]);
/** Latitude and longitude, in degrees. */
const coordinates = z.tuple([z.number().check(z.gte(-90), z.lte(90)), z.number().check(z.gte(-180), z.lte(180))]);

const address = {
  zip_code: z.string().check(z.regex(postalCodePattern)),
  state,
  municipality: line,
  colony: line,
  street: line,
  /** The house number; `S/N` if the house has none. */
  ext_num: line,
  int_num: z.union([z.literal(''), line]),
  references: printedLine(REFERENCES_LENGTH),
  /** The device's location, if the person agreed to share it; null if they did not, or were not asked. */
  device_coordinates: z.nullable(coordinates),
};

/** The place of a postal code in the operator's catalogue; empty without a catalogue. */
const postalCodePlace = z.object({
  zip_code: z.string(),
  state: z.nullable(z.string()),
  municipality: z.nullable(z.string()),
  colonies: z.array(z.string()),
});
export type PostalCodePlace = z.output<typeof postalCodePlace>;

const sample = {
  zip_code: '44100',
  state: 'Jalisco',
  municipality: 'Guadalajara',
  colony: 'Centro',
  street: 'Calle del Zaguán',
  ext_num: '12',
  int_num: '',
  references: 'Puerta azul',
  device_coordinates: [20.676109, -103.347769] as [number, number],
};

/** The step with the person's typed home address and, if they agree, the location of their device. */
export const personalAddress = defineStep({
  key: 'personal_address',
  title: 'Address',
  description: 'Asks for the address in Mexico, and offers to share where the device is.',
  minutes: 0.7,
  needs: { geolocation: true },
  shares: ['address', 'location'],
  shared: ({ offer_location }, answer) => {
    const withPlace = answer ? answer.device_coordinates !== null : offer_location;
    return withPlace ? ['address', 'location'] : ['address'];
  },
  setup: z.strictObject({
    /** True: offers to share the device's location, unless the workflow disables geolocation. */
    offer_location: z._default(z.boolean(), true),
  }),
  submission: z.object(address),
  payload: z.object({ ...address, is_address_complete: z.boolean() }),
  actions: {
    /** Looks a postal code up in the operator's postal catalogue. */
    lookup_postal_code: { input: z.object({ zip_code: address.zip_code }), output: postalCodePlace },
  },
  browserSetup: ({ offer_location }) => ({ offer_location }),
  browserPayload: ({ is_address_complete: _, device_coordinates: __, ...address }) => address,
  prefill: ({ printed_address }) => printed_address && { ...splitPrinted(printed_address), references: '' },
  samples: {
    setup: { offer_location: true },
    submission: sample,
    payload: { ...sample, is_address_complete: true },
  },
});
