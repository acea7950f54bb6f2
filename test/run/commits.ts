import { execFileSync } from 'node:child_process';
import { root } from './processes.ts';
import { refuse } from './usage.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter((line) => line !== '');

/** Returns the commit where this branch left `ref`. Without `ref`: where it left origin/main or, without that branch, the last commit. */
export function startOf(ref: string | undefined): string {
  const from = ref ?? (git('branch', '--remotes', '--list', 'origin/main').length > 0 ? 'origin/main' : 'HEAD');
  return git('merge-base', from, 'HEAD')[0] ?? from;
}

/** Ends the process with a sentence if git knows no such commit. */
export function checkCommit(ref: string): void {
  try {
    git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  } catch {
    refuse(`No commit is called ${ref}.`);
  }
}

/** Returns every file that differs from a commit, new files included. */
export function changedSince(commit: string): string[] {
  return [...git('diff', '--name-only', '--no-renames', commit), ...git('ls-files', '--others', '--exclude-standard')];
}
