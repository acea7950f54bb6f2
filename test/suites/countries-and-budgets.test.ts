import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tenantSettings } from '../../contracts/tenant-settings.ts';
import { migrations as all } from '../../services/main.ts';
import { createTestPlatform, type TestPlatform } from '../support/platform.ts';

/** What a server that ran before finds after its update. */

let bench: TestPlatform<unknown>;
let migration: string;
beforeAll(async () => {
  bench = await createTestPlatform(all);
  migration = await readFile(new URL('../../services/platform/data/migrations/0010-countries-and-budgets.sql', import.meta.url), 'utf8');
});
afterAll(() => bench.close());

const sql = (text: string, values: unknown[] = []) => bench.engine.executeSql(text, values);

/** A tenant as an earlier version wrote it. */
async function earlierTenant(): Promise<string> {
  const id = randomUUID();
  const settings = JSON.stringify({ company: { name: 'Caja' }, senders: { email: { name: 'Caja', address: 'no-reply@caja.example' } } });
  await sql('insert into platform.tenants (id, name, settings, created_at) values ($1, $2, $3, now())', [id, id, settings]);
  return id;
}

async function step(tenant: string, { memory = {}, payload = null as object | null, days = 1 }) {
  const workflow = randomUUID();
  await sql(
    `insert into workflows.workflows (tenant_id, livemode, uuid, status, person, facts, people_given, disable_geolocation, expires_in, created_at, updated_at)
     values ($1, true, $2, 'working', 'none', 0, false, false, 0, now(), now())`,
    [tenant, workflow],
  );
  await sql(
    `insert into workflows.steps (tenant_id, livemode, uuid, workflow_uuid, position, step, custom_id, status, version, faults, setup, memory, payload, created_at, updated_at)
     values ($1, true, $2, $3, 0, 'verify_phone', '', 'working', 1, 0, '{}', $4, $5, now(), now() - make_interval(days => $6))`,
    [tenant, randomUUID(), workflow, JSON.stringify(memory), payload && JSON.stringify(payload), days],
  );
}

async function codes(tenant: string, type: string, count: number) {
  await sql(
    `insert into otp.codes (tenant_id, livemode, reference, user_hmac, type, code_hmac, destination_hmac, wrong_codes, created_at, expires_at, voided_at)
     select $1, true, gen_random_uuid(), sha256(i::text::bytea), $2, '', '', 0, now(), now(), now() from generate_series(1, $3::int) i`,
    [tenant, type, count],
  );
}

async function sendersOf(tenant: string) {
  const { rows } = await sql('select settings from platform.tenants where id = $1', [tenant]);
  return tenantSettings.parse((rows[0] as { settings: unknown }).settings).senders;
}

it('leaves a tenant the countries that it sent to in the last 90 days, and three times its busiest day', async () => {
  const [abroad, home, late, busy] = [await earlierTenant(), await earlierTenant(), await earlierTenant(), await earlierTenant()];
  await step(abroad, { memory: { sent_to: '+573001234567' } });
  await step(abroad, { memory: { sent_to: '+525512345678' }, payload: { phone: '+18765550123' } });
  await step(abroad, { memory: { sent_to: '+447400123456' }, days: 89 });
  await step(home, { memory: { sent_to: '+525512345678' } });
  await step(home, { memory: { sent_to: 'ana@correo.example' } });
  await step(late, { memory: { sent_to: '+573001234567' }, days: 91 });
  await codes(busy, 'SMS', 400);
  await codes(busy, 'EMAIL', 400);
  await sql(migration);

  expect((await sendersOf(abroad)).countries).toEqual(['MX', 'CO', 'GB', 'GG', 'IM', 'JE', 'JM']);
  for (const tenant of [home, late, busy]) expect((await sendersOf(tenant)).countries).toEqual(['MX']);
  expect((await sendersOf(busy)).daily).toEqual({ email: 5_000, sms: 1_200, whatsapp: 1_000 });
  expect((await sendersOf(abroad)).daily).toEqual({ email: 5_000, sms: 1_000, whatsapp: 1_000 });
  expect((await sendersOf(abroad)).email.name).toBe('Caja');
});
