import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The whole path of a program that `path` (the variable PATH) leads to; null where none does. */
export function findProgram(name: string, path = process.env.PATH ?? ''): string | null {
  for (const folder of path.split(delimiter)) {
    const file = join(folder, name);
    if (folder !== '' && isProgram(file)) return file;
  }
  return null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
