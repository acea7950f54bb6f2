import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keeps git from ever taking in a folder that holds data of people, wherever it lies. */
export function ignoreFolder(folder: string): void {
  const file = join(folder, '.gitignore');
  if (!existsSync(file)) writeFileSync(file, '*\n');
}
