import { spawn } from 'node:child_process';
import { Refusal } from '../terminal/command.ts';

/** The place where it writes is full or closed: nothing is wrong with the archive. */
export class NoRoom extends Refusal {}

const NO_ROOM = /No space left|quota exceeded|Read-only file system|Permission denied/i;
/** Characters of what it says that are kept. */
const MOST_SAID = 10_000;

/** The machine's own `tar`: Linux, macOS and Windows have one. Rejects when it fails, with `NoRoom` where it could not write. */
export function tar(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const running = spawn('tar', args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, LC_ALL: 'C' } });
    let said = '';
    running.stderr.on('data', (chunk: Buffer) => {
      if (said.length < MOST_SAID) said += chunk;
    });
    running.once('error', () => reject(new Refusal('This needs the program tar, which was not found.')));
    running.once('close', (code) => {
      const why = NO_ROOM.exec(said)?.[0];
      if (code === 0) resolve();
      else if (why) reject(new NoRoom(`It could not be written: ${why.toLowerCase()}. Make room, or choose another place.`));
      else reject(new Refusal(`tar ended with status ${code}.`));
    });
  });
}
