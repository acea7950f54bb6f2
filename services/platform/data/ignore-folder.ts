import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a `.gitignore` into a folder with data of people, so that git never tracks its files. */
export function ignoreFolder(folder: string): void {
  const file = join(folder, '.gitignore');
  if (!existsSync(file)) writeFileSync(file, '*\n');
}
