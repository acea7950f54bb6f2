import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#platform/base/ports.ts';
import { openPeople, type PeopleHouse, peopleMigrations } from '#test/support/people.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import { somebodyWaits } from '#test/support/somebody-waits.ts';
import type { PeopleTables } from '../../model/tables.ts';

/** A workflow records its person while its document is deleted. The two simultaneous transactions need a Postgres server. */

describe.runIf(process.env.TEST_DATABASE_URL)('a document that gets its person', () => {
  let platform: TestPlatform<PeopleTables>;
  let service: PeopleHouse;
  let caller: Caller;
  beforeAll(async () => {
    platform = await createTestPlatform<PeopleTables>(peopleMigrations);
    service = openPeople(platform.platform);
    caller = await platform.otherTenant();
  });
  afterAll(() => platform.close());

  it('is locked before its signers, so that nobody who locked it waits for them', async () => {
    const { database } = platform.platform;
    const [document, workflow, now] = [randomUUID(), randomUUID(), platform.clock.now()];
    const mine = { tenant_id: caller.tenantId, livemode: caller.livemode };
    const times = { created_at: now, updated_at: now };
    const row = { name: 'x', token_hash: Buffer.from(document), file_uuid: randomUUID(), sha256: 'a'.repeat(64), pages: '[]' };
    const act = { signing_uuid: randomUUID(), signature_kept: false, consent_sha256: 'b'.repeat(64), consent_language: 'es-MX' };
    await database.query
      .insertInto('documents.documents')
      .values({ ...mine, uuid: document, ...row, ...times })
      .execute();
    await database.query
      .insertInto('documents.signers')
      .values({
        ...{ ...mine, id: randomUUID(), number: 1, document_uuid: document, is_invited: false, person_id: null, workflow_uuid: workflow },
        ...{ ...act, act_file_uuid: null, signature_file_uuid: null, signature_kind: 'drawn', signed_at: now, ...times },
      })
      .execute();

    const [locked, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const other = database.transaction(async (trx) => {
      await sql`select 1 from documents.documents where uuid = ${document} for update`.execute(trx);
      locked.resolve();
      await mayGoOn.promise;
      await sql`select 1 from documents.signers where document_uuid = ${document} for update nowait`.execute(trx);
    });
    await Promise.race([locked.promise, other]);
    let isAttached = false;
    const person = { national_id: 'PEGL890909MJCRMS08', name: 'Lucía', first_lastname: 'Pérez' };
    const attaching = service.attach(caller, { workflow, step: 'personal_data', person }).finally(() => {
      isAttached = true;
    });
    await somebodyWaits(platform.engine, () => isAttached);
    mayGoOn.resolve();
    await other;
    const { people_uuid } = await attaching;
    const signers = await database.query
      .selectFrom('documents.signers')
      .select('person_id')
      .where('document_uuid', '=', document)
      .execute();
    expect(signers).toEqual([{ person_id: people_uuid }]);
  });
});
