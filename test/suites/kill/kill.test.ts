import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '../journeys/server-process.ts';
import { Partners } from '../sessions/partner.ts';
import { personOf } from '../sessions/people.ts';
import { photos } from '../sessions/photos.ts';
import { Session } from '../sessions/session.ts';
import { type Installation, makeInstallation } from './installation.ts';
import { Ledger } from './ledger.ts';

/** Tests servers that share data, or try to. The state after a kill on Postgres is tested in `failpoints.test.ts`. */

const database = process.env.TEST_DATABASE_URL || null;
const program = join(import.meta.dirname, '../journeys/server.program.ts');

it('keeps in the data folder what it acknowledged, though it is killed at that moment', { timeout: 900_000 }, async () => {
  const installation = await makeInstallation(null);
  let server = await startServerProcess(installation.environment);
  const ledger = new Ledger();
  const partners = new Partners(() => installation.url);
  partners.use(server.ready.keys);
  try {
    const { uuid } = await partners.createWorkflow(['acceptance', 'personal_data', 'enroll_full']);
    ledger.open(uuid, personOf(1).curp);
    const [picture] = await photos(1, 40);
    let [dying, rising]: (Promise<void> | null)[] = [null, null];
    const rise = async () => {
      await dying;
      server = await startServerProcess(installation.environment);
      partners.use(server.ready.keys);
      expect(await ledger.look(partners)).toEqual([]);
    };
    const session = new Session({
      ...{ url: () => installation.url, token: await partners.token(uuid), person: personOf(1), photo: () => picture! },
      code: () => Promise.reject(new Error('No step asks for a code.')),
      acknowledged(what) {
        ledger.acknowledge(what);
        // The second picture was stored: kill now.
        if (ledger.figures.media === 2) dying ??= server.kill();
      },
      async again() {
        // Retries a busy server, and reconnects after a restart.
        if (!dying) return after(100);
        rising ??= rise();
        await rising;
      },
    });
    await session.open();
    while (session.view.current) await session.answer();
    expect(rising).not.toBeNull();
    expect(await ledger.lookAtAll(partners)).toEqual([]);
    expect(ledger.figures).toMatchObject({ steps: 3, media: 3 });
  } finally {
    await server.kill();
    await installation.remove();
  }
});

it('refuses a second server on the same data folder, in a sentence', { timeout: 900_000 }, async () => {
  const installation = await makeInstallation(null);
  const first = await startServerProcess(installation.environment);
  const { environment } = await installation.anotherAddress();
  const second = spawn(process.execPath, [program], { env: { ...process.env, ...environment }, stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    const chunks: string[] = [];
    second.stderr.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
    const [code] = await once(second, 'close');
    expect(code).toBe(1);
    expect(chunks.join('')).toMatch(new RegExp(`^The data folder ${environment.DATA_DIR} is in use by process ${first.pid}\\. [^\n]+\n$`));
    expect((await fetch(`${installation.url}/health`)).status).toBe(200);
  } finally {
    // Ends a second server that was wrongly not refused.
    second.kill('SIGKILL');
    await first.stop();
    await installation.remove();
  }
});

/** Starts all servers, or throws after stopping those that started. */
async function startAll(environments: readonly Installation['environment'][]): Promise<ServerProcess[]> {
  const starts = await Promise.allSettled(environments.map((environment) => startServerProcess(environment)));
  const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const failure = starts.find((start) => start.status === 'rejected');
  if (!failure) return started;
  await Promise.all(started.map((server) => server.kill()));
  throw failure.reason;
}

it.runIf(database !== null)('leaves no server behind when one of two does not start', { timeout: 900_000 }, async () => {
  const installation = await makeInstallation(database);
  const elsewhere = await installation.anotherAddress();
  try {
    const failing = { ...elsewhere.environment, LOG_LEVEL: 'no such level' };
    await expect(startAll([installation.environment, failing])).rejects.toThrow('LOG_LEVEL');
    await expect(fetch(`${installation.url}/health`)).rejects.toThrow('fetch failed');
  } finally {
    await installation.remove();
  }
});

describe.runIf(database !== null)('two servers on one Postgres', () => {
  it('serve one journey between them, and one of them alone the rest', { timeout: 900_000 }, async () => {
    const installation = await makeInstallation(database);
    const elsewhere = await installation.anotherAddress();
    const servers = await startAll([installation.environment, elsewhere.environment]).catch(async (cause: unknown) => {
      await installation.remove();
      throw cause;
    });
    const urls = [installation.url, elsewhere.url];
    let requests = 0;
    let alive = 2;
    // Alternates the requests between both servers; after the first one's death, all go to the second.
    const url = () => (alive === 2 ? urls[requests++ % 2]! : elsewhere.url);
    const partners = new Partners(url);
    partners.use(servers.flatMap(({ ready }) => ready.keys));
    try {
      const { uuid } = await partners.createWorkflow(['acceptance', 'personal_data', 'personal_address', 'enroll_full']);
      const [picture] = await photos(1, 40);
      const session = new Session({
        url,
        token: await partners.token(uuid),
        person: personOf(1),
        code: () => Promise.reject(new Error('No step asks for a code.')),
        photo: () => picture!,
        again: async () => {},
      });
      await session.open();
      await session.answer();
      // At this moment a job of either server is recording the person.
      await session.answer();
      const dying = servers[0]!.kill();
      alive = 1;
      await dying;
      expect(await session.walk()).toBe('received');
      const { people_uuid, steps } = await partners.workflow(uuid);
      expect(steps.map(({ status }) => status)).toEqual(['success', 'success', 'success', 'success']);
      expect((await partners.person(people_uuid!)).national_id).toBe(personOf(1).curp);
      expect(await partners.media(steps[3]!.uuid)).toHaveLength(3);
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await installation.remove();
    }
  });
});
