import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const LAUNCHES = /from '[^']*\/support\/browser\.ts'/;

/** Returns true if a test file starts a browser: by its name, or because it imports a launcher. */
export function isOfBrowser(file: string): boolean {
  if (/\.(browser\.test|journey)\.ts$|^demo\/e2e\b/.test(file)) return true;
  return LAUNCHES.test(readFileSync(join(root, file), 'utf8'));
}
