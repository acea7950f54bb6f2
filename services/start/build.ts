import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** File with the hash of the last build's inputs. */
const STAMP = join(ROOT, 'dist', '.inputs');

export const FOLDERS = ['src', 'steps', 'lib', 'tools/build'];
const FILES = [
  ...['vite.config.ts', 'package.json', 'package-lock.json'],
  ...['tools/config/tsconfig.base.json', 'tools/config/tsconfig.browser.json'],
];
/** Files of `FOLDERS` that are not part of the browser's build. */
const NOT_BUILT = /\.(test|server)\.ts$|\.md$/;

export class BuildFailed extends Error {
  constructor(output: string) {
    super(`The browser's files could not be built:\n${output}`);
    this.name = 'BuildFailed';
  }
}

/** Builds the browser's files, unless the inputs are unchanged since the last build. Calls `onBuild` before a build. */
export async function buildWhenChanged(onBuild: () => void = () => {}): Promise<{ hasBuilt: boolean }> {
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === (await hashOfInputs())) return { hasBuilt: false };
  onBuild();
  await run(BUILD);
  return { hasBuilt: true };
}

/** Hashes the inputs at the start of a build. Returns a function that writes the hash next to the finished files. */
export async function stampBuild(): Promise<() => Promise<void>> {
  const inputs = await hashOfInputs();
  return () => writeFile(STAMP, inputs);
}

/** Rebuilds at every change, until the process ends. Resolves after the first build; rejects with BuildFailed if Vite exits before. */
export async function buildAtEveryChange(): Promise<void> {
  const building = spawn(process.execPath, [VITE, ...BUILD, '--watch'], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => building.kill());
  await new Promise<void>((resolve, reject) => {
    building.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      if (/built in/.test(chunk.toString())) resolve();
    });
    building.once('exit', (code) => reject(new BuildFailed(`vite ended with ${code}`)));
  });
}

/** Arguments of Vite. `native` imports its configuration directly; by default Vite writes a bundle of it into node_modules. */
const BUILD = ['build', '--configLoader', 'native'];
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');

function run(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const building = spawn(process.execPath, [VITE, ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    const stop = () => building.kill();
    process.once('exit', stop);
    const output: Buffer[] = [];
    building.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    building.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    building.once('error', reject);
    building.once('exit', (code) => {
      process.off('exit', stop);
      if (code === 0) resolve();
      else reject(new BuildFailed(Buffer.concat(output).toString('utf8')));
    });
  });
}

async function hashOfInputs(): Promise<string> {
  const pathLists = await Promise.all(
    FOLDERS.map(async (folder) => {
      const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isFile() && !NOT_BUILT.test(entry.name)).map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  const paths = [...pathLists.flat(), ...FILES.map((file) => join(ROOT, file))].sort();
  const contents = await Promise.all(paths.map((path) => readFile(path).catch(() => Buffer.alloc(0))));
  const hash = createHash('sha256');
  for (const [index, path] of paths.entries())
    hash.update(`${path.slice(ROOT.length)}\0${contents[index]!.length}\0`).update(contents[index]!);
  return hash.digest('hex');
}
