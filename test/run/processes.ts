import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Writes output. */
export type Say = (text: string) => void;

export interface Finished {
  code: number;
  /** True if the process was stopped because its time was over. */
  stopped: boolean;
}

export interface ProgramOptions {
  env?: Record<string, string>;
  until?: AbortSignal | undefined;
  /** Niceness of the program and of all that it starts: 0 is this process's own, 19 the lowest priority. */
  niceness?: number | undefined;
}

/** Runs a program of this repository (npm puts them on PATH) until it ends, or until `until` aborts. */
export function runProgram(command: readonly string[], say: Say, { env = {}, until, niceness }: ProgramOptions = {}): Promise<Finished> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...env },
      shell: process.platform === 'win32',
      // A detached child has its own process group, which can be killed as a whole.
      detached: until !== undefined && process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (niceness !== undefined && child.pid !== undefined) setPriority(child.pid, niceness);
    let stopped = false;
    const end = (signal: NodeJS.Signals) => {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, signal);
      } catch {
        child.kill(signal);
      }
    };
    const stop = () => {
      stopped = true;
      end('SIGTERM');
    };
    if (until?.aborted) stop();
    until?.addEventListener('abort', stop, { once: true });
    child.stdout.on('data', (chunk: Buffer) => say(chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => say(chunk.toString()));
    child.on('error', ({ message }) => {
      say(`${message}\n`);
      resolve({ code: 1, stopped });
    });
    child.on('close', (code) => {
      until?.removeEventListener('abort', stop);
      // A process of the group may have ignored the first signal.
      if (stopped) end('SIGKILL');
      resolve({ code: code ?? 1, stopped });
    });
  });
}
