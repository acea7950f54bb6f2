import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sayLeftOut } from '../../support/left-out.ts';

const folder = join(import.meta.dirname, '../../../lib/vision/reader');
/** The compiler version that made kernel.wasm: another version gives other bytes from the same source. */
const VERSION = /clang version 14\./;
const isHere = VERSION.test(spawnSync('clang', ['--version'], { encoding: 'utf8' }).stdout ?? '');
if (!isHere) sayLeftOut('clang 14', 'that kernel.wasm is made of kernel.c is not tried. Debian: apt-get install clang-14 lld-14.');

test.runIf(isHere)('kernel.wasm is made of kernel.c by the command in it', () => {
  const [, command] = /^\/\/ {3}(clang .*)$/m.exec(readFileSync(join(folder, 'kernel.c'), 'utf8'))!;
  const out = mkdtempSync(join(tmpdir(), 'zaguan-kernel-'));
  try {
    const [program, ...args] = command!.split(' ').map((part) => (part === 'kernel.wasm' ? join(out, part) : part));
    expect(spawnSync(program!, args, { cwd: folder, encoding: 'utf8' }).stderr).toBe('');
    expect(readFileSync(join(out, 'kernel.wasm')).equals(readFileSync(join(folder, 'kernel.wasm')))).toBe(true);
  } finally {
    rmSync(out, { recursive: true });
  }
});
