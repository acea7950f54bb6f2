import { spawn } from 'node:child_process';
import { type Readable, Writable } from 'node:stream';
import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { CommandFailure } from '../terminal/command.ts';

/** The disk is full or not writable, while the archive is intact. */
export class CannotWrite extends CommandFailure {}

const CANNOT_WRITE = /No space left|quota exceeded|Read-only file system|Permission denied/i;
/** Maximum number of characters of tar's messages that are read. */
const MAX_CHARACTERS = 10_000;

/** Runs the system's `tar` (Linux, macOS and Windows have one) on streams, which the argument `-` names. */
export function streamTar(args: readonly string[]) {
  const running = spawn('tar', args, { stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, LC_ALL: 'C' } });
  let messages = '';
  running.stderr.on('data', (chunk: Buffer) => {
    if (messages.length < MAX_CHARACTERS) messages += chunk;
  });
  // Ignored: tar may end before it has read everything, and its exit status shows why.
  running.stdin.on('error', () => {});
  const end = new Promise<void>((resolve, reject) => {
    running.once('error', () => reject(new CommandFailure('This command needs the program tar, which was not found.')));
    running.once('close', (code) => {
      const why = CANNOT_WRITE.exec(messages)?.[0];
      if (code === 0) resolve();
      else if (why) reject(new CannotWrite(`It could not be written: ${why.toLowerCase()}. Free some space, or choose another place.`));
      else reject(new CommandFailure(`tar ended with status ${code}.`));
    });
  });
  return {
    input: Writable.toWeb(running.stdin),
    output: webStream(running.stdout),
    /** Resolves when tar has ended. Rejects with `CannotWrite` or another `CommandFailure`. */
    ended: end,
    kill: () => running.kill('SIGKILL'),
  };
}

/** Converts a Node stream to a web stream that, unlike `Readable.toWeb`, emits nothing after it is cancelled. */
export const webStream = (readable: Readable): ReadableStream<Uint8Array> =>
  NodeReadableStream.from<Uint8Array>(readable) as ReadableStream<Uint8Array>;
