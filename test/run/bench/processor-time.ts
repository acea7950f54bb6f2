import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of a second in /proc (proc_pid_stat(5)): 100 on every Linux that we run on. */
const TICKS = 100;

interface Times {
  parent: number;
  own: number;
  /** Of its children that have ended. */
  ended: number;
}

/** Seconds of processor time that a process has used, its children's included. */
export function processorSeconds(pid: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && timesOf(name)?.parent === pid);
  const itself = timesOf(String(pid));
  if (!itself) throw new Error(`There is no process ${pid}.`);
  return [...children].reduce((sum, child) => sum + (timesOf(child)?.own ?? 0), itself.own + itself.ended);
}

/** Null when it has ended meanwhile. */
function timesOf(pid: string): Times | null {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  // The name before it may hold spaces and brackets; what follows begins with the third field.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const field = (number: number) => Number(fields[number - 3]);
  return { parent: field(4), own: (field(14) + field(15)) / TICKS, ended: (field(16) + field(17)) / TICKS };
}
