import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { makeFolders } from './make-folders.ts';

/** Thrown if another process holds the lock of the data folder. */
export class DataFolderInUse extends Error {
  readonly pid: number;
  /** The message without the advice, for programs without the option `--data`. */
  readonly shortMessage: string;
  constructor(folder: string, pid: number) {
    const shortMessage = `The data folder ${folder} is in use by process ${pid}.`;
    super(`${shortMessage} Stop that one first, or give this one another folder with --data (DATA_DIR).`);
    this.name = 'DataFolderInUse';
    this.shortMessage = shortMessage;
    this.pid = pid;
  }
}

/** Maximum number of attempts to replace the lock of a dead holder. All fail only if other processes start at the same time. */
const MAX_ATTEMPTS = 5;

interface Holder {
  pid: number;
  /** Start time of the process, since pids are reused. */
  started: string | null;
  boot: string;
}

/** Locks a data folder by link(2). Pid, start time and boot id reveal a dead holder. Machines must not share a data folder. */
export function lockDataFolder(folder: string): { release(): void } {
  makeFolders(folder);
  const file = join(folder, 'lock');
  const me: Holder = { pid: process.pid, started: startOf(process.pid), boot: bootId() };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    if (tryLink(file, me)) return { release: releaseAtExit(file) };
    const holder = readHolder(file);
    if (holder && isAlive(holder, me)) throw new DataFolderInUse(folder, holder.pid);
    removeStale(file, holder, folder);
  }
  throw new Error(`The data folder ${folder} could not be locked, because other processes start on it at the same time. Try again.`);
}

function tryLink(file: string, me: Holder): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify(me), { mode: 0o600 });
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(own);
  }
}

/** Removes a dead holder's lock file by a rename. Puts the file back if a different process has replaced it meanwhile. */
function removeStale(file: string, dead: Holder | null, folder: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const asideHolder = readHolder(aside);
  if (asideHolder && dead && !isDeepStrictEqual(asideHolder, dead)) {
    try {
      linkSync(aside, file);
    } finally {
      unlinkSync(aside);
    }
    throw new DataFolderInUse(folder, asideHolder.pid);
  }
  unlinkSync(aside);
}

function releaseAtExit(file: string): () => void {
  const release = () => {
    process.off('exit', release);
    try {
      unlinkSync(file);
    } catch {
      // The file is deleted already.
    }
  };
  process.once('exit', release);
  return release;
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder, me: Holder): boolean {
  // In a container the pid is often 1 at each start: our pid with a different start time means that the holder is dead.
  if (holder.boot !== me.boot) return false;
  if (holder.pid === me.pid) return holder.started === me.started;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const startTime = startOf(holder.pid);
  return !holder.started || !startTime || startTime === holder.started;
}

function startOf(pid: number): string | null {
  try {
    // Field 22 of proc_pid_stat(5), the start time; the command name before it may contain spaces.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return hostname();
  }
}
