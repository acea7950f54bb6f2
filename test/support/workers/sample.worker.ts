import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { serveRequests, WorkerProblem } from '#platform/foreign-files/worker-process.ts';

/** The requests that the tests of worker pools send. */
export type SampleRequest =
  | { what: 'read'; path: string }
  | { what: 'environment' }
  | { what: 'priority' }
  /** Keeps a processor busy for `ms` milliseconds. */
  | { what: 'work'; ms: number }
  /** Waits `ms` milliseconds without a processor. */
  | { what: 'sleep'; ms: number }
  | { what: 'refuse' | 'loop' | 'die' | 'spawn' };

export type SampleAnswer =
  | { text: string }
  | { environment: Readonly<Record<string, string | undefined>> }
  /** `atStart`: while the program loads; `now`: while it answers. */
  | { atStart: number; now: number }
  /** Times in epoch milliseconds. */
  | { pid: number; from: number; until: number };

const atStart = getPriority();

serveRequests<SampleRequest, SampleAnswer>(answer);

async function answer(request: SampleRequest): Promise<SampleAnswer> {
  switch (request.what) {
    case 'read':
      return { text: readFile(request.path) };
    case 'environment':
      return { environment: { ...process.env } };
    case 'priority':
      return { atStart, now: getPriority() };
    case 'spawn':
      return { text: outputOfProgram() };
    case 'work':
      return busy(request.ms);
    case 'sleep':
      return sleep(request.ms);
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

async function sleep(ms: number): Promise<SampleAnswer> {
  const from = performance.timeOrigin + performance.now();
  await new Promise((resolve) => setTimeout(resolve, ms));
  return { pid: process.pid, from, until: performance.timeOrigin + performance.now() };
}

function busy(ms: number): SampleAnswer {
  const from = performance.timeOrigin + performance.now();
  while (performance.timeOrigin + performance.now() < from + ms);
  return { pid: process.pid, from, until: performance.timeOrigin + performance.now() };
}
