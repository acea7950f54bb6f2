import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { ReadyLine } from './server.program.ts';

const SERVER = join(import.meta.dirname, 'server.program.ts');
const READY_WITHIN = 90_000;

/** The server in a process of its own. */
export interface ServerProcess {
  pid: number;
  ready: ReadyLine;
  /** The last log lines, for the failure's message. */
  log: readonly string[];
  /** Resolves when the process has ended for any reason. */
  ended: Promise<void>;
  /** Kills the process at once (SIGKILL), as a power cut would. */
  kill(): Promise<void>;
  /** Stops the process in order. */
  stop(): Promise<void>;
}

/** Starts a server process. `hear` gets every output line, logs included; `program` must print the same line when it is ready. */
export async function startServerProcess(
  environment: Record<string, string>,
  hear: (line: string) => void = () => {},
  program = SERVER,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  const note = (line: string) => {
    hear(line);
    log.push(line);
    if (log.length > 40) log.shift();
  };
  const lines = createInterface(child.stdout).on('line', note);
  createInterface(child.stderr).on('line', note);
  const ended = once(child, 'exit').then(() => {});
  const ready = await readyLine(child, lines, log);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await ended;
  };
  return { pid: child.pid!, ready, log, ended, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

/** Starts a server process, and kills it after `after` milliseconds if it has not ended by then. */
export async function startAndKill(environment: Record<string, string>, after: number): Promise<void> {
  const child = spawn(process.execPath, [SERVER], { env: { ...process.env, ...environment }, stdio: 'ignore' });
  // The moment of the kill is the subject of the test, so it uses a timer.
  const timer = setTimeout(() => child.kill('SIGKILL'), after);
  await once(child, 'exit');
  clearTimeout(timer);
}

function readyLine(child: ChildProcess, lines: Interface, log: readonly string[]): Promise<ReadyLine> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`The server ${why}.\n${log.join('\n')}`));
    };
    const timer = setTimeout(() => fail(`was not ready within ${READY_WITHIN / 1000} s`), READY_WITHIN);
    const ended = (code: number | null) => fail(`ended with ${code}`);
    child.once('exit', ended);
    lines.on('line', (line) => {
      // Log lines arrive on the same stream; only the ready line starts like this.
      if (!line.startsWith('{"apiKey"')) return;
      clearTimeout(timer);
      child.off('exit', ended);
      resolve(JSON.parse(line) as ReadyLine);
    });
  });
}
