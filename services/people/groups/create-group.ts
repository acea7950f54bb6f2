import { groupsOf } from '../model/group-store.ts';
import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { groupRecord } from '../records/records.ts';

export const createGroup = (platform: PeoplePlatform) =>
  implementer.groups.create.handler(({ input: { name, description }, context }) =>
    platform.once(context, async (trx) => {
      const row = await groupsOf(context.caller, trx, platform.clock.now()).insert({ name, description });
      return { success: true as const, result: groupRecord(row) };
    }),
  );
