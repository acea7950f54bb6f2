import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPeople } from '#contracts/verification/test-people.ts';
import { migrations, openServices, readConfig } from '#services/main.ts';
import { edgeOver } from '#test/support/edge.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';

/** Tests the header `Svc-Source`, which says who was asked about a CURP. */

let bench: TestPlatform<unknown>;
let app: ReturnType<typeof edgeOver>['app'];
beforeAll(async () => {
  bench = await createTestPlatform(migrations);
  const { modules } = openServices(readConfig({}), { ...bench, log: bench.platform.log });
  for (const module of modules) await module.start?.();
  ({ app } = edgeOver(bench, modules));
});
afterAll(() => bench.close());

async function create(curp: unknown, idempotencyKey?: string): Promise<[status: number, source: string | null, code: string | null]> {
  const headers = {
    ...{ 'svc-apikey': bench.apiKey, 'content-type': 'application/json' },
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  };
  const answer = await app.request('/people/v1/people/from-curp', { method: 'POST', headers, body: JSON.stringify({ curp }) });
  const { errors } = (await answer.json()) as { errors?: { code: string }[] };
  return [answer.status, answer.headers.get('svc-source'), errors?.[0]?.code ?? null];
}

const curpOf = (playing: string) => testPeople.find(({ record }) => record.name === playing)!.record.curp!;

it.each([
  ['LUISA', 201, 'registry', null],
  ['NINGUNO', 201, 'structural', null],
  ['NADIE', 422, 'registry', 'curp_unknown'],
  ['PAUSA', 503, 'registry', null],
])('is said of a person who is made of the CURP of %s', async (name, status, source, code) => {
  expect(await create(curpOf(name))).toEqual([status, source, code]);
});

it('is nobody where nobody was asked', async () => {
  expect(await create('PEGL890909MJCRMS09')).toEqual([422, 'structural', 'curp_check']);
  expect((await create(7)).slice(0, 2)).toEqual([422, 'structural']);
  expect(await create(curpOf('LUISA'))).toEqual([422, 'structural', 'taken']);
});

it('is the same for a request that is sent again', async () => {
  const first = await create(curpOf('BRUNO'), 'bruno-1');
  expect(first).toEqual([201, 'registry', null]);
  expect(await create(curpOf('BRUNO'), 'bruno-1')).toEqual(first);
});

it('stands on no other answer of people', async () => {
  const answer = await app.request('/people/v1/people', { headers: { 'svc-apikey': bench.apiKey } });
  expect([answer.status, answer.headers.get('svc-source')]).toEqual([200, null]);
});
