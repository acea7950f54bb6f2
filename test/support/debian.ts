import { spawnSync } from 'node:child_process';

/** Installs packages where this is Debian and we may. Throws with a sentence otherwise; `what` is what they are for. */
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

/** Whether a program is on the path. */
export function hasProgram(name: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' }).status === 0;
}
