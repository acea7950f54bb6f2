import { dynamicOf, requireDescriptor } from '../model/dynamic-store.ts';
import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { descriptorRecord } from '../records/records.ts';

/** Reads a descriptor (a tenant's own form) by id or key, for a step. */
export const readDescriptor = ({ clock, database }: PeoplePlatform) =>
  implementer.internal.descriptor.handler(async ({ input: { id }, context: { caller } }) => {
    const dynamic = dynamicOf(caller, database.query, clock.now());
    return { success: true, result: descriptorRecord(requireDescriptor((await dynamic.get(id)) ?? (await dynamic.byKey(id)))) };
  });
