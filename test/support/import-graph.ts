import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { importedPath } from './imported-path.ts';
import { filesInGit } from './tree.ts';

/** By file, the files that it needs; all paths are from the root of the repository. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

const root = join(import.meta.dirname, '../..');
const SOURCE = /\.(ts|mjs|js)$/;
/** They read every file of the repository. */
const READERS = ['test/support/tree.ts', 'test/support/house.ts'];
/** A text that may name a file or folder: no space, and a dot or a slash in it. */
const NAME = /['"`]([\w@./-]*[./][\w@./-]*)['"`]/g;
/** They name files as seen from the root. */
const NAMES_FROM_ROOT = /^(test|tools|services\/cli)\/|^[^/]+$/;
export const isTest = (file: string): boolean => /\.(test|journey)\.ts$/.test(file);

/**
 * Reads what each source file needs: what it imports, and each file or folder that a text in it names, as `new URL('./card.worker.ts', …)`
 * and `join(root, 'docs/steps.md')` do. An import of a file that is gone stays in the graph.
 */
export function importGraph(files: readonly string[] = filesInGit(), read = readHere): ImportGraph {
  const inFolders = filesByFolder(files);
  return new Map(
    files
      .filter((file) => SOURCE.test(file))
      .map((file) => [file, READERS.includes(file) ? new Set(files) : needsOf(file, read(file), inFolders)]),
  );
}

const readHere = (file: string) => readFileSync(join(root, file), 'utf8');

function needsOf(file: string, text: string, inFolders: ReadonlyMap<string, readonly string[]>): Set<string> {
  const from = (name: string) => posix.join(posix.dirname(file), name.replace(/\?.*$/, ''));
  const { module, comments } = parseSync(file, text);
  const imported = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
  ];
  const needs = new Set(imported.flatMap((name) => importedPath(file, name) ?? []));
  const code = comments.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
  for (const [, name = ''] of code.matchAll(NAME)) {
    const beside = inFolders.get(from(name).replace(/\/$/, '')) ?? [];
    // A folder is named by a path: a word alone means too much.
    if (name.startsWith('.') || beside.length === 1) for (const one of beside) needs.add(one);
    if (NAMES_FROM_ROOT.test(file)) for (const one of inFolders.get(posix.normalize(name).replace(/\/$/, '')) ?? []) needs.add(one);
  }
  needs.delete(file);
  return needs;
}

/** By path, the file itself; by folder, but for those at the top, the files below it. */
function filesByFolder(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of files) {
    found.set(file, [file]);
    for (let folder = posix.dirname(file); folder.includes('/'); folder = posix.dirname(folder)) {
      const inside = found.get(folder);
      if (inside) inside.push(file);
      else found.set(folder, [file]);
    }
  }
  return found;
}

/** What tests are made of: fakes, and what stands below `test/`. */
const OF_TESTS = /^test\/|\.(fake|conformance)\.ts$/;

/** These tests and what they are made of, over every import. A reader of the whole repository and a test that is named lead no further. */
export function madeOf(tests: readonly string[], graph: ImportGraph): string[] {
  const files = new Set(tests);
  // A set yields what is added while it is walked.
  for (const file of files)
    for (const need of READERS.includes(file) ? [] : (graph.get(file) ?? [])) if (OF_TESTS.test(need) && !isTest(need)) files.add(need);
  return [...files].sort();
}

/** Every file that a change of these can reach, and over how many imports; the changed files themselves over none. */
export function reachedBy(changed: readonly string[], graph: ImportGraph): ReadonlyMap<string, number> {
  const users = new Map<string, string[]>();
  for (const [file, needs] of graph) {
    for (const need of needs) {
      const known = users.get(need);
      if (known) known.push(file);
      else users.set(need, [file]);
    }
  }
  const distances = new Map(changed.map((file) => [file, 0]));
  // A map yields what is added while it is walked. A test that is named somewhere is run there, and does not work on.
  for (const [file, distance] of distances)
    for (const user of isTest(file) && distance > 0 ? [] : (users.get(file) ?? []))
      if (!distances.has(user)) distances.set(user, distance + 1);
  return distances;
}
