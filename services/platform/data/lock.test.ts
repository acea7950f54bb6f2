import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataFolder } from './lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaguan-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts a process that takes the lock and holds it until it is stopped or killed. */
async function otherHolder() {
  const module = JSON.stringify(fileURLToPath(new URL('./lock.ts', import.meta.url)));
  const script = `import(${module}).then(({ lockDataFolder }) => {
    try { lockDataFolder(${JSON.stringify(folder)}); console.log('held'); process.stdin.resume(); }
    catch (error) { console.log(error.message); process.exit(3); }
  });`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const said = await new Promise<string>((resolve) => child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim())));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    pid: child.pid,
    said,
    end: (signal: NodeJS.Signals) => {
      child.kill(signal);
      return ended;
    },
    ended,
  };
}

it('refuses a second process with a sentence that names the first', async () => {
  const holder = await otherHolder();
  expect(holder.said).toBe('held');
  expect(() => lockDataFolder(folder)).toThrow(`The data folder ${folder} is in use by process ${holder.pid}. Stop that one first`);
  await holder.end('SIGKILL');
});

it('takes over what a killed process left behind', async () => {
  await (await otherHolder()).end('SIGKILL');
  const { release } = lockDataFolder(folder);
  expect(JSON.parse(await readFile(join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
  release();
  lockDataFolder(folder).release();
});

it('does not believe a file of another boot, of a reused pid, or that cannot be read', async () => {
  const { pid } = process;
  const leftovers = [{ pid: 1, started: null, boot: 'another' }, { pid, started: '1', boot: 'same' }, 'torn{'];
  for (const left of leftovers) {
    await writeFile(join(folder, 'lock'), typeof left === 'string' ? left : JSON.stringify(left));
    lockDataFolder(folder).release();
  }
});

it('lets one of several starters win', async () => {
  const starters = await Promise.all(Array.from({ length: 4 }, otherHolder));
  expect(starters.filter(({ said }) => said === 'held')).toHaveLength(1);
  await Promise.all(starters.map(({ end }) => end('SIGKILL')));
});
