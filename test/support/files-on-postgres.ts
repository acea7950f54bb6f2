import { existsSync, readFileSync } from 'node:fs';
import { importedPath } from './imported-path.ts';

/** Source text of a file that uses the Postgres server of the run. */
const ASKS = /process\.env\.TEST_DATABASE_URL/;
const IMPORTS = /\bfrom '([.#][^']+)'|\bimport\('([.#][^']+)'\)/g;

/** Returns the files that import, directly or not, a file that uses the server; the server has no effect on the others. */
export function filesOnPostgres(files: readonly string[]): string[] {
  const importers = new Map<string, string[]>();
  const pending = [...files];
  const asking: string[] = [];
  for (const file of pending) {
    if (!existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    if (ASKS.test(text)) asking.push(file);
    for (const [, named, lazy] of text.matchAll(IMPORTS)) {
      const target = importedPath(file, (named ?? lazy)!);
      if (target === null) continue;
      const known = importers.get(target);
      if (!known && !files.includes(target)) pending.push(target);
      importers.set(target, [...(known ?? []), file]);
    }
  }
  const leading = new Set(asking);
  for (const file of leading) for (const importer of importers.get(file) ?? []) leading.add(importer);
  return files.filter((file) => leading.has(file));
}
