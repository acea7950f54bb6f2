import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Returns the files of the working tree as paths from the root, without those that git ignores. `patterns` limits them. */
export function filesInGit(...patterns: string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { cwd: root, encoding: 'utf8' });
  // A file that was deleted and not yet committed is listed too.
  return listed.split('\n').filter((name) => name !== '' && existsSync(join(root, name)));
}

/** Copies the working tree into a folder of its own, without files that git ignores. Packages are shared. */
export function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'zaguan-tree-'));
  for (const file of filesInGit()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { force: true, errorOnExist: false });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Runs a program of this repository in a folder, to its end. Its tests are not counted: they would replace this run's report. */
export function runIn(folder: string, program: string, ...args: string[]): { code: number; output: string } {
  const { TEST_COUNTS: _ofThisRun, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...environment, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, NO_COLOR: '1' },
  });
  return { code: status ?? 1, output: stdout + stderr };
}

/** Returns the TypeScript files of the product, as paths from the root: no tests, benches or programs for developers. */
export function sourceFiles(): string[] {
  return filesInGit('*.ts').filter((file) => /^(lib|steps|src|services)\//.test(file) && !/\.test\.ts$/.test(file));
}
