import { existsSync, readFileSync } from 'node:fs';
import { importedPath } from './imported-path.ts';

/** What a file asks for that runs on the server of the run. */
const ASKS = /process\.env\.TEST_DATABASE_URL/;
const IMPORTS = /\bfrom '([.#][^']+)'|\bimport\('([.#][^']+)'\)/g;

/** Of these files, those that lead by their imports to one that asks for the server: on the others it has no effect. */
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
