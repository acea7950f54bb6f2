import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Entry {
  version?: string;
  link?: boolean;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8'));
const packages: Record<string, Entry> = read('package-lock.json').packages;

test('no entry says where it was downloaded from', () => {
  const hosts = Object.values(packages).filter(({ resolved, link }) => resolved !== undefined && !link);
  expect(hosts).toEqual([]);
});

/** `npm ci` refuses a lock file that leaves out a platform's optional package, and a registry that lacks one makes `npm install` leave it out. */
test('every optional package of every platform has an entry', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => {
      const places = path.split('/node_modules/').map((_, index, parts) => parts.slice(0, parts.length - index).join('/node_modules/'));
      return ![...places.map((place) => `${place}/node_modules/${name}`), `node_modules/${name}`].some((place) => place in packages);
    }),
  );
  expect(missing).toEqual([]);
});

test.each(['package.json', 'services/package.json', 'demo/package.json'])('%s names exact versions', (file) => {
  const { dependencies = {}, devDependencies = {}, optionalDependencies = {} }: Entry = read(file);
  const loose = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !/^\d/.test(version),
  );
  expect(loose).toEqual([]);
});
