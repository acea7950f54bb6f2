import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { implement } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operation } from '#contracts/base/service.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import type { CallContext, Platform } from './base/ports.ts';
import { defineService, type ServiceFacts, type ServiceModule } from './base/service.ts';
import { CALL_HEADER } from './calls/signed-calls.ts';
import { compose, type JoinedService, join, type Neighbours } from './compose.ts';
import { readConfig } from './service-config.ts';

const SECRET = { ZAGUAN_SECRET: 'the same in every process of the tests', DATABASE_URL: 'postgres://none' };

const doorsContract = {
  count: operation.route({ method: 'GET', path: '/v1/doors', summary: 'Doors: count' }).output(z.object({ doors: z.int() })),
};
const facts = (name: string) =>
  ({
    ...{ name, title: name, version: '1', description: 'Of the tests.', contract: doorsContract },
    ...{ invalidBody: { status: 422 }, unauthorizedStatus: 403, migrations: new URL('./data/migrations/', import.meta.url) },
  }) as const satisfies ServiceFacts;

const implementer = implement(doorsContract).$context<CallContext>();
const module = (name: string, doors: number): ServiceModule => ({
  ...facts(name),
  router: implementer.router({ count: implementer.count.handler(() => ({ doors })) }),
});

const doors = defineService({ ...facts('doors'), create: (_platform: Platform<unknown>) => module('doors', 3) });

/** A service that calls the service `doors` and returns the answer. */
interface Houses extends ServiceModule {
  ask(): Promise<{ doors: number }>;
}

let bench: TestPlatform<unknown>;
let theirs: Server;
let url: string;
const heard: { key: string | undefined; signed: boolean }[] = [];

beforeAll(async () => {
  bench = await createTestPlatform();
  theirs = createServer((request, response) => {
    heard.push({ key: request.headers['svc-apikey'] as string | undefined, signed: request.headers[CALL_HEADER] !== undefined });
    response.setHeader('content-type', 'application/json').end('{"doors":8}');
  });
  theirs.listen(0, '127.0.0.1');
  await once(theirs, 'listening');
  url = `http://127.0.0.1:${(theirs.address() as AddressInfo).port}/doors`;
});
afterAll(async () => {
  theirs.close();
  await bench.close();
});

const houses = defineService({
  ...facts('houses'),
  create: (_platform: Platform<unknown>, { ports }: { settings: null; ports: Pick<Neighbours, 'client'> }): Houses => ({
    ...module('houses', 0),
    ask: () =>
      ports
        .client(doors)(bench.caller({ livemode: true }))
        .count(),
  }),
});
const services: readonly JoinedService[] = [join(doors, () => ({})), join(houses, (neighbours) => neighbours)];

function ask(environment: Record<string, string>) {
  const config = readConfig(
    { ...SECRET, ...environment },
    services.map(({ definition }) => definition),
  );
  return compose(services, config, { ...bench, log: bench.platform.log })
    .service(houses)!
    .ask();
}

describe('a service that another one asks', () => {
  it('answers in the same process', async () => {
    expect(await ask({})).toEqual({ doors: 3 });
  });

  it('answers in another process of the installation, to a signed call without a key', async () => {
    expect(await ask({ SERVICES: 'houses', DOORS_URL: url })).toEqual({ doors: 8 });
    expect(heard.at(-1)).toEqual({ key: undefined, signed: true });
  });

  it('answers in the same process also where its address is given, and the log says so', async () => {
    const calls = heard.length;
    expect(await ask({ DOORS_URL: url })).toEqual({ doors: 3 });
    expect(heard).toHaveLength(calls);
    const said = { level: 'warn', fields: { variable: 'DOORS_URL' }, message: expect.stringContaining('this process serves it') };
    expect(bench.logged).toContainEqual(said);
  });

  it('stops the start where it cannot be reached at all', async () => {
    await expect(async () => ask({ SERVICES: 'houses' })).rejects.toThrow('SERVICES with houses needs doors too, or DOORS_URL.');
  });

  it('gets the key of the tenant and mode where somebody else runs it, and is not asked without one', async () => {
    const foreign = { SERVICES: 'houses', DOORS_URL: url, DOORS_FOREIGN: '1' };
    const calls = heard.length;
    await expect(ask(foreign)).rejects.toMatchObject({
      key: 'provider_not_configured',
      message: expect.stringContaining('remote.doors.live_key'),
    });
    await bench.tenants.patch(bench.tenant.id, { remote: { doors: { test_key: 'sk_test_theirs' } } });
    await expect(ask(foreign)).rejects.toMatchObject({ key: 'provider_not_configured' });
    expect(heard).toHaveLength(calls);

    const settings = await bench.tenants.patch(bench.tenant.id, { remote: { doors: { live_key: 'sk_live_theirs' } } });
    expect(JSON.stringify(settings)).not.toContain('theirs');
    expect(await ask(foreign)).toEqual({ doors: 8 });
    expect(heard.at(-1)).toEqual({ key: 'sk_live_theirs', signed: false });
    // This process also serves `doors`, but the configuration names a foreign server for it.
    expect(await ask({ ...foreign, SERVICES: 'houses,doors' })).toEqual({ doors: 8 });

    await bench.tenants.patch(bench.tenant.id, { remote: { doors: null } });
    await expect(ask(foreign)).rejects.toMatchObject({ key: 'provider_not_configured' });
  });
});
