import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyTree, runIn } from '../support/tree.ts';

const newService = (tree: string, ...args: string[]) => runIn(tree, 'node', 'cli/new-service.ts', ...args);

describe('npm run new-service', () => {
  let tree: string;
  beforeAll(() => {
    tree = copyTree();
  });
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  test.each([
    [[], 'Say the service’s name in small letters'],
    [['Receipts'], 'is not 2 to 30 small letters'],
    [['tax_receipts'], 'is not 2 to 30 small letters'],
    [['../escape'], 'is not 2 to 30 small letters'],
    [['platform'], 'means something else here'],
    [['people'], 'There is a service “people” already'],
  ])('refuses %j with a sentence', (args, sentence) => {
    const before = readdirSync(join(tree, 'services'));
    const { code, output } = newService(tree, ...args);
    expect(output).toContain(sentence);
    expect(output).not.toMatch(/\n\s+at /);
    expect(code).toBe(1);
    expect(readdirSync(join(tree, 'services'))).toEqual(before);
  });

  describe('a service that it made', () => {
    beforeAll(() => {
      const { code, output } = newService(tree, 'receipts');
      expect(code, output).toBe(0);
    });

    test('is a folder, a contract and a line', () => {
      const files = ['migrations', 'receipts.test.ts', 'service.ts', 'store.ts', 'tables.ts'];
      expect(readdirSync(join(tree, 'services/receipts')).toSorted()).toEqual(files);
      expect(readdirSync(join(tree, 'contracts/receipts'))).toEqual(['receipts.ts']);
      expect(readFileSync(join(tree, 'services/main.ts'), 'utf8')).toContain('join(receipts, () => ({})),');
    });

    test('is formatted, keeps the import rules and compiles', { timeout: 180_000 }, () => {
      const paths = ['services/receipts', 'contracts/receipts', 'services/main.ts', 'test/suites/conformance'];
      const lint = runIn(tree, 'biome', 'check', '--vcs-enabled=false', ...paths);
      expect(lint.code, lint.output).toBe(0);
      for (const side of ['neutral', 'node']) {
        const types = runIn(tree, 'tsc', '-p', `tsconfig.${side}.json`);
        expect(types.output).toBe('');
      }
    });

    test('passes its test and the conformance suite, over a wire and in the process', { timeout: 240_000 }, () => {
      const own = runIn(tree, 'vitest', 'run', 'services/receipts');
      expect(own.code, own.output).toBe(0);
      const { code, output } = runIn(tree, 'vitest', 'run', 'test/suites/conformance', '-t', 'receipts\\.');
      expect(code, output).toBe(0);
      expect(output).toMatch(/Tests\s+\d\d passed/);
    });
  });
});
