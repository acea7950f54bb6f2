import { randomUUID } from 'node:crypto';
import { implement } from '@orpc/server';
import type { z } from 'zod';
import { type validationDefinition, validationsContract } from '#contracts/people/validations.ts';
import type { CallContext, Caller, Platform } from '#platform/base/ports.ts';
import { invalidMember, orNotFound } from '#platform/base/problem.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import { sentColumns } from '#platform/data/columns.ts';
import { blacklistSealer, blacklistsOf } from '../../model/blacklist-store.ts';
import type { RecordUpdate } from '../../model/record-store.ts';
import type { PeopleTables, PeopleTransaction } from '../../model/tables.ts';
import type { DefinitionChecks } from '../classes/class.ts';
import { validationClasses } from '../classes/classes.ts';
import { type HeaderSealer, readConfig } from './config.ts';
import { definitionsOf, MOST_ACTIVE, type ValidationDefinitionRow } from './store.ts';

/** Creates the operations on validation definitions. A stored definition is already valid, including its configuration. */
export function definitionOperations(platform: Platform<PeopleTables>, headerSealer: HeaderSealer) {
  const os = implement(validationsContract).$context<CallContext>();
  const { clock, database, tenants } = platform;
  const address = `${platform.config.publicUrl}/people/v1/validations`;
  const listSealer = blacklistSealer(platform.keys);

  const checksFor = (trx: PeopleTransaction, caller: Caller): DefinitionChecks => ({
    knowsLists: (ids) => blacklistsOf(caller, trx, listSealer).knows(ids),
    hosts: async () => (await tenants.settings(caller.tenantId)).validations.hosts,
    allowLoopback: platform.config.allowLoopbackWebhooks,
  });

  const refuseTooMany = async (trx: PeopleTransaction, caller: Caller) => {
    await database.turn(trx, `people.validations ${caller.tenantId} ${caller.livemode}`);
    if ((await definitionsOf(caller, trx, clock.now()).active()).length < MOST_ACTIVE) return;
    throw invalidMember('active', 'too_many', `${MOST_ACTIVE} validations are active already. Make another one inactive first.`);
  };

  return {
    list: os.list.handler(async ({ input, context: { caller } }) => {
      const page = await definitionsOf(caller, database.query, clock.now()).list(input);
      return { success: true, result: pageAnswer(page, input, { address, record: definitionRecord }) };
    }),

    create: os.create.handler(({ input, context }) =>
      platform.once(context, async (trx) => {
        const { caller } = context;
        const { name, class: className, active = true, execution_type = 'manual', allow_retry = true } = input;
        const { config, headers } = await readConfig(className, input.config, null, checksFor(trx, caller));
        if (active) await refuseTooMany(trx, caller);
        const id = randomUUID();
        const sealedHeaders = await headerSealer.seal(caller.tenantId, id, headers);
        const values = {
          name,
          class: className,
          active,
          execution_type,
          allow_retry,
          config: JSON.stringify(config),
          headers: sealedHeaders,
        };
        return { success: true as const, result: definitionRecord(await definitionsOf(caller, trx, clock.now()).insert(values, id)) };
      }),
    ),

    get: os.get.handler(async ({ input, context: { caller } }) => {
      const row = await definitionsOf(caller, database.query, clock.now()).get(input.id);
      return { success: true, result: definitionRecord(existing(row)) };
    }),

    update: os.update.handler(async ({ input: { params, body }, context: { caller } }) => {
      const row = await database.transaction(async (trx) => {
        const definitions = definitionsOf(caller, trx, clock.now());
        const before = existing(await definitions.lock(params.id));
        const { name, active, execution_type, allow_retry } = body;
        const changes: RecordUpdate<'people.validations'> = sentColumns({ name, active, execution_type, allow_retry });
        if (body.config) {
          const former = { config: before.config, headers: await headerSealer.open(caller.tenantId, before.id, before.headers) };
          const { config, headers } = await readConfig(before.class, body.config, former, checksFor(trx, caller));
          changes.config = JSON.stringify(config);
          changes.headers = await headerSealer.seal(caller.tenantId, before.id, headers);
        }
        if (active && !before.active) await refuseTooMany(trx, caller);
        return existing(await definitions.update(before.id, changes));
      });
      return { success: true, result: definitionRecord(row) };
    }),
  };
}

const existing = orNotFound('No validation has this id.');

function definitionRecord(row: ValidationDefinitionRow): z.output<typeof validationDefinition> {
  return {
    id: row.id,
    name: row.name,
    class: validationClasses[row.class].className,
    active: row.active,
    config: row.config,
    execution_type: row.execution_type,
    allow_retry: row.allow_retry,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
