import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

export interface PackedPackage {
  tarball: string;
  /** Paths inside the package, sorted. */
  files: readonly string[];
}

/** Packs the output of `npm run build` as for the registry. */
export function pack(): PackedPackage {
  if (!existsSync(join(root, 'dist/npm/package.json'))) throw new Error('dist/npm is not built: run `npm run build` first');
  const folder = temporary('packed');
  const output = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: join(root, 'dist/npm'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [packed] = JSON.parse(output) as { filename: string; files: { path: string }[] }[];
  if (!packed) throw new Error('npm pack made nothing');
  return { tarball: join(folder, packed.filename), files: packed.files.map(({ path }) => path).sort() };
}

/**
 * Installs an application in a folder far from this repository's modules: it has the tarball, and only the other packages of its
 * package.json, linked from here so that nothing is downloaded.
 */
export function install(fixture: string, packed: PackedPackage, links: readonly string[]): string {
  const app = temporary(fixture);
  cpSync(join(import.meta.dirname, 'fixtures', fixture), app, { recursive: true });
  const target = join(app, 'node_modules/zaguan');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', packed.tarball, '-C', target, '--strip-components=1']);
  for (const name of links) {
    const link = join(app, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link, 'dir');
  }
  return app;
}

function temporary(name: string): string {
  return realpathSync(mkdtempSync(join(tmpdir(), `zaguan-${name}-`)));
}
