import { dynamicOf } from '../model/dynamic-store.ts';
import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { descriptorRecord } from '../records/records.ts';
import { refuseFaults } from './refuse-faults.ts';

export const createDescriptor = (platform: PeoplePlatform) =>
  implementer.dynamicDescriptors.create.handler(({ input, context }) =>
    platform.once(context, async (trx) => {
      const { name, description, key, descriptor } = input;
      refuseFaults(descriptor);
      const columns = { name, description, key, descriptor: JSON.stringify(descriptor) };
      const row = await dynamicOf(context.caller, trx, platform.clock.now()).insert(columns);
      return { success: true as const, result: descriptorRecord(row) };
    }),
  );
