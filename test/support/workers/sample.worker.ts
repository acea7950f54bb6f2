import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { serveRequests, startProgram, WorkerProblem } from '../../../services/platform/foreign-files/worker-process.ts';

/** What a worker is asked for by the tests of pools. */
export type SampleAsk =
  | { what: 'read'; path: string }
  | { what: 'environment' }
  /** Starts a program past the declaration, with it, or with it and leaves it running. */
  | { what: 'spawn' | 'start' | 'leave'; program: string; args: readonly string[] }
  /** Keeps a processor busy for so long, in milliseconds. */
  | { what: 'work'; ms: number }
  | { what: 'refuse' | 'loop' | 'die' };

export type SampleAnswer =
  | { text: string }
  | { environment: Readonly<Record<string, string | undefined>> }
  /** Of the process that worked, and of a program that it left running. */
  | { pid: number; left: number }
  /** In epoch milliseconds. */
  | { pid: number; from: number; until: number };

serveRequests<SampleAsk, SampleAnswer>(answer, { ready: Promise.resolve(), longestMs: 60_000, worn: () => false });

async function answer(ask: SampleAsk): Promise<SampleAnswer> {
  switch (ask.what) {
    case 'read':
      return { text: readFile(ask.path) };
    case 'environment':
      return { environment: { ...process.env } };
    case 'spawn':
    case 'start':
      return { text: await outputOf(ask) };
    case 'leave':
      return { pid: process.pid, left: startProgram(ask.program, ask.args, { stdio: 'ignore' }).pid! };
    case 'work':
      return busy(ask.ms);
    case 'refuse':
      throw new WorkerProblem('refused_by_the_sample');
    case 'loop':
      for (;;);
    case 'die':
      process.kill(process.pid, 'SIGKILL');
      return new Promise(() => {});
  }
}

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new WorkerProblem((error as NodeJS.ErrnoException).code ?? 'unknown');
  }
}

async function outputOf({ what, program, args }: Extract<SampleAsk, { program: string }>): Promise<string> {
  try {
    const child = what === 'spawn' ? spawn(program, args) : startProgram(program, args, { stdio: 'pipe' });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    await once(child, 'close');
    return Buffer.concat(chunks).toString();
  } catch (error) {
    throw new WorkerProblem((error as NodeJS.ErrnoException).code ?? (error as Error).message);
  }
}

function busy(ms: number): SampleAnswer {
  const from = performance.timeOrigin + performance.now();
  while (performance.timeOrigin + performance.now() < from + ms);
  return { pid: process.pid, from, until: performance.timeOrigin + performance.now() };
}
