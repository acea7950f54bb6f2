import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Creates a folder and its parents, readable by their owner only. Node's own `recursive` never returns below `/proc`. */
export function makeFolders(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException;
    if (code === 'EEXIST' && statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
    const above = dirname(folder);
    if (code !== 'ENOENT' || above === folder || existsSync(above)) throw failure;
    makeFolders(above);
    makeFolders(folder);
  }
}
