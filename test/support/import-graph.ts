import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { importedPath } from './imported-path.ts';
import { filesInGit } from './tree.ts';

/** The files that each file needs; all paths are from the root of the repository. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

const root = join(import.meta.dirname, '../..');
const SOURCE = /\.(ts|mjs|js)$/;
/** Files that read every file of the repository. */
const READERS = ['test/support/tree.ts', 'test/support/house.ts'];
/** A quoted text that may name a file or folder: no space, and at least one dot or slash. */
const NAME = /['"`]([\w@./-]*[./][\w@./-]*)['"`]/g;
/** Files whose texts name paths from the root. */
const NAMES_FROM_ROOT = /^(test|tools|services\/cli)\/|^[^/]+$/;
export const isTest = (file: string): boolean => /\.(test|journey)\.ts$/.test(file);

/**
 * Reads which files each source file needs: those that it imports, and each file or folder that a text in it names, as `new
 * URL('./card.worker.ts', …)` and `join(root, 'docs/steps.md')` do. An import of a deleted file stays in the graph.
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
    // A folder counts only if the text is a path: a single word is too ambiguous.
    if (name.startsWith('.') || beside.length === 1) for (const one of beside) needs.add(one);
    if (NAMES_FROM_ROOT.test(file)) for (const one of inFolders.get(posix.normalize(name).replace(/\/$/, '')) ?? []) needs.add(one);
  }
  needs.delete(file);
  return needs;
}

/** Maps each path to its file, and each folder, except top folders, to the files below it. */
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

/** Files that only tests use: fakes, and everything below `test/`. */
const OF_TESTS = /^test\/|\.(fake|conformance)\.ts$/;

/** Returns these tests with their helpers, followed over every import. The search stops at `READERS` and at tests that a text names. */
export function madeOf(tests: readonly string[], graph: ImportGraph): string[] {
  const files = new Set(tests);
  // A set yields entries added during iteration.
  for (const file of files)
    for (const need of READERS.includes(file) ? [] : (graph.get(file) ?? [])) if (OF_TESTS.test(need) && !isTest(need)) files.add(need);
  return [...files].sort();
}

/** Returns every file that a change of `changed` can affect, with its distance in imports; the changed files have distance 0. */
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
  // A map yields entries added during iteration. A test named in a text is run there, so nothing beyond it is affected.
  for (const [file, distance] of distances)
    for (const user of isTest(file) && distance > 0 ? [] : (users.get(file) ?? []))
      if (!distances.has(user)) distances.set(user, distance + 1);
  return distances;
}
