import { randomUUID } from 'node:crypto';
import { constants, copyFileSync, createWriteStream, existsSync, linkSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CommandFailure, type CommandResult } from '../terminal/command.ts';
import { mark, quiet, size } from '../terminal/layout.ts';
import { connected } from './connect.ts';

export function localFile(path: string, type = 'application/pdf'): File {
  try {
    return new File([Uint8Array.from(readFileSync(path))], basename(path), { type });
  } catch {
    throw new CommandFailure(existsSync(path) ? `${path} cannot be read.` : `There is no such file: ${path}`);
  }
}

export const localText = (path: string): Promise<string> => localFile(path, 'text/plain').text();

/** Returns the full path of a file to write. Throws if the file exists. */
export function newFile(name: string): string {
  const file = resolve(name);
  if (existsSync(file)) throw new CommandFailure(`${file} already exists and is not overwritten.`);
  return file;
}

/** Throws a sentence for a download that took too long, else the error itself. */
function refuseTimeout(error: Error): never {
  if (error.name === 'TimeoutError') throw new CommandFailure('The download took longer than ten minutes and was cancelled.');
  throw error;
}

/** Gives a file its name. Throws if the name is taken, also if it was taken meanwhile. */
function linkNew(part: string, file: string): void {
  try {
    linkSync(part, file);
  } catch {
    newFile(file);
    // Some file systems have no links, such as those of memory cards.
    copyFileSync(part, file, constants.COPYFILE_EXCL);
  }
}

/** Downloads a file of the server. It contains personal data, so only its owner may read it, and its name appears once it is whole. */
export const saveFile = (path: string, name: string): Promise<CommandResult> =>
  connected(async (server) => {
    const file = newFile(name);
    const bytes = await server.file(path);
    // A name of its own: whoever may write into the folder cannot lay a link or a readable file in its place.
    const part = `${file}.${randomUUID()}.part`;
    try {
      await pipeline(Readable.fromWeb(bytes), createWriteStream(part, { flags: 'wx', mode: 0o600 })).catch(refuseTimeout);
      linkNew(part, file);
    } finally {
      rmSync(part, { force: true });
    }
    const byteCount = statSync(file).size;
    return { json: { file, size: byteCount }, text: `${mark('good')} ${file}  ${quiet(size(byteCount))}` };
  });
