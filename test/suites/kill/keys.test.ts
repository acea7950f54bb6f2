import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '../journeys/server-process.ts';
import { Partners } from '../sessions/partner.ts';
import { personOf } from '../sessions/people.ts';
import { photos } from '../sessions/photos.ts';
import { Session } from '../sessions/session.ts';
import type { Failpoint } from './failpoint.ts';
import { type Installation, makeInstallation } from './installation.ts';
import { dies } from './mortal-server.ts';
import { picturesOf, sealedWith } from './sealed-pictures.ts';

/**
 * Tests kills while keys change: during the creation of tables, the re-encryption of files, and the wrapping of keys for a new secret.
 * The installation must stay complete. `npm run bench -- kill` kills at more moments.
 */

const database = process.env.TEST_DATABASE_URL || null;
const SECRETS = ['the first secret of this test, long enough', 'the second secret of this test, long enough'] as const;

const KEYS = '(into|from) "platform"."keys"';

describe.runIf(database !== null)('a server that dies', () => {
  let installation: Installation;
  let server: ServerProcess | null = null;
  const partners = new Partners(() => installation.url);
  const environmentOf = (secret: string, previous?: string): Record<string, string> => ({
    ...{ ...installation.environment, JOURNEY_ADMIN: '1', ZAGUAN_SECRET: secret },
    ...(previous ? { ZAGUAN_SECRET_PREVIOUS: previous } : {}),
  });
  const start = async (environment: Record<string, string>): Promise<ServerProcess> => {
    server = await startServerProcess(environment);
    partners.use(server.ready.keys);
    return server;
  };

  beforeAll(async () => {
    installation = await makeInstallation(database);
  });
  afterAll(async () => {
    await server?.kill();
    await installation.remove();
  });

  it('during its very first start opens its data again', { timeout: 1_800_000 }, async () => {
    const points: readonly Failpoint[] = [
      { like: 'create table', at: 'before its commit' },
      { like: 'create table', at: 'after its commit' },
      { like: 'create schema.*jobs', at: 'after it' },
      { like: 'into "platform"."keys"', at: 'before its commit' },
      { like: 'into "platform"."tenants"', at: 'after its commit' },
    ];
    for (const failpoint of points) await dies(environmentOf(SECRETS[0]), failpoint);
    await start(environmentOf(SECRETS[0]));
    expect((await partners.createWorkflow(['acceptance'])).status).toBe('pristine');
    await server?.kill();
  });

  it('keeps every picture readable while files are sealed anew and the secret changes', { timeout: 1_800_000 }, async () => {
    const [first, second] = SECRETS;
    await start(environmentOf(first));
    const [picture] = await photos(1, 40);
    const { uuid } = await partners.createWorkflow(['acceptance', 'personal_data', 'enroll_full']);
    const session = new Session({
      url: () => installation.url,
      token: await partners.token(uuid),
      person: personOf(1),
      code: () => Promise.reject(new Error('No step asks for a code.')),
      photo: () => picture!,
    });
    await session.walk();
    const steps = [(await partners.workflow(uuid)).steps[2]!.uuid];
    const before = await picturesOf(partners, steps);
    expect(before.size).toBe(3);
    const { number } = await partners.ask<{ number: number }>('POST', '/workflows/v1/settings/data-keys', {});
    await server?.kill();

    // A job starts once every process knows the new key; these two kills hit it between two files.
    await dies(environmentOf(first), { like: '/blobs/', file: true, at: 'before it' });
    expect(await sealedWith(installation.environment.DATA_DIR!, number)).toBe(0);
    await dies(environmentOf(first), { like: '/blobs/', file: true, at: 'after it', nth: 2 });
    expect(await sealedWith(installation.environment.DATA_DIR!, number)).toBe(2);

    for (const at of ['before its commit', 'after its commit'] as const) await dies(environmentOf(second, first), { like: KEYS, at });
    await start(environmentOf(second, first));
    expect(await picturesOf(partners, steps)).toEqual(before);
    await server?.kill();

    for (const at of ['before its commit', 'after its commit'] as const) await dies(environmentOf(second), { like: KEYS, at });
    await start(environmentOf(second));
    expect(await picturesOf(partners, steps)).toEqual(before);
    await expect.poll(() => sealedWith(installation.environment.DATA_DIR!, number), { timeout: 120_000, interval: 100 }).toBe(3);
    expect(await picturesOf(partners, steps)).toEqual(before);
  });
});
