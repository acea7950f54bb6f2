import { spawnSync } from 'node:child_process';
import { sayLeftOut } from './left-out.ts';

/** Installs packages on Debian, as root. Throws a readable error elsewhere; `what` names their purpose in it. */
export function installDebian(packages: readonly string[], what: string): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new Error(`There is no ${what} here. Install it (Debian: apt-get install ${packages.join(' ')}), or run this as root on Debian.`);
  }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status } = spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) throw new Error(`${what} could not be installed: apt-get ${args.join(' ')} ended with ${status}.`);
  }
}

/** Returns true if a program is on the path. */
export function hasProgram(name: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' }).status === 0;
}

/**
 * Returns true if all programs are here, each named with its Debian package; installs missing ones where possible. If they cannot be
 * installed, prints a loud warning that `what` is left out, and returns false.
 */
export function havePrograms(packages: Readonly<Record<string, string>>, what: string): boolean {
  const missing = Object.keys(packages).filter((name) => !hasProgram(name));
  if (missing.length === 0) return true;
  try {
    installDebian(
      missing.map((name) => packages[name] ?? name),
      missing.join(', '),
    );
    return true;
  } catch (cause) {
    sayLeftOut(missing.join(', '), `${what} ${cause instanceof Error ? cause.message : cause}`);
    return false;
  }
}
