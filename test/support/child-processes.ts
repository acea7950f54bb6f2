import { readdirSync, readFileSync } from 'node:fs';

/** Returns the ids of this process's children, from Linux's /proc (proc_pid_task_children(5)). */
export function childProcesses(): number[] {
  return readdirSync('/proc/self/task').flatMap(childrenOf);
}

function childrenOf(thread: string): number[] {
  try {
    return readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    // The thread ended in between.
    return [];
  }
}
