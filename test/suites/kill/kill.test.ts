import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ServerProcess, startAndKill, startServerProcess } from '../journeys/server-process.ts';
import { Partners } from '../sessions/partner.ts';
import { personOf } from '../sessions/people.ts';
import { photos } from '../sessions/photos.ts';
import { Session } from '../sessions/session.ts';
import { type Installation, makeInstallation } from './installation.ts';
import { killRounds } from './rounds.ts';

/** What a killed process leaves behind: all that it acknowledged, and nothing by halves. On Postgres too, where there is one. */

/** Few here; `npm run bench -- kill` does it a hundred times. */
const KILLS = 3;
const database = process.env.TEST_DATABASE_URL || null;
const program = join(import.meta.dirname, '../journeys/server.program.ts');

it('loses nothing that it acknowledged', { timeout: 600_000 }, async () => {
  const { wrong, figures } = await killRounds({ kills: KILLS, people: 5, database });
  expect(wrong).toEqual([]);
  expect(figures.media).toBeGreaterThan(0);
  expect(figures.ended).toBeGreaterThan(0);
});

it('opens its data again, whenever its very first start was killed', { timeout: 600_000 }, async () => {
  const untouched = await makeInstallation(database, { untouched: true });
  const began = performance.now();
  await (await startServerProcess(untouched.environment)).kill();
  const whole = performance.now() - began;
  await untouched.remove();

  const MOMENTS = [0.4, 0.75];
  for (const moment of MOMENTS) {
    const installation = await makeInstallation(database, { untouched: true });
    await startAndKill(installation.environment, whole * moment);
    const server = await startServerProcess(installation.environment).catch((cause: unknown) => {
      throw new Error(`Killed at ${moment} of its first start, it did not open again`, { cause });
    });
    try {
      const partners = new Partners(() => installation.url);
      partners.use(server.ready.keys);
      expect((await partners.createWorkflow(['acceptance'])).status).toBe('pristine');
    } finally {
      await server.kill();
      await installation.remove();
    }
  }
});

it.runIf(database === null)('refuses a second server on the same data folder, in a sentence', { timeout: 300_000 }, async () => {
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
    // One that was not refused would stay for ever.
    second.kill('SIGKILL');
    await first.stop();
    await installation.remove();
  }
});

/** All of them, or none: those that started do not outlive one that failed. */
async function startAll(environments: readonly Installation['environment'][]): Promise<ServerProcess[]> {
  const starts = await Promise.allSettled(environments.map((environment) => startServerProcess(environment)));
  const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const failure = starts.find((start) => start.status === 'rejected');
  if (!failure) return started;
  await Promise.all(started.map((server) => server.kill()));
  throw failure.reason;
}

it.runIf(database !== null)('leaves no server behind when one of two does not start', { timeout: 300_000 }, async () => {
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
  it('serve one journey between them, and one of them alone the rest', { timeout: 300_000 }, async () => {
    const installation = await makeInstallation(database);
    const elsewhere = await installation.anotherAddress();
    const servers = await startAll([installation.environment, elsewhere.environment]).catch(async (cause: unknown) => {
      await installation.remove();
      throw cause;
    });
    const urls = [installation.url, elsewhere.url];
    let requests = 0;
    let alive = 2;
    // Every request to the other one; once the first is dead, all to the second.
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
      // In the middle: the person is being recorded, by whichever of them has taken the job.
      await session.answer();
      const dying = servers[0]!.kill();
      alive = 1;
      await dying;
      expect(await session.walk()).toBe('success');
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
