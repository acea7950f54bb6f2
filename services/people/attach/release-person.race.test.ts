import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#platform/base/ports.ts';
import { openPeople, type PeopleHouse, peopleMigrations } from '#test/support/people.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import { somebodyWaits } from '#test/support/somebody-waits.ts';
import type { PeopleTables } from '../model/tables.ts';

/** A person is released while a document is signed in their name. The two simultaneous transactions need a Postgres server. */

const CURP = 'PEGL890909MJCRMS08';
const OTHER_CURP = 'BEML920313HMCLNS09';

describe.runIf(process.env.TEST_DATABASE_URL)('a person who is replaced while they sign', () => {
  let platform: TestPlatform<PeopleTables>;
  let service: PeopleHouse;
  let caller: Caller;
  beforeAll(async () => {
    platform = await createTestPlatform<PeopleTables>(peopleMigrations);
    service = openPeople(platform.platform);
    caller = await platform.otherTenant();
  });
  afterAll(() => platform.close());

  it.each(['the same workflow', 'another workflow'])(
    'is on no document that was signed meanwhile in %s once they are gone',
    async (where) => {
      // Deletes the people of the earlier case: this workflow could not change the record of an existing person.
      await platform.platform.database.query.deleteFrom('people.people').execute();
      const facts = {
        workflow: randomUUID(),
        step: 'personal_data',
        person: { national_id: CURP, name: 'Lucía', first_lastname: 'Pérez' },
      };
      const slip = await service.attach(caller, facts);
      const [document, file, now] = [randomUUID(), randomUUID(), platform.clock.now()];
      const mine = { tenant_id: caller.tenantId, livemode: caller.livemode };
      const { database } = platform.platform;
      await database.query
        .insertInto('documents.documents')
        .values({
          ...{
            ...mine,
            uuid: document,
            name: 'x',
            token_hash: Buffer.from(document),
            file_uuid: file,
            sha256: 'a'.repeat(64),
            pages: '[]',
          },
          ...{ created_at: now, updated_at: now },
        })
        .execute();

      const [shared, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const signing = database.transaction(async (trx) => {
        await sql`select 1 from documents.documents where uuid = ${document} for update`.execute(trx);
        await sql`select 1 from people.people where id = ${slip.people_uuid} for key share`.execute(trx);
        const workflow_uuid = where === 'the same workflow' ? facts.workflow : randomUUID();
        const signer = {
          ...{
            ...mine,
            id: randomUUID(),
            number: 1,
            document_uuid: document,
            is_invited: false,
            person_id: slip.people_uuid,
            workflow_uuid,
          },
          ...{
            signing_uuid: randomUUID(),
            act_file_uuid: null,
            signature_file_uuid: null,
            signature_kept: false,
            signature_kind: 'drawn' as const,
          },
          ...{ consent_sha256: 'b'.repeat(64), consent_language: 'es-MX', signed_at: now, created_at: now, updated_at: now },
        };
        await trx.insertInto('documents.signers').values(signer).execute();
        shared.resolve();
        await mayEnd.promise;
      });
      await Promise.race([shared.promise, signing]);
      let isAttached = false;
      const attaching = service.attach(caller, { ...facts, person: { ...facts.person, national_id: OTHER_CURP } }).finally(() => {
        isAttached = true;
      });
      await somebodyWaits(platform.engine, () => isAttached);
      mayEnd.resolve();
      await signing;
      const { people_uuid: successor } = await attaching;
      const { people_uuid } = await database.query
        .selectFrom('documents.signers')
        .select('person_id as people_uuid')
        .where('document_uuid', '=', document)
        .executeTakeFirstOrThrow();
      const person = await database.query.selectFrom('people.people').select('id').where('id', '=', people_uuid).executeTakeFirst();
      expect(person?.id).toBe(where === 'the same workflow' ? successor : slip.people_uuid);
    },
  );
});
