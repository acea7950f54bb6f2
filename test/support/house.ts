import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { importedPath } from './imported-path.ts';

/**
 * The structure of the repository ("house"): rooms (folders, or single files), and an arrow from each room to the rooms that it imports.
 */

export interface SourceFile {
  /** The path from the root of the repository, with slashes. */
  path: string;
  lines: number;
  /** Files of the repository that it imports, types included. */
  imports: readonly string[];
}

/** The places (files, folders or rooms) that each place imports; every place is a key. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

const TOP = ['demo', 'lib', 'services', 'src', 'steps', 'tools'];
/** Folders whose subfolders are rooms; any other top folder is one room. Deeper folders come first. */
const OPENED = ['services/platform', 'services', 'src', 'lib', 'tools'];
/** Excluded files: tests, fakes and the generators' templates, which import files that production code does not. */
const ASIDE = /\.(test|fake|conformance)\.ts$|\.d\.ts$|^(services\/new-service|tools\/generate\/new-step)\/|\/(node_modules|dist)\//;

/** Returns the source files below a root with this repository's folders; without tests, fakes and templates. */
export function sourceFiles(root: string): SourceFile[] {
  const paths = TOP.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  );
  const sources = paths.filter((path) => !ASIDE.test(path)).sort();
  return sources.map((path) => readSource(path, readFileSync(join(root, path), 'utf8')));
}

function readSource(path: string, text: string): SourceFile {
  const { module, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ];
  const imports = [...new Set(specifiers.flatMap((specifier) => importedPath(path, specifier) ?? []))];
  return { path, lines: text.split('\n').length - 1, imports };
}

const openedFolder = (path: string) => OPENED.find((folder) => path.startsWith(`${folder}/`));

function folderRoomOf(path: string): string {
  const folder = openedFolder(path);
  if (!folder) return path.split('/')[0]!;
  return dirname(path) === folder
    ? folder
    : path
        .split('/')
        .slice(0, folder.split('/').length + 1)
        .join('/');
}

/**
 * Returns a function that names the room of a file. Files directly in an opened folder form two rooms: `<folder>/*` has those that join
 * the subfolders, and that the subfolders do not import; `<folder>` has the others. A room of one file has the file's name.
 */
export function roomsOf(files: readonly SourceFile[]): (path: string) => string {
  const folders = arrowsBetween(files, (path) => (OPENED.includes(dirname(path)) ? path : folderRoomOf(path)));
  const rooms = new Map<string, string>();
  for (const folder of OPENED) {
    const own = files.map(({ path }) => path).filter((path) => dirname(path) === folder);
    const isInside = (place: string) => openedFolder(place) === folder && !own.includes(place);
    const reached = (path: string) => [...reachedFrom(path, folders)].filter(isInside);
    let joining = own.filter((path) => reached(path).length > 0);
    for (let before = -1; before !== joining.length; ) {
      before = joining.length;
      const inside = new Set(joining.flatMap((path) => [...(folders.get(path) ?? [])]).filter(isInside));
      const below = new Set([...inside].flatMap((room) => [room, ...reachedFrom(room, folders)]));
      joining = joining.filter((path) => ![...below].some((place) => isInside(place) && folders.get(place)?.has(path)));
      joining = joining.filter((path) => [...(folders.get(path) ?? [])].some((place) => isInside(place) || joining.includes(place)));
    }
    for (const path of own) {
      const room = joining.includes(path) ? joining : own.filter((other) => !joining.includes(other));
      rooms.set(path, room.length === 1 ? path : joining.includes(path) ? `${folder}/*` : folder);
    }
  }
  return (path) => rooms.get(path) ?? folderRoomOf(path);
}

/** Returns the arrows between places; `placeOf` returns the place of a file. */
export function arrowsBetween(files: readonly SourceFile[], placeOf: (path: string) => string): Arrows {
  const paths = new Set(files.map(({ path }) => path));
  const arrows = new Map<string, Set<string>>(files.map(({ path }) => [placeOf(path), new Set()]));
  for (const { path, imports } of files) {
    for (const to of imports) if (paths.has(to) && placeOf(to) !== placeOf(path)) arrows.get(placeOf(path))!.add(placeOf(to));
  }
  return arrows;
}

/** Returns the groups of places in which each place reaches all others. */
export function circlesOf(arrows: Arrows): string[][] {
  const reach = new Map([...arrows.keys()].map((place) => [place, reachedFrom(place, arrows)]));
  const inCircle = [...arrows.keys()].filter((place) => reach.get(place)!.has(place));
  const groups = inCircle.map((place) => inCircle.filter((other) => reach.get(place)!.has(other) && reach.get(other)!.has(place)).sort());
  return [...new Map(groups.map((group) => [group.join(' '), group])).values()];
}

/** Returns every place reachable from this one; the place itself only if it is in a circle. */
export function reachedFrom(place: string, arrows: Arrows): Set<string> {
  const found = new Set<string>();
  const open = [...(arrows.get(place) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...(arrows.get(next) ?? []));
  }
  return found;
}
