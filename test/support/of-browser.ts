import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const LAUNCHES = /from '[^']*\/support\/browser\.ts'/;

/** Whether a test file starts a browser: its name says so, or it imports what launches one. */
export function isOfBrowser(file: string): boolean {
  if (/\.(browser\.test|journey)\.ts$|^demo\/e2e\b/.test(file)) return true;
  return LAUNCHES.test(readFileSync(join(root, file), 'utf8'));
}
