import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyTree, runIn } from '../support/tree.ts';

const registries = ['catalog', 'elements', 'handlers'];

const newStep = (folder: string, ...args: string[]) => runIn(folder, 'node', 'cli/new-step.ts', ...args);

describe('npm run new-step', () => {
  let tree: string;
  beforeAll(() => {
    tree = copyTree();
  });
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  test.each([
    [[], 'Say the step’s name in snake_case'],
    [['Proof'], '“Proof” is not snake_case'],
    [['proof-of-income'], 'is not snake_case'],
    [['proof__of'], 'is not snake_case'],
    [['1st'], 'is not snake_case'],
    [['../escape'], 'is not snake_case'],
    [['a'.repeat(41)], '40 is the most'],
    [['metadata'], 'means something else here'],
    [['enroll_full'], 'There is a step “enroll_full” already'],
  ])('refuses %j with a sentence', (args, sentence) => {
    const before = readdirSync(join(tree, 'steps'));
    const { code, output } = newStep(tree, ...args);
    expect(output).toContain(sentence);
    expect(output).not.toMatch(/\n\s+at /);
    expect(code).toBe(1);
    expect(readdirSync(join(tree, 'steps'))).toEqual(before);
  });

  describe('a step that it made', () => {
    beforeAll(() => {
      const { code, output } = newStep(tree, 'proof_of_income');
      expect(code, output).toBe(0);
    });

    test('has every file and its three registry lines', () => {
      expect(readdirSync(join(tree, 'steps/proof-of-income')).toSorted()).toEqual([
        'proof-of-income.browser.test.ts',
        'proof-of-income.contract.ts',
        'proof-of-income.element.ts',
        'proof-of-income.i18n.ts',
        'proof-of-income.server.ts',
        'proof-of-income.test.ts',
      ]);
      for (const registry of registries) {
        expect(readFileSync(join(tree, `steps/${registry}.ts`), 'utf8')).toMatch(/proof-of-income/);
      }
    });

    test('may not be made twice', () => {
      expect(newStep(tree, 'proof_of_income').output).toContain('There is a step “proof_of_income” already');
    });

    test('is formatted and keeps the import rules', () => {
      // Ignored files are git's business, and the copy is no repository.
      const { code, output } = runIn(
        tree,
        'biome',
        'check',
        '--vcs-enabled=false',
        'steps/proof-of-income',
        ...registries.map((name) => `steps/${name}.ts`),
      );
      expect(code, output).toBe(0);
    });

    test.each(['neutral', 'browser', 'node', 'test'])('compiles: %s', { timeout: 180_000 }, (side) => {
      const ours = runIn(tree, 'tsc', '-p', `tsconfig.${side}.json`)
        .output.split('\n')
        .filter((line) => line.includes('proof-of-income'));
      expect(ours).toEqual([]);
    });

    test('passes its tests and the conformance suite in Node', { timeout: 180_000 }, () => {
      const { code, output } = runIn(tree, 'vitest', 'run', 'steps/proof-of-income', 'test/suites/steps.conformance.test.ts');
      expect(code, output).toBe(0);
      expect(output).toMatch(/Test Files\s+2 passed/);
    });

    test('passes its tests and the conformance suite in the browser', () => {
      const files = ['steps/proof-of-income/*.browser.test.ts', 'test/suites/steps.conformance.browser.test.ts'];
      const { code, output } = runIn(tree, 'wtr', ...files.flatMap((pattern) => ['--files', pattern]));
      expect(code, output).toBe(0);
      expect(output).toMatch(/In the browser: \d+ passed, 0 failed/);
    }, 300_000);
  });
});
