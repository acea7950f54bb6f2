import { implement } from '@orpc/server';
import { peopleContract } from '#contracts/people/people.ts';
import type { PersonChanges } from '#contracts/people/person.ts';
import { normalizeCurp } from '#mexico/curp.ts';
import { mexicanDate } from '#mexico/today.ts';
import type { ArchiveSource } from '#platform/base/archive-source.ts';
import type { CallContext, Caller, Platform } from '#platform/base/ports.ts';
import { invalidMember, orNotFound } from '#platform/base/problem.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import type { PeopleFaces } from '../faces/faces.ts';
import { readCurp } from '../model/national-id.ts';
import { type CheckedPerson, checkPerson, newPerson, withNewCurp } from '../model/person-fields.ts';
import { changedMembers, type PersonRow, peopleOf } from '../model/person-store.ts';
import type { SignedDocuments } from '../model/signed-documents.ts';
import type { PeopleTables, PeopleTransaction } from '../model/tables.ts';
import { personRecord } from '../records/person-record.ts';
import type { Registries } from '../validations/classes/ports.ts';
import type { ValidationScheduler } from '../validations/running/asking.ts';
import type { Vouching } from '../vouching/vouching.ts';
import { personArchive } from './archive.ts';
import { detailOf } from './detail.ts';
import { exportPeople } from './export.ts';
import { personData } from './person-data.ts';
import { registeredPerson } from './registered.ts';

interface PeopleOperationParts {
  /** The documents that people signed. */
  documents: Pick<SignedDocuments, 'ofPerson' | 'forgetSignedBy'>;
  faces: Pick<PeopleFaces, 'forgetPerson'>;
  /** What keeps files about people. */
  files: readonly ArchiveSource[];
  vouching: Vouching;
  asking: ValidationScheduler;
  registries: Pick<Registries, 'curp'>;
}

export function peopleOperations(
  platform: Platform<PeopleTables>,
  { documents, faces, files, vouching, asking, registries }: PeopleOperationParts,
) {
  const os = implement(peopleContract.people).$context<CallContext>();
  const { clock, database, events, log } = platform;
  const check = (caller: Caller, input: PersonChanges, nationalId?: string) =>
    checkPerson(caller, input, mexicanDate(clock.now()), nationalId);
  const record = (row: PersonRow) => personRecord(row, mexicanDate(clock.now()));
  const detail = detailOf(platform);

  /** What a key writes, the partner vouches for. */
  const byKey = () => ({ vouched_by: 'partner' as const, vouched_at: clock.now() });

  async function note(
    trx: PeopleTransaction,
    caller: Caller,
    id: string,
    type: string,
    { changes, isCurpUnchecked: unchecked }: CheckedPerson,
  ) {
    await events.append(
      trx,
      caller,
      { kind: 'person', id },
      {
        type,
        data: { members: Object.keys(changes).sort().join(' '), curp_validation_ignored: unchecked },
      },
    );
    if (unchecked) log.warn({ person: id, actor: caller.actor, request: caller.requestId }, 'a CURP was taken without validation');
  }

  async function createdBy(trx: PeopleTransaction, caller: Caller, checked: CheckedPerson) {
    const people = peopleOf(caller, trx, clock.now());
    const id = await people.insert({ ...newPerson(checked), ...byKey() });
    await note(trx, caller, id, 'person.created', checked);
    await asking.runOnVouching(trx, caller, id);
    return record(existing(await people.get(id)));
  }

  const address = `${platform.config.publicUrl}/people/v1/people`;

  return {
    list: os.list.handler(async ({ input, context: { caller } }) => {
      const page = await peopleOf(caller, database.query, clock.now()).list(input);
      return { success: true, result: pageAnswer(page, input, { address, record: record }) };
    }),

    create: os.create.handler(({ input, context }) =>
      platform.once(context, async (trx) => {
        const { caller } = context;
        const checked = check(caller, input);
        return { success: true as const, result: await createdBy(trx, caller, checked) };
      }),
    ),

    saveByNationalId: os.saveByNationalId.handler(({ input, context }) =>
      platform.once(context, async (trx) => {
        const { caller } = context;
        const checked = check(caller, input);
        const people = peopleOf(caller, trx, clock.now());
        const row = newPerson(checked);
        const present = await people.lockByNationalId(row.national_id);
        const before = present && (await people.get(present.id));
        const { id, created } = await people.upsert(row, new Set(Object.keys(checked.changes)));
        await vouching.vouchForKey(trx, caller, id);
        await note(trx, caller, id, created ? 'person.created' : 'person.updated', checked);
        const after = existing(await people.get(id));
        if (before?.vouched_by) await asking.runOnChange(trx, caller, id, { members: changedMembers(before, after) });
        return { success: true as const, result: await detail(caller, after, trx) };
      }),
    ),

    getByNationalId: os.getByNationalId.handler(async ({ input, context: { caller } }) => {
      const people = peopleOf(caller, database.query, clock.now());
      const nationalId = input.national_id.trim().toUpperCase();
      const row = (await people.byNationalId(normalizeCurp(nationalId))) ?? (await people.byNationalId(nationalId));
      return { success: true, result: await detail(caller, existing(row)) };
    }),

    findByIds: os.findByIds.handler(async ({ input, context: { caller } }) => {
      const rows = await peopleOf(caller, database.query, clock.now()).byIds(input.ids);
      return { success: true, result: rows.map(record) };
    }),

    findByExternalIds: os.findByExternalIds.handler(async ({ input, context: { caller } }) => {
      const row = await peopleOf(caller, database.query, clock.now()).byReference('external_ref_id', input.external_ref_id);
      return { success: true, result: row && record(row) };
    }),

    createFromCurp: os.createFromCurp.handler(({ input, context }) =>
      platform.onceAfter(context, async () => {
        const { caller } = context;
        const { curp } = readCurp('curp', input.curp, mexicanDate(clock.now()));
        // A registry asks money for an answer that nothing could be made of.
        const other = await peopleOf(caller, database.query, clock.now()).byNationalId(curp);
        if (other) throw invalidMember('curp', 'taken', 'Another person has this CURP.');
        const registryFields = await registeredPerson(registries, caller, curp);
        const checked = check(caller, { ...registryFields, national_id: curp });
        return async (trx) => ({ success: true as const, result: await createdBy(trx, caller, checked) });
      }),
    ),

    exportCsv: os.exportCsv.handler(async ({ input, context: { caller } }) => {
      const { start_date, end_date, exclude } = input;
      if (start_date && end_date && end_date < start_date) throw invalidMember('end_date', 'too_early', 'end_date lies before start_date.');
      const request = { from: start_date ?? null, to: end_date ?? null, exclude: exclude ?? [] };
      const body = await exportPeople(platform, caller, request);
      const headers = {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="people-${mexicanDate(clock.now())}.csv"`,
      };
      return { headers, body };
    }),

    getByExternalId: os.getByExternalId.handler(async ({ input, context: { caller } }) => {
      const row = await peopleOf(caller, database.query, clock.now()).byReference('external_ref_id', [input.external_id]);
      return { success: true, result: record(existing(row)) };
    }),

    getByVendorId: os.getByVendorId.handler(async ({ input, context: { caller } }) => {
      const row = await peopleOf(caller, database.query, clock.now()).byReference('vendor_ref_id', [input.vendor_id]);
      return { success: true, result: record(existing(row)) };
    }),

    data: os.data.handler(async ({ input: { params, headers: accepts }, context: { caller } }) => {
      const result = await personData(platform, caller, params.id);
      if (asksForJson(accepts?.accept)) return { headers: {}, body: { success: true as const, result } };
      const name = `person-${params.id}.zip`;
      const headers: Record<string, string> = {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${name}"`,
      };
      return { headers, body: personArchive({ caller, personId: params.id, log }, result, [documents.ofPerson, ...files]) };
    }),

    delete: os.delete.handler(async ({ input: { id }, context: { caller } }) => {
      await database.transaction(async (trx) => {
        await platform.tenants.refuseUnderLegalHold(trx, caller.tenantId);
        const people = peopleOf(caller, trx, clock.now());
        // The lock keeps a document from being signed in their name meanwhile and staying.
        existing(await people.lock(id));
        await documents.forgetSignedBy(trx, caller, id);
        await faces.forgetPerson(trx, caller, id);
        await people.delete(id);
        await platform.idempotency.forget(trx, caller, id);
        await events.append(trx, caller, { kind: 'person', id }, { type: 'person.deleted', data: {} });
      });
      return { success: true, result: 'Person deleted' };
    }),

    get: os.get.handler(async ({ input, context: { caller } }) => {
      const row = await peopleOf(caller, database.query, clock.now()).get(input.id);
      return { success: true, result: await detail(caller, existing(row)) };
    }),

    update: os.update.handler(async ({ input, context: { caller } }) => {
      const row = await database.transaction(async (trx) => {
        const people = peopleOf(caller, trx, clock.now());
        const person = existing(await people.lock(input.params.id));
        const { id } = person;
        const before = existing(await people.get(id));
        const checked = check(caller, input.body, before.national_id);
        const changes = withNewCurp(before, checked, mexicanDate(clock.now()));
        await people.update(id, changes);
        await vouching.vouch(trx, caller, person, 'partner');
        await note(trx, caller, id, 'person.updated', { ...checked, changes });
        const after = existing(await people.get(id));
        if (before.vouched_by) await asking.runOnChange(trx, caller, id, { members: changedMembers(before, after) });
        return after;
      });
      return { success: true, result: record(row) };
    }),
  };
}

const existing = orNotFound('No person has this id.');

/** A caller who accepts both types, or names neither, gets the archive. */
function asksForJson(accept = ''): boolean {
  return accept.includes('application/json') && !accept.includes('application/zip');
}
