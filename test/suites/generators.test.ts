import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyTree, runIn } from '../support/tree.ts';

/** `npm run new-step`, `new-service` and `new-kind`, in one copy of the tree: it is copied once, and compiled once with all of them in it. */

let tree: string;
beforeAll(() => {
  tree = copyTree();
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const newStep = (...args: string[]) => runIn(tree, 'node', 'cli/generate/new-step.ts', ...args);
const newService = (...args: string[]) => runIn(tree, 'node', 'cli/generate/new-service.ts', ...args);
const newKind = (...args: string[]) => runIn(tree, 'node', 'cli/generate/new-kind.ts', ...args);
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
    [['con'], 'means something else here'],
    [['catalog'], 'means something else here'],
    [['new'], 'means something else here'],
    [['enroll_full'], 'There is a step “enroll_full” already'],
  ])('refuses %j with a sentence', (args, sentence) => {
    const before = readdirSync(join(tree, 'steps'));
    expectRefusal(newStep(...args), sentence);
    expect(readdirSync(join(tree, 'steps'))).toEqual(before);
  });
});

/** A folder, names in `services/main.ts` and in the template, words of the language, a schema, a variable, an address. */
const TAKEN_BY_SERVICES = ['joins', 'scopes', 'listen', 'facts', 'package', 'await', 'jobs', 'smtp', 'outbox'];

describe('npm run new-service', () => {
  test.each([
    [[], 'Say the service’s name in small letters'],
    [['Receipts'], 'is not 2 to 30 small letters'],
    [['tax_receipts'], 'is not 2 to 30 small letters'],
    [['../escape'], 'is not 2 to 30 small letters'],
    ...TAKEN_BY_SERVICES.map((name): [string[], string] => [[name], `“${name}” means something else here`]),
    [['people'], 'There is a service “people” already'],
  ])('refuses %j with a sentence', (args, sentence) => {
    const before = readdirSync(join(tree, 'services'));
    expectRefusal(newService(...args), sentence);
    expect(readdirSync(join(tree, 'services'))).toEqual(before);
  });
});

const KIND_REGISTRIES = ['contract.ts', 'service.ts', 'kinds/kinds.ts'].map((file) => `services/extraction/${file}`);
const DRAWINGS = 'test/specimens/kinds/drawings.ts';

describe('npm run new-kind', () => {
  test.each([
    [[], 'Say the kind’s name in small letters'],
    [['payroll_receipt'], 'is not small letters and digits'],
    [['../escape'], 'is not small letters and digits'],
    [['a'.repeat(41)], '40 is the most'],
    [['codes'], 'means something else here'],
    [['kinds'], 'means something else here'],
    [['tax'], 'means something else here'],
    [['nss'], 'There is a kind “nss” already'],
  ])('refuses %j with a sentence', (args, sentence) => {
    const before = readdirSync(join(tree, 'services/extraction/kinds'));
    expectRefusal(newKind(...args), sentence);
    expect(readdirSync(join(tree, 'services/extraction/kinds'))).toEqual(before);
  });
});

describe('where something goes wrong on the way', () => {
  const changed = [...REGISTRIES, ...KIND_REGISTRIES, DRAWINGS, 'services/main.ts', 'test/suites/conformance/samples.ts'];
  const present = () => [
    ...changed.map((file) => readFileSync(join(tree, file), 'utf8')),
    ...['steps', 'services', 'contracts', 'test/suites/conformance', 'services/extraction/kinds', 'test/specimens/kinds'].flatMap(
      (folder) => readdirSync(join(tree, folder)),
    ),
  ];

  test.each([
    ['step', () => newStep('proof_of_income')],
    ['service', () => newService('ledger')],
    ['kind', () => newKind('payroll-receipt')],
  ])('a new %s leaves nothing behind', (_, generate) => {
    const before = present();
    const rules = readFileSync(join(tree, 'biome.json'));
    writeFileSync(join(tree, 'biome.json'), '{');
    expectRefusal(generate(), 'Nothing was changed.');
    writeFileSync(join(tree, 'biome.json'), rules);
    expect(present()).toEqual(before);
  });
});

describe('a new step, a new service and a new kind', () => {
  // The service's name is a word of SQL.
  beforeAll(() => {
    for (const { code, output } of [newStep('proof_of_income'), newService('references'), newKind('payroll-receipt')])
      expect(code, output).toBe(0);
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
    const files = ['migrations', 'references.test.ts', 'service.ts', 'store.ts', 'tables.ts'];
    expect(readdirSync(join(tree, 'services/references')).toSorted()).toEqual(files);
    expect(readdirSync(join(tree, 'contracts/references'))).toEqual(['references.ts']);
    expect(readFileSync(join(tree, 'services/main.ts'), 'utf8')).toContain('join(references, () => ({})),');
  });

  test('the kind is a folder, a layout and its registry lines', () => {
    const files = ['payroll-receipt.contract.ts', 'payroll-receipt.labels.ts', 'payroll-receipt.test.ts', 'payroll-receipt.ts'];
    expect(readdirSync(join(tree, 'services/extraction/kinds/payroll-receipt')).toSorted()).toEqual(files);
    for (const registry of [...KIND_REGISTRIES, DRAWINGS]) expect(readFileSync(join(tree, registry), 'utf8')).toMatch(/payrollReceipt/);
  });

  test('are made only once', () => {
    expect(newKind('payroll-receipt').output).toContain('There is a kind “payroll-receipt” already');
    expect(newStep('proof_of_income').output).toContain('There is a step “proof_of_income” already');
    expect(newService('references').output).toContain('There is a service “references” already');
  });

  test('are formatted and keep the import rules', () => {
    const service = ['services/references', 'contracts/references', 'services/main.ts', 'test/suites/conformance'];
    // Ignored files are git's business, and the copy is no repository.
    const kind = ['services/extraction', 'test/specimens/kinds'];
    const { code, output } = runIn(
      tree,
      'biome',
      'check',
      '--vcs-enabled=false',
      'steps/proof-of-income',
      ...REGISTRIES,
      ...service,
      ...kind,
    );
    expect(code, output).toBe(0);
  });

  test.each(['neutral', 'browser', 'node'])('compile: %s', { timeout: 180_000 }, (side) => {
    expect(runIn(tree, 'tsc', '-p', `tsconfig.${side}.json`).output).toBe('');
  });

  test('compile: their tests, and the conformance suites with them', { timeout: 180_000 }, () => {
    const include = [
      'test/specimens/kinds/*',
      'steps/proof-of-income/*',
      'services/references/*',
      'test/suites/steps.conformance*',
      'test/suites/conformance/*',
    ];
    writeFileSync(join(tree, 'tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.test.json', include }));
    expect(runIn(tree, 'tsc', '-p', 'tsconfig.new.json').output).toBe('');
  });

  test('pass their tests and the conformance suite of steps in Node', { timeout: 180_000 }, () => {
    const files = ['steps/proof-of-income', 'services/references', 'services/extraction/kinds/payroll-receipt'];
    const { code, output } = runIn(tree, 'vitest', 'run', ...files, 'test/suites/steps.conformance.test.ts');
    expect(code, output).toBe(0);
    expect(output).toMatch(/Test Files\s+4 passed/);
  });

  test('the service passes the conformance suite, over a wire and in the process', { timeout: 240_000 }, () => {
    const { code, output } = runIn(tree, 'vitest', 'run', 'test/suites/conformance', '-t', 'references\\.');
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
