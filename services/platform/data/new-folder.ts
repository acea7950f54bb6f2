import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const PROGRAM = new URL('./new-folder.program.ts', import.meta.url);

const VERSION = 'PG_VERSION';

/** Tells whether a folder has or had a database: one without its version may have held data. */
export const holdsDatabase = (folder: string) => [VERSION, join('global', 'pg_control')].some((file) => existsSync(join(folder, file)));

/** Makes the embedded database's folder in another process (it takes 1.1 GB) and renames it when whole. Throws with WASI's `errno`. */
export async function makeFolder(folder: string): Promise<void> {
  if (existsSync(join(folder, VERSION))) return;
  // No making of ours leaves that any more.
  if (holdsDatabase(folder))
    throw new Error(
      `The database in ${folder} is not whole: ${VERSION} is missing. Put it back from a backup, or move it away to begin anew.`,
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
  // What stands there without a version is empty, or of a making that was killed before there were parts.
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
}

/** Removes parts of killed processes; what is still written to goes at a later start. */
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
