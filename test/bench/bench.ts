import { readdirSync } from 'node:fs';

/** `npm run bench -- <name>`: one of `test/bench/*.ts`, which prints a table. What takes too long for a test, or is a figure and no verdict, is a bench. */

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
