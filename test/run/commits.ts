import { execFileSync } from 'node:child_process';
import { root } from './processes.ts';
import { refuse } from './usage.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter((line) => line !== '');

/** Where the changes begin: where this branch left `ref`; without one where it left origin/main, or at the last commit. */
export function startOf(ref: string | undefined): string {
  const from = ref ?? (git('branch', '--remotes', '--list', 'origin/main').length > 0 ? 'origin/main' : 'HEAD');
  return git('merge-base', from, 'HEAD')[0] ?? from;
}

/** Refuses a name that git knows no commit by. */
export function checkCommit(ref: string): void {
  try {
    git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  } catch {
    refuse(`No commit is called ${ref}.`);
  }
}

/** Every file that differs from a commit, the new ones too. */
export function changedSince(commit: string): string[] {
  return [...git('diff', '--name-only', '--no-renames', commit), ...git('ls-files', '--others', '--exclude-standard')];
}
