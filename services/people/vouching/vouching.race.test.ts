import { createRouterClient } from '@orpc/server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#platform/base/ports.ts';
import { HOME, openPeople, type PeopleHouse, peopleMigrations } from '#test/support/people.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import { somebodyWaits } from '#test/support/somebody-waits.ts';
import type { PeopleTables } from '../model/tables.ts';

/** Simultaneous transactions, which need a Postgres server. */

describe.runIf(process.env.TEST_DATABASE_URL)('a row that goes to somebody else while it is changed', () => {
  let platform: TestPlatform<PeopleTables>;
  let service: PeopleHouse;
  let caller: Caller;
  let [owner, other] = ['', ''];
  beforeAll(async () => {
    platform = await createTestPlatform<PeopleTables>(peopleMigrations);
    service = openPeople(platform.platform);
    caller = await platform.otherTenant();
    const make = async (national_id: string, name: string, first_lastname: string) =>
      (await api().people.create({ national_id, name, first_lastname, second_lastname: '' })).result.id;
    owner = await make('PEGL890909MJCRMS08', 'Lucía', 'Pérez');
    other = await make('BEML920313HMCLNS09', 'Luis', 'Beltrán');
  });
  afterAll(() => platform.close());

  const api = () => createRouterClient(service.router, { context: { caller } });

  it.each([
    {
      table: 'people.contact_data' as const,
      make: () => api().contacts.create({ person_id: owner, email: 'lucia@correo.example', phone: '525512345678' }),
      change: (id: string) => api().contacts.update({ params: { id }, body: { email: 'otra@correo.example' } }),
    },
    {
      table: 'people.addresses' as const,
      make: async () => (await api().addresses.create({ ...HOME, person_id: owner })).result,
      change: (id: string) => api().addresses.update({ params: { id }, body: { street: 'Encino' } }),
    },
  ])('is not changed in $table, and whoever changes it hears that it may try again', async ({ table, make, change }) => {
    const { id } = await make();
    const read = () => platform.platform.database.query.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const before = await read();
    const [locked, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const moving = platform.platform.database.transaction(async (trx) => {
      await sql`select 1 from people.people where id = ${owner} for update`.execute(trx);
      locked.resolve();
      await mayEnd.promise;
      await trx.updateTable(table).where('id', '=', id).set({ person_id: other }).execute();
    });
    await Promise.race([locked.promise, moving]);
    let isOver = false;
    const changing = change(id).finally(() => {
      isOver = true;
    });
    const refused = expect(changing).rejects.toMatchObject({ key: 'unavailable' });
    await somebodyWaits(platform.engine, () => isOver);
    mayEnd.resolve();
    await Promise.all([moving, refused]);
    expect(await read()).toEqual({ ...before, person_id: other });
  });
});
