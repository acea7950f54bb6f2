import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { CommandFailure } from '../terminal/command.ts';

/** Reads a local file for an upload. */
export function localFile(path: string, type = 'application/pdf'): File {
  try {
    return new File([Uint8Array.from(readFileSync(path))], basename(path), { type });
  } catch {
    throw new CommandFailure(existsSync(path) ? `${path} cannot be read.` : `There is no such file: ${path}`);
  }
}
