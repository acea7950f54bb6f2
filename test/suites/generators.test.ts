import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyTree, runIn } from '../support/tree.ts';

/** `npm run new-step` and `npm run new-service`, in one copy of the tree: it is copied once, and compiled once with both in it. */

let tree: string;
beforeAll(() => {
  tree = copyTree();
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const newStep = (...args: string[]) => runIn(tree, 'node', 'cli/new-step.ts', ...args);
const newService = (...args: string[]) => runIn(tree, 'node', 'cli/new-service.ts', ...args);
const REGISTRIES = ['steps/catalog.ts', 'steps/elements.ts', 'steps/handlers.ts'];

function expectRefusal({ code, output }: { code: number; output: string }, sentence: string): void {
  expect(output).toContain(sentence);
  expect(output).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
}

describe('npm run new-step', () => {
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
    expectRefusal(newStep(...args), sentence);
    expect(readdirSync(join(tree, 'steps'))).toEqual(before);
  });
});

describe('npm run new-service', () => {
  test.each([
    [[], 'Say the service’s name in small letters'],
    [['Receipts'], 'is not 2 to 30 small letters'],
    [['tax_receipts'], 'is not 2 to 30 small letters'],
    [['../escape'], 'is not 2 to 30 small letters'],
    [['platform'], 'means something else here'],
    [['people'], 'There is a service “people” already'],
  ])('refuses %j with a sentence', (args, sentence) => {
    const before = readdirSync(join(tree, 'services'));
    expectRefusal(newService(...args), sentence);
    expect(readdirSync(join(tree, 'services'))).toEqual(before);
  });
});

describe('a new step and a new service', () => {
  beforeAll(() => {
    for (const { code, output } of [newStep('proof_of_income'), newService('receipts')]) expect(code, output).toBe(0);
  });

  test('the step has every file and its three registry lines', () => {
    expect(readdirSync(join(tree, 'steps/proof-of-income')).toSorted()).toEqual([
      'proof-of-income.browser.test.ts',
      'proof-of-income.contract.ts',
      'proof-of-income.element.ts',
      'proof-of-income.i18n.ts',
      'proof-of-income.server.ts',
      'proof-of-income.test.ts',
    ]);
    for (const registry of REGISTRIES) expect(readFileSync(join(tree, registry), 'utf8')).toMatch(/proof-of-income/);
  });

  test('the service is a folder, a contract and a line', () => {
    const files = ['migrations', 'receipts.test.ts', 'service.ts', 'store.ts', 'tables.ts'];
    expect(readdirSync(join(tree, 'services/receipts')).toSorted()).toEqual(files);
    expect(readdirSync(join(tree, 'contracts/receipts'))).toEqual(['receipts.ts']);
    expect(readFileSync(join(tree, 'services/main.ts'), 'utf8')).toContain('join(receipts, () => ({})),');
  });

  test('are made only once', () => {
    expect(newStep('proof_of_income').output).toContain('There is a step “proof_of_income” already');
    expect(newService('receipts').output).toContain('There is a service “receipts” already');
  });

  test('are formatted and keep the import rules', () => {
    const service = ['services/receipts', 'contracts/receipts', 'services/main.ts', 'test/suites/conformance'];
    // Ignored files are git's business, and the copy is no repository.
    const { code, output } = runIn(tree, 'biome', 'check', '--vcs-enabled=false', 'steps/proof-of-income', ...REGISTRIES, ...service);
    expect(code, output).toBe(0);
  });

  test.each(['neutral', 'browser', 'node'])('compile: %s', { timeout: 180_000 }, (side) => {
    expect(runIn(tree, 'tsc', '-p', `tsconfig.${side}.json`).output).toBe('');
  });

  test('compile: their tests, and the conformance suites with them', { timeout: 180_000 }, () => {
    const include = ['steps/proof-of-income/*', 'services/receipts/*', 'test/suites/steps.conformance*', 'test/suites/conformance/*'];
    writeFileSync(join(tree, 'tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.test.json', include }));
    expect(runIn(tree, 'tsc', '-p', 'tsconfig.new.json').output).toBe('');
  });

  test('pass their tests and the conformance suite of steps in Node', { timeout: 180_000 }, () => {
    const files = ['steps/proof-of-income', 'services/receipts', 'test/suites/steps.conformance.test.ts'];
    const { code, output } = runIn(tree, 'vitest', 'run', ...files);
    expect(code, output).toBe(0);
    expect(output).toMatch(/Test Files\s+3 passed/);
  });

  test('the service passes the conformance suite, over a wire and in the process', { timeout: 240_000 }, () => {
    const { code, output } = runIn(tree, 'vitest', 'run', 'test/suites/conformance', '-t', 'receipts\\.');
    expect(code, output).toBe(0);
    expect(output).toMatch(/Tests\s+\d\d passed/);
  });

  test('the step passes its tests and the conformance suite in the browser', { timeout: 300_000 }, () => {
    const files = ['steps/proof-of-income/*.browser.test.ts', 'test/suites/steps.conformance.browser.test.ts'];
    const { code, output } = runIn(tree, 'wtr', ...files.flatMap((pattern) => ['--files', pattern]));
    expect(code, output).toBe(0);
    expect(output).toMatch(/In the browser: \d+ passed, 0 failed/);
  });
});
