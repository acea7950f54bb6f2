import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from '#platform/base/sha256.ts';
import { filesInGit } from '../../support/tree.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * Folders of packages. Each is copied as a real folder of hard links, since Node's permission model denies access through a symbolic link.
 */
const PACKAGES = ['node_modules', 'test/clients/node_modules'];
/** Folders in which tools write. They are not linked: a hard link would change the checkout too. */
const WRITTEN = ['.cache', '.vite', '.vite-temp', '.vitest'];

/** The file in a copy that lists the files copied into it. */
const FILES = '.copied-files.json';
/** The file in a copy with the hash of its packages. */
const LOCK = '.copied-packages';

/**
 * Copies the working tree into a folder as it is now, without files that git ignores. Repairs what an earlier run left: a changed file is
 * copied again, a file that no longer exists here is removed.
 */
export function syncCopy(folder: string): void {
  mkdirSync(folder, { recursive: true });
  linkPackages(folder);
  const files = filesInGit();
  const manifest = join(folder, FILES);
  const before = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as string[]) : [];
  const wanted = new Set(files);
  for (const file of before) if (!wanted.has(file)) rmSync(join(folder, file), { force: true });
  writeFileSync(manifest, JSON.stringify(files));
  for (const file of files) {
    const [from, to] = [join(root, file), join(folder, file)];
    if (existsSync(to) && readFileSync(to).equals(readFileSync(from))) continue;
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
  }
}

function linkPackages(folder: string): void {
  const lock = sha256(readFileSync(join(root, 'node_modules/.package-lock.json'))).toString('hex');
  const noted = join(folder, LOCK);
  if (existsSync(noted) && readFileSync(noted, 'utf8') === lock) return;
  for (const packages of PACKAGES) {
    rmSync(join(folder, packages), { recursive: true, force: true });
    if (existsSync(join(root, packages))) linkFolder(join(root, packages), join(folder, packages));
  }
  writeFileSync(noted, lock);
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (WRITTEN.includes(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

/** Links a file, or copies it if the target is on another file system. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EXDEV') throw failure;
    copyFileSync(source, target);
  }
}
