import { readdirSync } from 'node:fs';

/**
 * Runs `test/bench/<name>.bench.ts`, which prints a table: `npm run bench -- <name>`. A bench measures what takes too long for a test, or
 * what has no limit to pass.
 */

const folder = import.meta.dirname;
const benches = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.bench.ts'))
  .map((entry) => entry.name.replace('.bench.ts', ''));

const [name, ...args] = process.argv.slice(2);
if (name !== undefined && benches.includes(name)) {
  const bench: { run(args: readonly string[]): Promise<void> } = await import(`./${name}.bench.ts`);
  await bench.run(args);
} else {
  console.error(`Say which: npm run bench -- ${benches.join(' | ')}`);
  process.exitCode = 1;
}
