import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const { imports } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  imports: Readonly<Record<string, string>>;
};

/** Returns the path, from the root, that a file's import points to; null for a package. `package.json` resolves names with `#`. */
export function importedPath(file: string, specifier: string): string | null {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return posix.join(posix.dirname(file), path);
  const [name = '', ...rest] = path.split('/');
  const folder = imports[`${name}/*`];
  return folder === undefined ? null : posix.join(folder.replace('*', ''), ...rest);
}

/** Returns the area of a path: one service, or a folder that package.json's `imports` names. Null if the path is in no area. */
function areaOf(path: string): string | null {
  const service = /^services\/(?!platform\/)[^/]+\//.exec(path)?.[0];
  return (
    service ??
    Object.values(imports)
      .map((folder) => folder.slice(2, -1))
      .find((folder) => path.startsWith(folder)) ??
    null
  );
}

/** Returns the specifier by which a file imports another: relative within an area and up to two levels, else by the area's `#` name. */
export function specifierOf(file: string, path: string): string {
  const relative = posix.relative(posix.dirname(file), path);
  const [name, folder] = Object.entries(imports).find(([, to]) => path.startsWith(to.slice(2, -1))) ?? [];
  const stays = areaOf(file) === areaOf(path) && !relative.startsWith('../../../');
  if (name === undefined || folder === undefined || stays) return relative.startsWith('.') ? relative : `./${relative}`;
  return name.replace('*', path.slice(folder.length - 3));
}
