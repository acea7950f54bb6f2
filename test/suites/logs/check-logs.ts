import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Counts } from '../../support/counts.ts';
import { leaksOf, patterns, texts } from './personal-data.ts';

/** An example line for each pattern that must be found, without data of real persons. */
const examples: Readonly<Record<keyof typeof patterns, string>> = {
  CURP: 'no person has PEGL890909MJCRMS08',
  RFC: 'tax_id:PEGL890909AB1',
  'e-mail': 'mail to <luisa.perez+1@correo.example>',
  phone: 'sent to +52 55 1234 5678',
  'one-time code': '{"code":"048213"}',
  'session token': 'Bearer ses_6aJ0k3xUo1',
  'encoded session token': 'GET /w/#t=c2VzXzZhSjBrM3hV',
  'API key': '{"svc-apikey":"sk_test_ab"}',
  'webhook secret': 'whsec_MfKQ9r8GKYqrTwjU',
  'machine-readable zone': 'IDMEX0001234563<<0000000000012',
};

interface Found {
  lines: number;
  files: number;
  /** The leaks' places without the lines themselves, because this is printed. */
  leaks: readonly string[];
}

/** Searches every line of every log file of a folder. */
export async function searchLogs(folder: string): Promise<Found> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.log'));
  const leaks: string[] = [];
  let lines = 0;
  for (const name of files) {
    let number = 0;
    for await (const line of createInterface({ input: createReadStream(join(folder, name)), crlfDelay: Number.POSITIVE_INFINITY })) {
      number++;
      for (const leak of leaksOf(line)) leaks.push(`${leak}: ${name} line ${number}: ${outline(line)}`);
    }
    lines += number;
  }
  return { lines, files: files.length, leaks };
}

/** Returns a line's message and the names of its members, which show where it was logged. */
function outline(line: string): string {
  try {
    const { msg, ...members } = JSON.parse(line) as Record<string, unknown>;
    return `${msg} (${Object.keys(members).join(', ')})`;
  } catch {
    return '(no JSON)';
  }
}

/** Plants a line of each kind and one with each text among harmless lines, and returns those that the search misses. */
async function wouldFind(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'zaguan-planted-'));
  try {
    const innocent = '{"level":"info","time":"2026-11-22T00:36:44.079Z","request":"req_XlJ0bc91ZPfLpyGp","status":200,"msg":"request"}';
    const all = [...Object.values(examples), ...[...texts].map((text) => `text ${text}`)];
    const lines = all.flatMap((line) => [innocent, JSON.stringify({ msg: line })]);
    await writeFile(join(folder, '1.log'), `${lines.join('\n')}\n`);
    const { leaks } = await searchLogs(folder);
    const missed = [...Object.keys(patterns), ...texts].filter((what) => !leaks.some((leak) => leak.startsWith(`${what}: `)));
    const wrong = leaks.filter((leak) => Number(/line (\d+)/.exec(leak)?.[1]) % 2 === 1);
    return [...missed.map((what) => `not found: ${what}`), ...wrong.map((leak) => `found where there is none: ${leak}`)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs two tests: that a leak would be found, and that the logs of the run have none. */
export async function checkLogs(folder: string, say: (text: string) => void): Promise<Counts> {
  const line = (text: string) => say(`${text}\n`);
  const blind = await wouldFind();
  for (const missed of blind) line(`✗ ${missed}`);
  const { lines, files, leaks } = await searchLogs(folder);
  line(`${lines} lines of ${files} processes`);
  for (const leak of leaks.slice(0, 50)) line(`✗ ${leak}`);
  if (leaks.length > 50) line(`✗ and ${leaks.length - 50} more`);
  if (lines === 0) line('✗ nothing was logged: no test was heard');
  const passed = [blind.length === 0, leaks.length === 0 && lines > 0].filter(Boolean).length;
  return { passed, failed: 2 - passed };
}
