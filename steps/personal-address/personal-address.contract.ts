import * as z from 'zod/mini';
import { atMost } from '#contracts/base/limits.ts';
import { defineStep } from '#contracts/steps/step.ts';
import { entities } from '#mexico/entities.ts';
import { postalCodePattern } from '#mexico/places/postal-code.ts';
import { LINE_LENGTH, linePattern, REFERENCES_LENGTH } from './address-line.contract.ts';
import { filledIn } from './printed-address.contract.ts';

const tidy = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();
const line = z.string().check(atMost(4 * LINE_LENGTH), z.overwrite(tidy), z.maxLength(LINE_LENGTH), z.regex(linePattern));
const state = z.enum(entities.map(({ name }) => name) as [string, ...string[]]);
/** Degrees, latitude first. */
const coordinates = z.tuple([z.number().check(z.gte(-90), z.lte(90)), z.number().check(z.gte(-180), z.lte(180))]);

const address = {
  zip_code: z.string().check(z.regex(postalCodePattern)),
  state,
  municipality: line,
  colony: line,
  street: line,
  /** `S/N` where the house has no number. */
  ext_num: line,
  int_num: z.union([z.literal(''), line]),
  references: z.string().check(atMost(4 * REFERENCES_LENGTH), z.overwrite(tidy), z.maxLength(REFERENCES_LENGTH)),
  /** Where the device was when the person agreed to say so; null when they did not, or were not asked. */
  device_coordinates: z.nullable(coordinates),
};

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

/** Where the person lives, typed by them, and where their device is if they choose to share it. */
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
    /** Whether to offer sharing the device's place, where the workflow allows it at all. */
    offer_location: z._default(z.boolean(), true),
  }),
  submission: z.object(address),
  payload: z.object({ ...address, is_address_complete: z.boolean() }),
  actions: {
    /** What a loaded postal catalogue knows of a code; empty where none is loaded. */
    lookup_postal_code: {
      input: z.object({ zip_code: address.zip_code }),
      output: z.object({
        zip_code: z.string(),
        state: z.nullable(z.string()),
        municipality: z.nullable(z.string()),
        colonies: z.array(z.string()),
      }),
    },
  },
  browserSetup: ({ offer_location }) => ({ offer_location }),
  browserPayload: ({ is_address_complete: _, device_coordinates: __, ...address }) => address,
  prefill: ({ printed_address }) => printed_address && filledIn(printed_address),
  samples: {
    setup: { offer_location: true },
    submission: sample,
    payload: { ...sample, is_address_complete: true },
  },
});
