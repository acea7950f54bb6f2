import { entities } from '#mexico/entities.ts';
import { defineHandler } from '../base/step.server.ts';
import { personalAddress } from './personal-address.contract.ts';

/** Drops a location that was not allowed, and converts the address to the people service's form. The contract checked all rules. */
export const personalAddressHandler = defineHandler(personalAddress, {
  actions: {
    async lookup_postal_code({ zip_code }, { ports }) {
      const place = await ports.postal?.lookup(zip_code);
      return {
        zip_code,
        state: place?.state ?? null,
        municipality: place?.municipality ?? null,
        colonies: [...(place?.colonies ?? [])],
      };
    },
  },
  async complete({ device_coordinates: sent, ...answer }, { setup, geolocation }) {
    const device_coordinates = geolocation && setup.offer_location ? sent : null;
    const { int_num, ...address } = answer;
    return {
      outcome: 'success',
      payload: { ...answer, device_coordinates, is_address_complete: true },
      facts: {
        address: {
          ...address,
          int_num: int_num || null,
          state_id: entities.find(({ name }) => name === address.state)?.inegi ?? null,
          device_coordinates,
          is_current_address: true,
          source: 'personal_address',
        },
      },
    };
  },
});
