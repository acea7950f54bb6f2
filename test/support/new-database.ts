import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openEmbedded } from '#platform/data/database.ts';
import { makeFolder } from '#platform/data/new-folder.ts';
import { readOrMakeSecret } from '#platform/data/secret.ts';
import { CACHE } from './cache.ts';

/** New databases of the embedded engine. Creating a database takes three seconds of processor time, copying one a tenth of that. */

const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
const { version } = JSON.parse(await readFile(join(dirname(engine), '../package.json'), 'utf8')) as { version: string };
const template = join(CACHE, `new-database-${version}`);

/** Writes a secret and a new database into a data folder, as a server's first start does. */
export async function putNewDatabase(dataFolder: string): Promise<void> {
  await once(template, makeFolder);
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  readOrMakeSecret(dataFolder);
  await cp(template, join(dataFolder, 'database'), { recursive: true });
}

/** Returns a new database as a file in memory, for `openEmbedded`. */
export async function newDatabase(): Promise<Blob> {
  const file = `${template}.tar`;
  await once(file, async (path) => {
    const { engine, dump } = await openEmbedded(null);
    await writeFile(path, Buffer.from(await (await dump()).arrayBuffer()));
    await engine.close();
  });
  return new Blob([await readFile(file)]);
}

/** Makes a file or folder under a temporary name, then renames it: if several processes make it at once, the first result stays. */
async function once(path: string, make: (path: string) => Promise<void>): Promise<void> {
  if (existsSync(path)) return;
  await mkdir(CACHE, { recursive: true });
  const own = `${path}.${randomUUID()}`;
  await make(own);
  await rename(own, path).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'ENOTEMPTY' && failure.code !== 'EEXIST') throw failure;
  });
  await rm(own, { recursive: true, force: true });
}
