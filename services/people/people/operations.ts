import { implement } from '@orpc/server';
import { peopleContract } from '#contracts/people/people.ts';
import { normalizeCurp } from '#mexico/curp.ts';
import { mexicanDate } from '#mexico/today.ts';
import type { CallContext, Caller } from '#platform/base/ports.ts';
import { invalidMember } from '#platform/base/problem.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import { type PersonRow, peopleOf, requirePerson } from '../model/person-store.ts';
import { personRecord } from '../records/person-record.ts';
import { personArchive } from './archive.ts';
import { createFromCurp, createPerson } from './create-person.ts';
import { deletePerson } from './delete-person.ts';
import { detailOf } from './detail.ts';
import { exportPeople } from './export.ts';
import { personData } from './person-data.ts';
import type { PersonParts } from './person-parts.ts';
import { savePerson } from './save-person.ts';
import { updatePerson } from './update-person.ts';

/** Creates the operations on people; each that writes is in a file of its own. */
export function peopleOperations(parts: PersonParts) {
  const { platform } = parts;
  const os = implement(peopleContract.people).$context<CallContext>();

  return {
    ...readOperations(parts),

    create: os.create.handler(({ input, context }) => platform.once(context, (trx) => createPerson(parts, trx, context.caller, input))),

    saveByNationalId: os.saveByNationalId.handler(({ input, context }) =>
      platform.once(context, (trx) => savePerson(parts, trx, context.caller, input)),
    ),

    createFromCurp: os.createFromCurp.handler(({ input, context }) =>
      platform.onceAfter(context, () => createFromCurp(parts, context.caller, input.curp)),
    ),

    delete: os.delete.handler(async ({ input: { id }, context: { caller } }) => {
      await deletePerson(parts, caller, id);
      return { success: true, result: 'Person deleted' };
    }),

    update: os.update.handler(async ({ input: { params, body }, context: { caller } }) => {
      const row = await updatePerson(parts, caller, params.id, body);
      return { success: true, result: personRecord(row, mexicanDate(platform.clock.now())) };
    }),
  };
}

function readOperations({ platform, files }: PersonParts) {
  const os = implement(peopleContract.people).$context<CallContext>();
  const { clock, database, log } = platform;
  const people = (caller: Caller) => peopleOf(caller, database.query, clock.now());
  const record = (row: PersonRow) => personRecord(row, mexicanDate(clock.now()));
  const detail = detailOf(platform);
  const address = `${platform.config.publicUrl}/people/v1/people`;

  return {
    list: os.list.handler(async ({ input, context: { caller } }) => {
      const page = await people(caller).list(input);
      return { success: true, result: pageAnswer(page, input, { address, record }) };
    }),

    get: os.get.handler(async ({ input: { id }, context: { caller } }) => {
      return { success: true, result: await detail(caller, requirePerson(await people(caller).get(id))) };
    }),

    getByNationalId: os.getByNationalId.handler(async ({ input, context: { caller } }) => {
      const nationalId = input.national_id.trim().toUpperCase();
      const row = (await people(caller).byNationalId(normalizeCurp(nationalId))) ?? (await people(caller).byNationalId(nationalId));
      return { success: true, result: await detail(caller, requirePerson(row)) };
    }),

    findByIds: os.findByIds.handler(async ({ input, context: { caller } }) => {
      return { success: true, result: (await people(caller).byIds(input.ids)).map(record) };
    }),

    findByExternalIds: os.findByExternalIds.handler(async ({ input, context: { caller } }) => {
      const row = await people(caller).byReference('external_ref_id', input.external_ref_id);
      return { success: true, result: row && record(row) };
    }),

    getByExternalId: os.getByExternalId.handler(async ({ input, context: { caller } }) => {
      const row = await people(caller).byReference('external_ref_id', [input.external_id]);
      return { success: true, result: record(requirePerson(row)) };
    }),

    getByVendorId: os.getByVendorId.handler(async ({ input, context: { caller } }) => {
      const row = await people(caller).byReference('vendor_ref_id', [input.vendor_id]);
      return { success: true, result: record(requirePerson(row)) };
    }),

    exportCsv: os.exportCsv.handler(async ({ input, context: { caller } }) => {
      const { start_date, end_date } = input;
      if (start_date && end_date && end_date < start_date) throw invalidMember('end_date', 'too_early', 'end_date lies before start_date.');
      const body = await exportPeople(platform, caller, input);
      return { headers: attachment('text/csv; charset=utf-8', `people-${mexicanDate(clock.now())}.csv`), body };
    }),

    data: os.data.handler(async ({ input: { params, headers: accepts }, context: { caller } }) => {
      const result = await personData(platform, caller, params.id);
      if (asksForJson(accepts?.accept)) return { headers: {}, body: { success: true as const, result } };
      const body = personArchive({ caller, personId: params.id, log }, result, files);
      return { headers: attachment('application/zip', `person-${params.id}.zip`), body };
    }),
  };
}

const attachment = (type: string, name: string): Record<string, string> => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
});

/** Returns whether an `Accept` header requests JSON. A caller who accepts both types, or names neither, gets the archive. */
function asksForJson(accept = ''): boolean {
  return accept.includes('application/json') && !accept.includes('application/zip');
}
