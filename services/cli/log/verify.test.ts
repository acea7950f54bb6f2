import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sha256 } from '#platform/base/sha256.ts';
import { createOutbound } from '#platform/calls/outbound.ts';
import { createAnchors, type Stamp } from '#platform/data/anchors/anchors.ts';
import { openEmbedded } from '#platform/data/database.ts';
import { createTimeAuthority, stampToken } from '#services/people/documents/sealing/timestamp.ts';
import { havePrograms } from '#test/support/debian.ts';
import { putNewDatabase } from '#test/support/new-database.ts';
import { startTimeAuthority } from '#test/support/time-authority.ts';
import { commands } from '../commands.ts';
import { onPlatform } from '../connect/platform.ts';
import { type CommandOutput, runCommandLine } from '../terminal/main.ts';

/** The commands that check the audit log, run as an operator types them, on a data folder that no server has open. */

let folder: string;
let workflow: string;
const zaguan = async (...argv: string[]): Promise<CommandOutput> => (await runCommandLine(commands, argv))!;
const environment = (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
};
const run = async (statement: string) => {
  const { engine } = await openEmbedded(join(folder, 'database'));
  await engine.executeSql(statement);
  await engine.close();
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaguan-log-'));
  await putNewDatabase(folder);
  environment({ DATA_DIR: folder, LOG_LEVEL: 'silent', NO_COLOR: '1', PORT: '0', ZAGUAN_URL: '', ZAGUAN_SECRET: '' });
  const tenant = JSON.parse((await zaguan('tenant', 'create', 'Banco Jacaranda', '--json')).stdout);
  environment({ ZAGUAN_KEY: tenant.test.key });
  workflow = JSON.parse((await zaguan('workflow', 'create', '--steps', 'acceptance', '--json')).stdout).uuid;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the daily job that writes the anchors: signed files with the last hash of each log. */
const anchor = (into: string, stamp: Stamp | null = null) =>
  onPlatform(async (platform) => {
    let daily: () => Promise<void> = async () => {};
    const schedule = async (_queue: string, _cron: string, work: typeof daily) => {
      daily = work;
    };
    const jobs = { ...platform.jobs, schedule };
    const { engine, clock, log, keyring: keys, webhooks, tenants, events } = platform;
    const turn = <Value>(_place: string, work: () => Promise<Value>) => work();
    await createAnchors({ engine, jobs, clock, log, keys, webhooks, tenants, events, turn, folder: into, stamp }).start();
    await daily();
  });

it('compares every log with its anchors, without the secret', async () => {
  const anchors = join(folder, 'anchors');
  await anchor(anchors);
  const secret = join(folder, 'secret');
  await rename(secret, `${secret}.away`);
  const verify = (...more: string[]) => zaguan('log', 'verify', '--anchors', anchors, ...more);
  const good = await verify('--json');
  expect(good.exit).toBe(0);
  const { public_key, heads, time_stamps, findings } = JSON.parse(good.stdout);
  expect({ heads, findings }).toEqual({ heads: 1, findings: [] });
  expect(time_stamps).toEqual({ valid: 0, none: 1, wrong: 0, by: [] });
  expect(await verify('--key', public_key)).toMatchObject({ exit: 0, stdout: expect.stringContaining('Every head is in the log') });
  expect(await verify('--key', 'zalog_x')).toMatchObject({ exit: 1, stdout: expect.stringContaining('signed with another key') });
  await run(`update platform.events set number = 7 where stream_id = '${workflow}'`);
  expect(await verify()).toMatchObject({
    exit: 1,
    stdout: expect.stringMatching(/workflow .*: entry 1 is in .*, but no longer in the log/),
  });
  await run(`update platform.events set number = 1 where stream_id = '${workflow}'`);
  expect(await zaguan('log', 'verify', '--anchors', join(folder, 'nothing'))).toMatchObject({ exit: 1 });
  await rename(`${secret}.away`, secret);
});

it('ends by itself, whatever it found', async () => {
  const [anchors, empty] = [join(folder, 'anchors'), join(folder, 'empty')];
  await mkdir(empty);
  // The embedded database left such a timer running with some folders, so the test always adds one.
  const timer = 'data:text/javascript,setInterval(() => {}, 1000)';
  /** Runs `log verify` as a separate process; `exit` is null if it had to be killed. */
  const spawned = (into: string) =>
    new Promise<{ exit: unknown; printed: string }>((resolve) => {
      const argv = ['--import', timer, 'services/cli/zaguan.ts', 'log', 'verify', '--anchors', into];
      const running = execFile(process.execPath, argv, { timeout: 120_000, killSignal: 'SIGKILL' }, (_, stdout, stderr) =>
        resolve({ exit: running.exitCode, printed: stdout + stderr }),
      );
    });
  const hash = (change: string) => run(`update platform.events set hash = ${change} where stream_id = '${workflow}'`);
  await hash('reverse(hash)');
  expect(await spawned(anchors)).toEqual({ exit: 1, printed: expect.stringMatching(/entry 1 differs from that in[\s\S]* 1 finding\.\n$/) });
  expect(await spawned(empty)).toEqual({ exit: 1, printed: expect.stringContaining('There are no anchors in') });
  await hash('reverse(hash)');
});

it.runIf(havePrograms({ openssl: 'openssl' }, 'no anchor has a time stamp.'))(
  'checks the time stamps that stand beside the anchors',
  async () => {
    const anchors = join(folder, 'stamped');
    const authority = await startTimeAuthority();
    const { exchange, close } = createOutbound({ allowLoopback: true });
    await anchor(anchors, stampToken(createTimeAuthority(authority.url, exchange)));
    await close();
    await authority.stop();
    const verify = (...more: string[]) => zaguan('log', 'verify', '--anchors', anchors, ...more);
    expect(await verify()).toMatchObject({ exit: 0, stdout: expect.stringContaining('1 valid (Autoridad de tiempo de prueba)') });
    const names = await readdir(anchors, { recursive: true });
    const file = join(anchors, names.find((name) => name.endsWith('.tst'))!);
    const token = await readFile(file);
    // Changes a byte of the anchor's hash, which is inside the signed part of the token.
    const changed = Buffer.from(token);
    const at = changed.indexOf(sha256(await readFile(file.replace(/\.tst$/, ''))));
    changed[at] = changed[at]! ^ 1;
    for (const wrong of [changed, token.subarray(0, 500), Buffer.from('none')]) {
      await writeFile(file, wrong);
      expect(await verify()).toMatchObject({
        exit: 1,
        stdout: expect.stringMatching(/Time stamps +1 wrong[\s\S]*its time stamp does not belong to it/),
      });
    }
    await rm(file);
    expect(await verify()).toMatchObject({ exit: 0, stdout: expect.stringMatching(/Time stamps +1 none/) });
  },
);

it('changes its secret by renaming the file, and opens with the old one no more once that is gone', async () => {
  const [file, previous] = [join(folder, 'secret'), join(folder, 'secret.previous')];
  const old = await readFile(file, 'utf8');
  await rename(file, previous);
  expect(await zaguan('log', 'verify', workflow)).toMatchObject({ exit: 0, stdout: expect.stringContaining('Every link is intact') });
  const { findings } = JSON.parse((await zaguan('doctor', '--json')).stdout);
  expect(findings).toContainEqual({ what: 'Secret before', state: 'warn', says: expect.stringContaining(previous) });
  await rm(previous);
  expect(await zaguan('log', 'verify')).toMatchObject({ exit: 0, stdout: expect.stringContaining('in 1 logs with 1 entries') });
  environment({ ZAGUAN_SECRET: old.trim() });
  expect(await zaguan('log', 'verify')).toMatchObject({ exit: 1, stderr: expect.stringContaining('is not the secret of these data') });
  environment({ ZAGUAN_SECRET: '' });
});

it('verifies every log, and names those that do not hold', async () => {
  await run(`update platform.events set actor = 'nobody' where stream_id = '${workflow}'`);
  const { exit, stdout } = await zaguan('log', 'verify', '--json');
  expect(exit).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ logs: 1, broken: [{ kind: 'workflow', id: workflow, number: 1, reason: 'changed' }] });
  expect((await zaguan('log', 'verify')).stdout).toMatch(/workflow .*: Link 1 was changed\.\n.* 1 of 1 logs are broken/);
});

it('writes the anchors of today at once, once, and the log says who asked', async () => {
  const [data, into] = [join(folder, 'other-data'), join(folder, 'by-hand')];
  environment({ DATA_DIR: data, ANCHOR_DIR: into, ZAGUAN_SECRET: '' });
  await zaguan('tenant', 'create', 'Caja Jacaranda');
  const ask = async () => JSON.parse((await zaguan('log', 'anchor', '--json')).stdout);
  const [first] = await ask();
  expect(first).toMatchObject({ new: true, heads: 1 });
  const bytes = await readFile(first.file);
  expect(await ask()).toEqual([{ ...first, new: false }]);
  expect(await readFile(first.file)).toEqual(bytes);
  const asked = await onPlatform(({ events }) =>
    events.page(first.tenant, { kind: 'tenant', id: first.tenant }, { page: 1, per_page: 100 }),
  );
  expect(asked.rows.filter(({ type }) => type === 'log.anchor_asked')).toMatchObject([{ actor: 'operator' }]);
  expect(await zaguan('log', 'verify', '--anchors', into, '--key', first.public_key)).toMatchObject({ exit: 0 });
  expect((await zaguan('log', 'anchor')).stdout).toContain(`zaguan log verify --anchors '${into}' --key ${first.public_key}`);
  vi.stubEnv('ANCHOR_DIR', undefined);
  environment({ DATA_DIR: folder });
});

it('anchors the other tenants where one fails, names it, and says so with its exit', async () => {
  const data = join(folder, 'two-tenants');
  environment({ DATA_DIR: data, ZAGUAN_SECRET: '' });
  const made: string[] = [];
  for (const name of ['Caja Jacaranda', 'Caja Bugambilia'])
    made.push(JSON.parse((await zaguan('tenant', 'create', name, '--json')).stdout).tenant);
  // Each tenant fails once, so that the failing tenant is once the first and once the last.
  for (const failing of made) {
    const into = join(folder, `without-${failing}`);
    environment({ ANCHOR_DIR: into });
    await mkdir(into);
    await writeFile(join(into, failing), 'stands where its folder would');
    const { exit, stdout } = await zaguan('log', 'anchor', '--json');
    expect(exit).toBe(1);
    const others = made.filter((tenant) => tenant !== failing);
    expect(JSON.parse(stdout)).toMatchObject([
      ...others.map((tenant) => ({ tenant, new: true })),
      { tenant: failing, error: expect.stringContaining(failing) },
    ]);
    expect(await zaguan('log', 'anchor')).toMatchObject({ exit: 1, stdout: expect.stringContaining(`${failing} was not anchored`) });
  }
  vi.stubEnv('ANCHOR_DIR', undefined);
  environment({ DATA_DIR: folder });
});
