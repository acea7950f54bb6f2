import { spawn } from 'node:child_process';
import { Refusal } from '../terminal/command.ts';

/** The machine's own `tar`: Linux, macOS and Windows have one. Rejects when it fails, with nothing of what it wrote. */
export function tar(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const running = spawn('tar', args, { stdio: 'ignore' });
    running.once('error', () => reject(new Refusal('This needs the program tar, which was not found.')));
    running.once('exit', (code) => (code === 0 ? resolve() : reject(new Refusal(`tar ended with status ${code}.`))));
  });
}
