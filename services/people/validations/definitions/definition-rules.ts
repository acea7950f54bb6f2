import type { Caller, Sealer } from '#platform/base/ports.ts';
import { invalidMember } from '#platform/base/problem.ts';
import { blacklistsOf } from '../../model/blacklist-store.ts';
import type { PeoplePlatform } from '../../model/implementer.ts';
import type { PeopleTransaction } from '../../model/tables.ts';
import type { DefinitionChecks } from '../classes/class.ts';
import type { HeaderSealer } from './config.ts';
import { definitionsOf, MAX_ACTIVE_VALIDATIONS } from './store.ts';

export interface DefinitionParts {
  platform: PeoplePlatform;
  headerSealer: HeaderSealer;
  listSealer: Sealer;
}

export function checksFor(
  { platform: { config, tenants }, listSealer }: DefinitionParts,
  trx: PeopleTransaction,
  caller: Caller,
): DefinitionChecks {
  return {
    knowsLists: (ids) => blacklistsOf(caller, trx, listSealer).knows(ids),
    hosts: async () => (await tenants.settings(caller.tenantId)).validations.hosts,
    allowLoopback: config.allowLoopbackWebhooks,
  };
}

/** Throws `invalid_body` if no further validation may become active, and locks their number until the transaction ends. */
export async function refuseTooMany({ platform }: DefinitionParts, trx: PeopleTransaction, caller: Caller): Promise<void> {
  await platform.database.turn(trx, `people.validations ${caller.tenantId} ${caller.livemode}`);
  if ((await definitionsOf(caller, trx, platform.clock.now()).active()).length < MAX_ACTIVE_VALIDATIONS) return;
  throw invalidMember('active', 'too_many', `${MAX_ACTIVE_VALIDATIONS} validations are active already. Make another one inactive first.`);
}
