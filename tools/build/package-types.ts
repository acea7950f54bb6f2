import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { servicesDeclarations } from './client-types.ts';

/** Writes the package's type declarations, only those reachable from its entries, so that no bundled library's types are needed. */
const root = join(import.meta.dirname, '../..');
const target = join(root, 'dist/npm/types');
const entries = [...['npm', 'capture', 'react', 'vue', 'svelte'].map((name) => `src/entry/${name}.d.ts`), 'lib/client/zaguan.d.ts'];

const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: Readonly<Record<string, string>> };
/** Matches imports of files of this repository; the path is without suffix. */
const OURS = /(['"])([.#][^'"]+)\.ts\1/g;

const all = mkdtempSync(join(tmpdir(), 'zaguan-types-'));
try {
  for (const world of ['tools/config/tsconfig.package.json', 'tools/config/tsconfig.client.json'])
    execFileSync('tsc', ['-p', world, '--outDir', all], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  writeFileSync(join(all, 'lib/client/services.d.ts'), servicesDeclarations());
  rmSync(target, { recursive: true, force: true });
  for (const file of reachable(entries)) {
    const text = readFileSync(join(all, file), 'utf8');
    mkdirSync(dirname(join(target, file)), { recursive: true });
    const withScripts = text.replaceAll(OURS, (_, quote: string, path: string) => `${quote}${fromFile(file, path)}.js${quote}`);
    writeFileSync(join(target, file), withScripts);
  }
} finally {
  rmSync(all, { recursive: true, force: true });
}

/** Returns an import's path relative to its file. */
function fromFile(file: string, path: string): string {
  const here = posix.relative(posix.dirname(file), fromRoot(file, path));
  return here.startsWith('.') ? here : `./${here}`;
}

/** Returns an import's path from the root; names with `#` are resolved by `imports` of `package.json`. */
function fromRoot(file: string, path: string): string {
  if (path.startsWith('.')) return posix.join(posix.dirname(file), path);
  const [name = '', ...rest] = path.split('/');
  const folder = imports[`${name}/*`];
  if (folder === undefined) throw new Error(`${file} imports ${path}.ts, which package.json does not name`);
  return posix.join(folder.replace('*', ''), ...rest);
}

function reachable(from: readonly string[]): Set<string> {
  const visitedFiles = new Set<string>();
  const next = [...from];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (visitedFiles.has(file)) continue;
    visitedFiles.add(file);
    const text = readFileSync(join(all, file), 'utf8');
    for (const [, , path = ''] of text.matchAll(OURS)) next.push(`${fromRoot(file, path)}.d.ts`);
  }
  return visitedFiles;
}
