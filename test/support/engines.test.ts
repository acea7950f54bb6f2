import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { havePrograms } from './debian.ts';
import { ensureEngines, otherEngines } from './engines.ts';

/** A machine with a shell, and an apt-get that installs nothing, as without a network. */
const folder = mkdtempSync(join(tmpdir(), 'zaguan-bare-'));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

test.runIf(process.platform === 'linux')('what Debian does not give is left out and told, and nothing throws', () => {
  symlinkSync('/bin/sh', join(folder, 'sh'));
  writeFileSync(join(folder, 'apt-get'), '#!/bin/sh\nexit 100\n');
  chmodSync(join(folder, 'apt-get'), 0o755);
  vi.stubEnv('PATH', folder);
  vi.stubEnv('FIREFOX_PATH', '');
  const said: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void said.push(line));
  expect([...ensureEngines(otherEngines)]).toEqual([
    ['firefox', null],
    ['webkit', null],
  ]);
  expect(havePrograms({ sh: 'dash' }, 'Nothing is left out.')).toBe(true);
  expect(said).toEqual([]);
  expect(havePrograms({ sh: 'dash', pdfsig: 'poppler-utils' }, 'No seal is judged.')).toBe(false);
  expect(said).toEqual([expect.stringMatching(/^\n!!! PDFSIG IS LEFT OUT: No seal is judged\. .*\n$/)]);
});
