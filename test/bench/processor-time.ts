import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in /proc (proc_pid_stat(5)): 100 on every Linux that we support. */
const TICKS = 100;

interface Times {
  parent: number;
  own: number;
  /** The time of its children that have ended. */
  ended: number;
}

/** Returns the processor time of a process and of its children in seconds, ended children included. Throws if there is no such process. */
export function processorSeconds(pid: number): { own: number; children: number } {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && timesOf(name)?.parent === pid);
  const itself = timesOf(String(pid));
  if (!itself) throw new Error(`There is no process ${pid}.`);
  return { own: itself.own, children: children.reduce((sum, child) => sum + (timesOf(child)?.own ?? 0), itself.ended) };
}

/** Returns the processor time of a process and its children together, in seconds. */
export function togetherSeconds(pid: number): number {
  const { own, children } = processorSeconds(pid);
  return own + children;
}

/** Returns the times of a process; null if it has ended. */
function timesOf(pid: string): Times | null {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  // The process's name may contain spaces and brackets; after the name the third field follows.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const field = (number: number) => Number(fields[number - 3]);
  return { parent: field(4), own: (field(14) + field(15)) / TICKS, ended: (field(16) + field(17)) / TICKS };
}
