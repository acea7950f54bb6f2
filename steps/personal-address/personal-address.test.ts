import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { personalAddress } from './personal-address.contract.ts';
import { personalAddressHandler } from './personal-address.server.ts';

const { submission } = personalAddress.samples;

function complete(change: Partial<typeof submission> = {}, { geolocation = true, offer_location = true } = {}) {
  const answer = z.parse(personalAddress.submission, { ...submission, ...change });
  return personalAddressHandler.complete(answer, { geolocation, setup: { offer_location } } as never);
}

describe('personal_address', () => {
  it('keeps the address as people know it', async () => {
    const result = await complete({ int_num: '', street: '  Calle   del Zaguán ' });
    expect(result.outcome).toBe('success');
    expect(result.facts?.address).toEqual({
      zip_code: '44100',
      state: 'Jalisco',
      state_id: 14,
      municipality: 'Guadalajara',
      colony: 'Centro',
      street: 'Calle del Zaguán',
      ext_num: '12',
      int_num: null,
      references: 'Puerta azul',
      device_coordinates: [20.676109, -103.347769],
      is_current_address: true,
      source: 'personal_address',
    });
    expect(z.safeParse(personalAddress.payload, result.payload).success).toBe(true);
  });

  it('asks the operator’s catalogue, and does well without one', async () => {
    const lookup = (ports: object) => personalAddressHandler.actions.lookup_postal_code?.({ zip_code: '44100' }, { ports } as never);
    const place = { state: 'Jalisco', municipality: 'Guadalajara', colonies: ['Centro'] };
    await expect(lookup({ postal: { lookup: async () => place } })).resolves.toEqual({ zip_code: '44100', ...place });
    await expect(lookup({})).resolves.toEqual({ zip_code: '44100', state: null, municipality: null, colonies: [] });
  });

  it('goes on without the device’s place, and never shows it to the browser again', async () => {
    const { payload } = await complete({ device_coordinates: null as never });
    expect(payload).toMatchObject({ device_coordinates: null, is_address_complete: true });
    expect(personalAddress.browserPayload(z.parse(personalAddress.payload, personalAddress.samples.payload))).not.toHaveProperty(
      'device_coordinates',
    );
  });

  it.each([{ geolocation: false }, { offer_location: false }])('keeps no place that nobody may ask for: %j', async (allowed) => {
    const { payload, facts } = await complete({}, allowed);
    expect(payload).toMatchObject({ street: 'Calle del Zaguán', device_coordinates: null });
    expect(facts?.address).toMatchObject({ device_coordinates: null });
  });

  it('says that it asks for the place only where it offers to share it, and that it was shared only when it was', () => {
    const { setup, payload } = personalAddress.samples;
    const answer = z.parse(personalAddress.payload, payload);
    expect(personalAddress.shared({ offer_location: true }, null)).toEqual(['address', 'location']);
    expect(personalAddress.shared({ offer_location: false }, null)).toEqual(['address']);
    expect(personalAddress.shared(z.parse(personalAddress.setup, setup), answer)).toEqual(['address', 'location']);
    expect(personalAddress.shared({ offer_location: true }, { ...answer, device_coordinates: null })).toEqual(['address']);
  });

  it('keeps a leading zero and a house without number', async () => {
    const { payload } = await complete({ zip_code: '06000', state: 'Ciudad de México', ext_num: 'S/N' });
    expect(payload).toMatchObject({ zip_code: '06000', ext_num: 'S/N' });
  });

  it.each([
    { zip_code: '4410' },
    { zip_code: '4410A' },
    { state: 'Texas' },
    { colony: ' ' },
    { street: '—' },
    { ext_num: '' },
    { device_coordinates: [120, 0] as [number, number] },
    { references: 'x'.repeat(301) },
  ])('refuses %j', (wrong) => {
    expect(z.safeParse(personalAddress.submission, { ...submission, ...wrong }).success).toBe(false);
  });
});

it.each([
  ['C DEL ZAGUÁN 12', 'C DEL ZAGUÁN', '12', ''],
  ['AV 5 DE MAYO 120-B INT 3', 'AV 5 DE MAYO', '120-B', '3'],
  ['CALLE SIN NOMBRE S/N', 'CALLE SIN NOMBRE', 'S/N', ''],
  ['AV INSURGENTES SUR NO. 1602', 'AV INSURGENTES SUR', '1602', ''],
  ['LA PALMA', 'LA PALMA', '', ''],
])('an address that a card prints is filled in: %s', (street, way, ext_num, int_num) => {
  const printed = { street, neighborhood: 'CENTRO', zip_code: '44100', city: 'GUADALAJARA', province: 'JAL.' };
  expect(personalAddress.prefill({ person: null, printed_address: printed, address: null, phones: [] })).toEqual({
    ...{ zip_code: '44100', state: 'Jalisco', municipality: 'GUADALAJARA', colony: 'CENTRO' },
    ...{ street: way, ext_num, int_num, references: '' },
  });
});
