import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const PROGRAM = new URL('./new-folder.program.ts', import.meta.url);

const VERSION = 'PG_VERSION';

/** Returns true if a folder has or had a database; a database without its version file may contain data. */
export const holdsDatabase = (folder: string) => [VERSION, join('global', 'pg_control')].some((file) => existsSync(join(folder, file)));

/** Creates the embedded database's folder in a child process (uses 1.1 GB), renamed when complete. Throws with WASI's `errno`. */
export async function makeFolder(folder: string): Promise<void> {
  if (existsSync(join(folder, VERSION))) return;
  // `makeFolder` never leaves such a folder, so it may be a damaged database with data.
  if (holdsDatabase(folder))
    throw new Error(
      `The database in ${folder} is incomplete: ${VERSION} is missing. Restore it from a backup, or move it away to begin with a new one.`,
    );
  removeParts(folder);
  const part = `${folder}.part-${process.pid}`;
  mkdirSync(part, { recursive: true, mode: 0o700 });
  const child = fork(PROGRAM, [part], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  let trouble: { message: string; errno: number | null } | null = null;
  child.on('message', (message) => {
    trouble = message as typeof trouble;
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) {
    rmSync(part, { recursive: true, force: true });
    const { message, errno } = trouble ?? { message: `The process that makes it ended with ${code ?? 'a signal'}.`, errno: null };
    throw Object.assign(new Error(message), { errno });
  }
  // A folder without version file is empty, or incomplete: a process that created it in place was killed.
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
}

/** Deletes incomplete folders of killed processes; a folder that is still written to is deleted at a later start. */
function removeParts(folder: string): void {
  const parent = dirname(folder);
  const parts = existsSync(parent) ? readdirSync(parent).filter((name) => name.startsWith(`${basename(folder)}.part-`)) : [];
  for (const part of parts) {
    try {
      rmSync(join(parent, part), { recursive: true, force: true });
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw failure;
    }
  }
}
