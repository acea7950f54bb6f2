import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { install, type PackedPackage, pack } from './installed.ts';

/** Tests templates with the tag in each framework's own type checker: a correct one, and one with a wrong mode and member. */

const clients = createRequire(join(import.meta.dirname, '../../clients/package.json'));
const folders: string[] = [];
let packed: PackedPackage;

beforeAll(() => {
  packed = pack();
  folders.push(join(packed.tarball, '..'));
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function installed(fixture: string): string {
  const app = install(fixture, packed, [fixture]);
  folders.push(app);
  return app;
}

function run(app: string, args: readonly string[]): string[] {
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: app, encoding: 'utf8' });
  return (stdout + stderr).split('\n');
}

describe('a template', () => {
  test('of Vue knows the tag’s attributes and what its events carry', () => {
    const app = installed('vue');
    // The compiler is given by path: vue-tsc would else find one that it cannot use.
    const check = `require(${JSON.stringify(clients.resolve('vue-tsc'))}).run(${JSON.stringify(clients.resolve('typescript/lib/tsc'))})`;
    const wrong = run(app, ['-e', check, '--', 'vue-tsc', '-p', 'tsconfig.json']).filter((line) => /error/.test(line));
    expect(wrong).toEqual([
      expect.stringMatching(/^src\/Wrong\.vue\(6,22\): error .*"popup"/),
      expect.stringMatching(/^src\/Wrong\.vue\(6,\d+\): error .*'nothing' does not exist/),
    ]);
  });

  test('of Svelte knows the tag’s attributes and what its events carry', () => {
    const app = installed('svelte');
    const checker = join(clients.resolve('svelte-check/package.json'), '../bin/svelte-check');
    const wrong = run(app, [checker, '--output', 'machine', '--tsconfig', 'tsconfig.json']).filter((line) => / ERROR /.test(line));
    expect(wrong).toEqual([
      expect.stringMatching(/"src\/Wrong\.svelte" 5:20 .*popup/),
      expect.stringMatching(/"src\/Wrong\.svelte" 5:\d+ .*'nothing' does not exist/),
    ]);
  });
});
