import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort } from '#platform/edge/listen.ts';
import { certificatePdf } from '../../support/specimens/certificate.ts';
import { Api } from '../journeys/api.ts';
import { startServerProcess } from '../journeys/server-process.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const server = process.env.TEST_DATABASE_URL;
const GUIDE = readFileSync(join(root, 'docs/guides/going-live.md'), 'utf8');

/** The commands of the guide's section on Postgres: for the backup, and for the restore. */
const [there = [], back = []] = [...GUIDE.slice(GUIDE.indexOf('**Postgres.**')).matchAll(/```sh\n(.+?)\n```/gs)].map(([, block = '']) =>
  block.split('\n'),
);

describe.runIf(server)('a backup on Postgres, with the commands of the guide', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zaguan-restore-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const installation = async (name: string) => {
    const DATA_DIR = join(folder, name);
    mkdirSync(DATA_DIR, { recursive: true });
    const address = new URL(server!);
    address.pathname = `/${name}`;
    const port = await freePort(0, '127.0.0.1');
    const url = `http://127.0.0.1:${port}`;
    const common = { DATABASE_URL: address.href, DATA_DIR, ZAGUAN_SECRET: 'of this test alone, and long enough for it' };
    return { url, environment: { ...common, HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: url, LOG_LEVEL: 'warn' } };
  };
  type Installation = Awaited<ReturnType<typeof installation>>;
  const follow = async ({ environment }: Installation, commands: readonly string[]) => {
    for (const command of commands) {
      const cwd = command.startsWith('npm ') ? root : folder;
      await run('sh', ['-c', command], { cwd, env: { ...process.env, ...environment } });
    }
  };

  /** Returns the text of a page, read from the document's own file. */
  const textOf = async ({ url }: Installation, key: string, uuid: string) => {
    const answer = await fetch(`${url}/people/v1/documents/${uuid}/pages/1/text`, { headers: { 'svc-apikey': key } });
    expect(answer.status).toBe(200);
    return answer.json();
  };

  test('brings people, files and proofs to another machine, and nothing without its files', async () => {
    expect([there.length, back.length]).toEqual([3, 5]);
    const mark = randomBytes(4).toString('hex');
    const before = await installation(`zaguan_before_${mark}`);
    await follow(before, [back[0]!]);
    const first = await startServerProcess(before.environment);
    const key = first.ready.testKey!;
    const api = new Api(before.url, key);
    const person = await api.make<{ id: string }>('/people/v1/people', {
      ...{ national_id: 'PEGL890909MJCRMS08', name: 'Luisa', first_lastname: 'Pérez', second_lastname: 'Gómez' },
    });
    const document = await api.createDocument('Contrato', certificatePdf(), { page: 1, box: [72, 72, 200, 60] });
    const text = await textOf(before, key, document.uuid);
    await follow(before, there);
    await first.stop();

    const after = await installation(`zaguan_after_${mark}`);
    // Runs all commands except the one that needs a running server.
    await follow(
      after,
      back.filter((command) => !command.includes('doctor')),
    );
    expect(existsSync(join(folder, `zaguan_after_${mark}`, 'blobs'))).toBe(true);
    const second = await startServerProcess(after.environment);
    try {
      expect(await new Api(after.url, key).person(person.id)).toMatchObject({ name: 'Luisa' });
      expect(await textOf(after, key, document.uuid)).toEqual(text);
    } finally {
      await second.stop();
    }
    // Two servers and Postgres's tools: half a minute on an idle machine.
  }, 900_000);
});
