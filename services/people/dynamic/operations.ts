import { implement } from '@orpc/server';
import { dynamicDescriptorsContract, dynamicInternal, dynamicValuesOfPerson } from '#contracts/people/dynamic.ts';
import { type DescribedField, descriptorFaults } from '#contracts/people/dynamic-fields.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { orNotFound, Problem } from '#platform/base/problem.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import { sentColumns } from '#platform/data/columns.ts';
import { dynamicOf } from '../model/dynamic-store.ts';
import { peopleOf, requirePerson } from '../model/person-store.ts';
import type { PeopleTables } from '../model/tables.ts';
import { descriptorRecord, dynamicValueRecord } from '../records/records.ts';

/** Creates the operations on descriptors: the fields of a tenant's own forms. */
export function descriptorOperations(platform: Platform<PeopleTables>) {
  const os = implement(dynamicDescriptorsContract).$context<CallContext>();
  const { clock, database } = platform;
  const address = `${platform.config.publicUrl}/people/v1/dynamic-descriptors`;

  return {
    list: os.list.handler(async ({ input, context: { caller } }) => {
      const page = await dynamicOf(caller, database.query, clock.now()).list(input);
      return { success: true, result: pageAnswer(page, input, { address, record: descriptorRecord }) };
    }),

    create: os.create.handler(({ input: { name, description, key, descriptor }, context }) =>
      platform.once(context, async (trx) => {
        refuseFaults(descriptor);
        const row = await dynamicOf(context.caller, trx, clock.now()).insert({
          name,
          description,
          key,
          descriptor: JSON.stringify(descriptor),
        });
        return { success: true as const, result: descriptorRecord(row) };
      }),
    ),

    get: os.get.handler(async ({ input, context: { caller } }) => {
      const row = await dynamicOf(caller, database.query, clock.now()).get(input.id);
      return { success: true, result: descriptorRecord(existing(row)) };
    }),

    update: os.update.handler(async ({ input: { params, body }, context: { caller } }) => {
      const { name, description, key, descriptor } = body;
      refuseFaults(descriptor ?? []);
      const changes = sentColumns({ name, description, key, descriptor: descriptor && JSON.stringify(descriptor) });
      const row = await dynamicOf(caller, database.query, clock.now()).update(params.id, changes);
      return { success: true, result: descriptorRecord(existing(row)) };
    }),
  };
}

/** Creates the operation that lists the values of a person in the tenant's own forms. */
export function dynamicValueOperation(platform: Platform<PeopleTables>) {
  const os = implement({ ofPerson: dynamicValuesOfPerson }).$context<CallContext>();
  const { clock, database } = platform;
  return os.ofPerson.handler(async ({ input: { params, query }, context: { caller } }) => {
    const person = requirePerson(await peopleOf(caller, database.query, clock.now()).get(params.id));
    const { all, descriptor_id, ...page } = query;
    const rows = await dynamicOf(caller, database.query, clock.now()).valuesOf(person.id, {
      ...page,
      all: all ?? false,
      descriptorId: descriptor_id,
    });
    const address = `${platform.config.publicUrl}/people/v1/people/${person.id}/dynamic-values`;
    return { success: true, result: pageAnswer(rows, query, { address, record: dynamicValueRecord }) };
  });
}

/** Returns the internal operation with which a step reads a descriptor (a tenant's own form) by id or key. */
export function dynamicInternalOperations({ clock, database }: Platform<PeopleTables>) {
  const os = implement(dynamicInternal).$context<CallContext>();
  return {
    descriptor: os.descriptor.handler(async ({ input: { id }, context: { caller } }) => {
      const dynamic = dynamicOf(caller, database.query, clock.now());
      return { success: true as const, result: descriptorRecord(existing((await dynamic.get(id)) ?? (await dynamic.byKey(id)))) };
    }),
  };
}

const existing = orNotFound('No dynamic descriptor has this id.');

function refuseFaults(fields: readonly DescribedField[]): void {
  const errors = descriptorFaults(fields);
  const [first] = errors;
  if (first) throw new Problem('invalid_body', `${first.path}: ${first.message}`, { status: 422, errors });
}
