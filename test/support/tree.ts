import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Returns the working tree's files as paths from the root, without git-ignored ones; limited to `patterns` if given. */
export function filesInGit(...patterns: string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { cwd: root, encoding: 'utf8' });
  // git also lists a file whose deletion is not committed.
  return listed.split('\n').filter((name) => name !== '' && existsSync(join(root, name)));
}

/** Copies the working tree into a new folder, without git-ignored files; installed packages are shared. */
export function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'zaguan-tree-'));
  for (const file of filesInGit()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { force: true, errorOnExist: false });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Runs a program of this repository in a folder, until it exits. */
export function runIn(folder: string, program: string, ...args: string[]): { code: number; output: string } {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, NO_COLOR: '1' },
  });
  return { code: status ?? 1, output: stdout + stderr };
}

/** Returns the product's TypeScript files as paths from the root: no tests, benchmarks or developers' programs. */
export function sourceFiles(): string[] {
  return filesInGit('*.ts').filter(
    (file) => /^(contracts|mexico|vision|steps|src|services|entry)\//.test(file) && !/\.test\.ts$/.test(file),
  );
}
