import { afterEach, expect, test, vi } from 'vitest';
import { runIn, sourceFiles } from './tree.ts';

afterEach(() => vi.unstubAllEnvs());

test('a program that runs tests of its own leaves the report of this run alone', () => {
  vi.stubEnv('TEST_COUNTS', '/tmp/of-this-run');
  expect(runIn('.', 'node', '-p', 'process.env.TEST_COUNTS').output).toBe('undefined\n');
});

test('the product’s files are those of all its folders', () => {
  expect([...new Set(sourceFiles().map((file) => file.split('/')[0]))].sort()).toEqual(['lib', 'services', 'src', 'steps']);
});
