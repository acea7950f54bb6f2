import type { z } from 'zod';
import type { address } from '#contracts/people/addresses.ts';
import type { AddressRow } from '../model/address-store.ts';

export function addressRecord(row: AddressRow): z.output<typeof address> {
  return {
    id: row.id,
    person_id: row.person_id,
    street: row.street,
    ext_num: row.ext_num,
    int_num: row.int_num,
    state: row.state,
    state_id: row.state_id,
    city: row.city,
    municipality: row.municipality,
    colony: row.colony,
    zip_code: row.zip_code,
    references: row.references,
    latitude: row.latitude,
    longitude: row.longitude,
    source: row.source,
    ownership: row.ownership,
    dwelling_age: row.dwelling_age,
    device_coordinates: row.device_coordinates,
    is_current_address: row.is_current_address,
    verified_at: row.verified_at?.toISOString() ?? null,
    metadata: row.metadata,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
