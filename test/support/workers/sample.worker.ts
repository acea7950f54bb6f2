import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { serveRequests, WorkerProblem } from '#platform/foreign-files/worker-process.ts';

/** The requests that the tests of worker pools send. */
export type SampleAsk =
  | { what: 'read'; path: string }
  | { what: 'environment' }
  /** Keeps a processor busy for `ms` milliseconds. */
  | { what: 'work'; ms: number }
  | { what: 'refuse' | 'loop' | 'die' | 'spawn' };

export type SampleAnswer =
  | { text: string }
  | { environment: Readonly<Record<string, string | undefined>> }
  /** Times in epoch milliseconds. */
  | { pid: number; from: number; until: number };

serveRequests<SampleAsk, SampleAnswer>(answer, { ready: Promise.resolve(), longestMs: 60_000, shouldRestart: () => false });

async function answer(ask: SampleAsk): Promise<SampleAnswer> {
  switch (ask.what) {
    case 'read':
      return { text: readFile(ask.path) };
    case 'environment':
      return { environment: { ...process.env } };
    case 'spawn':
      return { text: outputOfProgram() };
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

function outputOfProgram(): string {
  try {
    return spawnSync('/bin/echo', ['MUESTRA'], { encoding: 'utf8' }).stdout;
  } catch (error) {
    throw new WorkerProblem((error as NodeJS.ErrnoException).code ?? 'unknown');
  }
}

function busy(ms: number): SampleAnswer {
  const from = performance.timeOrigin + performance.now();
  while (performance.timeOrigin + performance.now() < from + ms);
  return { pid: process.pid, from, until: performance.timeOrigin + performance.now() };
}
