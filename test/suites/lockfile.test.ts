import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Entry {
  version?: string;
  license?: string;
  link?: boolean;
  resolved?: string;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../..', file), 'utf8'));
const packages: Record<string, Entry> = read('package-lock.json').packages;

test('no entry says where it was downloaded from', () => {
  const hosts = Object.values(packages).filter(({ resolved, link }) => resolved !== undefined && !link);
  expect(hosts).toEqual([]);
});

/** Returns true for packages installed on Linux with glibc, where tests and servers run. */
function isInstalled({ os, cpu, libc }: Entry): boolean {
  const fits = (allowed: string[] | undefined, ours: readonly string[]) => !allowed || ours.some((one) => allowed.includes(one));
  return fits(os, ['linux']) && fits(cpu, ['x64', 'arm64']) && fits(libc, ['glibc']);
}

/** The registry may lack a package for another platform, so its hash may be missing; only such hashes may be. */
test('whatever is installed on Linux is proven by a hash, and nothing but tools for other platforms is not', () => {
  const ours = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  const unproven = ours.filter(([, { integrity = '' }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity));
  expect(unproven.filter(([, entry]) => !entry.optional || isInstalled(entry))).toEqual([]);
  expect([...new Set(unproven.map(([path]) => path.split('/')[1]))].sort()).toEqual(['@biomejs', '@rollup']);
});

/** `npm ci` rejects a lock file without a platform's optional package, and `npm install` omits one that the registry lacks. */
test('every optional package of every platform has an entry', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => {
      const places = path.split('/node_modules/').map((_, index, parts) => parts.slice(0, parts.length - index).join('/node_modules/'));
      return ![...places.map((place) => `${place}/node_modules/${name}`), `node_modules/${name}`].some((place) => place in packages);
    }),
  );
  expect(missing).toEqual([]);
});

test.each(['package.json', 'test/clients/package.json'])('%s names exact versions', (file) => {
  const { dependencies = {}, devDependencies = {}, optionalDependencies = {} }: Entry = read(file);
  const loose = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !/^\d/.test(version),
  );
  expect(loose).toEqual([]);
});

/** Licences under which a package may be used here, or be part of what we distribute. */
const LICENCES = new Set(
  ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'CC0-1.0', 'Unlicense', 'MPL-2.0'].concat(
    // A font; a table of browsers; command-line parsers ported from Python.
    ['OFL-1.1', 'CC-BY-4.0', 'Python-2.0', 'PSF-2.0'],
  ),
);
/** libvips, which sharp loads as a separate library that anybody may replace. */
const REPLACEABLE = /^node_modules\/@img\//;
/** Packages that state their licence only in a file: MIT; Bitstream Vera's, free, for fonts that only tests use. */
const UNSAID = ['node_modules/only', 'node_modules/dejavu-fonts-ttf'];

test('every package has a licence on record that we take', () => {
  const ours = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  const unknown = ours.filter(([path, { license }]) => {
    const parts = license?.replace(/[()]/g, '').split(/ (?:AND|OR) /) ?? [];
    const taken = (part: string) => LICENCES.has(part) || (part === 'LGPL-3.0-or-later' && REPLACEABLE.test(path));
    return !UNSAID.includes(path) && (parts.length === 0 || !parts.every(taken));
  });
  expect(unknown.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});
