import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of a second in /proc (proc_pid_stat(5)): 100 on every Linux that we run on. */
const TICKS = 100;

interface Times {
  parent: number;
  own: number;
  /** Of its children that have ended. */
  ended: number;
}

/** Seconds of processor time that a process has used: its own, and what its children used, those that have ended among them. */
export function processorSeconds(pid: number): { own: number; children: number } {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && timesOf(name)?.parent === pid);
  const itself = timesOf(String(pid));
  if (!itself) throw new Error(`There is no process ${pid}.`);
  return { own: itself.own, children: children.reduce((sum, child) => sum + (timesOf(child)?.own ?? 0), itself.ended) };
}

/** The same of a process and its children together. */
export function togetherSeconds(pid: number): number {
  const { own, children } = processorSeconds(pid);
  return own + children;
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
