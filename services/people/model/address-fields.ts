import type { AddressFields } from '#contracts/people/addresses.ts';
import { jsonColumn, sentColumns } from '#platform/data/columns.ts';
import type { AddressUpdate, NewAddress } from './address-store.ts';

export function addressColumns(fields: Partial<AddressFields>): AddressUpdate {
  return sentColumns({
    ...fields,
    is_current_address: fields.is_current_address ?? undefined,
    device_coordinates: fields.device_coordinates === undefined ? undefined : jsonColumn(fields.device_coordinates),
    metadata: fields.metadata === undefined ? undefined : jsonColumn(fields.metadata),
    verified_at: fields.verified_at ? new Date(fields.verified_at) : fields.verified_at,
  }) as AddressUpdate;
}

const REQUIRED = ['street', 'ext_num', 'state', 'municipality', 'colony', 'zip_code'] as const;

/** Returns whether a change replaces every member that an address must have. */
export const tellsWholeAddress = (fields: Partial<AddressFields>): boolean => REQUIRED.every((member) => fields[member] !== undefined);

export function newAddress(personId: string, fields: AddressFields): NewAddress {
  return {
    int_num: null,
    state_id: null,
    city: null,
    latitude: null,
    longitude: null,
    source: null,
    ownership: null,
    dwelling_age: null,
    device_coordinates: null,
    verified_at: null,
    metadata: null,
    is_current_address: false,
    ...addressColumns(fields),
    person_id: personId,
  } as NewAddress;
}
