import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IssuedToken, WorkflowRecord } from '#contracts/workflows/records.ts';
import { serviceDefinitions } from '#services/main.ts';
import { type ServerProcess, startServerProcess } from '../journeys/server-process.ts';
import { personOf } from '../sessions/people.ts';
import { photos, setupForNoise } from '../sessions/photos.ts';
import { Session } from '../sessions/session.ts';
import { type Installation, makeInstallation } from './installation.ts';

/** Tests a process for each service on one Postgres: a person's journey, recorded by a process that browsers do not call. */

const database = process.env.TEST_DATABASE_URL || null;

describe.runIf(database !== null)('people, workflows and codes in three processes', () => {
  let installation: Installation;
  const urls = new Map<string, string>();
  const servers = new Map<string, ServerProcess>();
  let key = '';

  beforeAll(async () => {
    installation = await makeInstallation(database);
    const addresses = new Map(
      await Promise.all(serviceDefinitions.map(async ({ name }) => [name, await installation.anotherAddress()] as const)),
    );
    for (const [name, { url }] of addresses) urls.set(name, url);
    for (const [name, { environment }] of addresses) {
      const elsewhere = [...urls]
        .filter(([other]) => other !== name)
        .map(([other, url]) => [`${other.toUpperCase()}_URL`, `${url}/${other}`]);
      servers.set(name, await startServerProcess({ ...environment, SERVICES: name, ...Object.fromEntries(elsewhere) }));
      key ||= servers.get(name)!.ready.testKey ?? '';
    }
  }, 900_000);
  afterAll(async () => {
    for (const server of servers.values()) await server.stop();
    await installation.remove();
  });

  const ask = async <Result>(service: string, method: string, path: string, body?: object): Promise<Result> => {
    const response = await fetch(`${urls.get(service)}/${service}${path}`, {
      method,
      headers: { 'svc-apikey': key, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as { result: Result };
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer.result;
  };

  it('walks to the end, and each process answers for its own', async () => {
    const steps = ['acceptance', 'verify_email', 'personal_data', 'personal_address', 'enroll_full'];
    const { uuid } = await ask<WorkflowRecord>('workflows', 'POST', '/v1/workflows', { steps, setup: setupForNoise(steps) });
    const { token } = await ask<IssuedToken>('workflows', 'POST', `/v1/workflows/${uuid}/token`, {});
    const [photo] = await photos(1, 40);
    const person = { ...personOf(7), email: 'luisa@test.zaguan.example' };
    const session = new Session({ url: () => urls.get('workflows')!, token, person, code: async () => '123456', photo: () => photo! });
    expect(await session.walk(), servers.get('workflows')!.log.join('\n')).toBe('received');

    const { people_uuid } = await ask<WorkflowRecord>('workflows', 'GET', `/v1/workflows/${uuid}`);
    expect(await ask('people', 'GET', `/v1/people/${people_uuid}`)).toMatchObject({ national_id: person.curp, name: 'Luisa' });
    const archive = await fetch(`${urls.get('people')}/people/v1/people/${people_uuid}/data`, { headers: { 'svc-apikey': key } });
    const zip = Buffer.from(await archive.arrayBuffer()).toString('latin1');
    expect(zip).toContain(`workflows/${uuid}/workflow.json`);
    expect(zip).toContain('.jpg');
    expect(zip).not.toContain('not_found');
  });

  it('tells of the internal operations to nobody else', async () => {
    const facts = { workflow: crypto.randomUUID(), step: 'person', person: { national_id: personOf(8).curp } };
    await expect(ask('people', 'POST', '/v1/internal/attachments', facts)).rejects.toThrow(': 404');
    const document = await (await fetch(`${urls.get('people')}/people/openapi.json`)).text();
    expect(document).not.toContain('/v1/internal/');
  });
});
