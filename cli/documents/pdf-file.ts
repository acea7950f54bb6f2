import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { CommandFailure } from '../terminal/command.ts';

/** A file of this machine, as the server takes it. */
export function pdfFile(path: string): File {
  try {
    return new File([Uint8Array.from(readFileSync(path))], basename(path), { type: 'application/pdf' });
  } catch {
    throw new CommandFailure(`${path} cannot be read.`);
  }
}
