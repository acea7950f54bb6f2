import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { servicesDeclarations } from './client-types.ts';

/**
 * Writes the npm package's declarations: those of its entries and of what they name, and no others, so that a partner's
 * compiler never meets a library that is built into the bundle.
 */
const root = join(import.meta.dirname, '..');
const target = join(root, 'dist/npm/types');
const entries = [...['npm', 'capture', 'react', 'vue', 'svelte'].map((name) => `entry/${name}.d.ts`), 'client/zaguan.d.ts'];

const all = mkdtempSync(join(tmpdir(), 'zaguan-types-'));
try {
  for (const world of ['tsconfig.package.json', 'tsconfig.client.json'])
    execFileSync('tsc', ['-p', world, '--outDir', all], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  writeFileSync(join(all, 'client/services.d.ts'), servicesDeclarations());
  rmSync(target, { recursive: true, force: true });
  for (const file of reachable(entries)) {
    const text = readFileSync(join(all, file), 'utf8');
    mkdirSync(dirname(join(target, file)), { recursive: true });
    // Compilers older than ours look for `.js` beside a declaration.
    writeFileSync(join(target, file), text.replaceAll(/(['"]\.[^'"]+)\.ts(['"])/g, '$1.js$2'));
  }
} finally {
  rmSync(all, { recursive: true, force: true });
}

function reachable(from: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const next = [...from];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = readFileSync(join(all, file), 'utf8');
    for (const [, path = ''] of text.matchAll(/['"](\.[^'"]+)\.ts['"]/g)) {
      next.push(relative(all, join(all, dirname(file), `${path}.d.ts`)));
    }
  }
  return seen;
}
