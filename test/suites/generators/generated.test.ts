import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { copyTree, runIn } from '../../support/tree.ts';
import { KIND_REGISTRIES, REGISTRIES } from './registries.ts';

/** Tests the output of `npm run new-step`, `new-service` and `new-kind` in one copy of the tree, which is compiled once. */

const tree = copyTree();
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const generate = (generator: string, name: string) => runIn(tree, 'node', `tools/generate/${generator}.ts`, name);
// The service's name is a reserved word of SQL.
for (const [generator, name] of [
  ['new-step', 'proof_of_income'],
  ['new-service', 'references'],
  ['new-kind', 'payroll-receipt'],
] as const) {
  const { code, output } = generate(generator, name);
  if (code !== 0) throw new Error(output);
}

describe('a new step, a new service and a new kind', () => {
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
    const operations = ['create-entry.ts', 'get-entry.ts'];
    const files = [...operations, 'implementer.ts', 'migrations', 'references.test.ts', 'service.ts', 'store.ts', 'tables.ts'];
    expect(readdirSync(join(tree, 'services/references')).toSorted()).toEqual(files);
    expect(readdirSync(join(tree, 'lib/contracts/references'))).toEqual(['references.ts']);
    expect(readFileSync(join(tree, 'services/main.ts'), 'utf8')).toContain('join(references, () => ({})),');
  });

  test('the kind is a folder, a drawing of its specimens and a line', () => {
    const files = ['.contract.ts', '.kind.ts', '.specimen.ts', '.test.ts', '.ts'].map((suffix) => `payroll-receipt${suffix}`);
    expect(readdirSync(join(tree, 'lib/kinds/payroll-receipt')).toSorted()).toEqual(files);
    for (const registry of KIND_REGISTRIES) expect(readFileSync(join(tree, registry), 'utf8')).toMatch(/payrollReceipt/);
    expect(readFileSync(join(tree, 'lib/kinds/kinds.ts'), 'utf8')).toContain('  payroll_receipt: payrollReceipt,');
  });

  test('are made only once', () => {
    expect(generate('new-kind', 'payroll-receipt').output).toContain('There is a kind “payroll-receipt” already');
    expect(generate('new-step', 'proof_of_income').output).toContain('There is a step “proof_of_income” already');
    expect(generate('new-service', 'references').output).toContain('There is a service “references” already');
  });

  test('are formatted and keep the import rules', () => {
    const service = ['services/references', 'lib/contracts/references', 'services/main.ts', 'test/suites/conformance'];
    // The copy is no git repository, so ignored files are not left out.
    const kind = ['lib/kinds', 'lib/contracts/extraction', 'services/extraction', 'test/specimens/kinds'];
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

  /** Compiles the generated files with the settings of their environment. Their registry lines compile with the suites below. */
  test.each([
    ['neutral', ['lib/contracts/references/*', 'lib/kinds/payroll-receipt/*', 'steps/proof-of-income/*.contract.ts']],
    ['browser', ['steps/proof-of-income/*.element.ts', 'steps/proof-of-income/*.i18n.ts']],
    ['node', ['services/references/*', 'steps/proof-of-income/*.server.ts', 'services/extraction/kinds/*']],
  ])('compile: %s', { timeout: 900_000 }, (side, include) => {
    writeFileSync(join(tree, `tsconfig.made.${side}.json`), JSON.stringify({ extends: `./tools/config/tsconfig.${side}.json`, include }));
    expect(runIn(tree, 'tsc', '-p', `tsconfig.made.${side}.json`).output).toBe('');
  });

  test('compile: their tests, and the conformance suites with them', { timeout: 900_000 }, () => {
    const include = [
      'test/specimens/kinds/*',
      'steps/proof-of-income/*',
      'services/references/*',
      'test/suites/steps.conformance*',
      'test/suites/conformance/*',
    ];
    writeFileSync(join(tree, 'tsconfig.new.json'), JSON.stringify({ extends: './tools/config/tsconfig.test.json', include }));
    expect(runIn(tree, 'tsc', '-p', 'tsconfig.new.json').output).toBe('');
  });
});

/**
 * Runs the generated tests and the suites in this process: they are imported from the copy, whose registries contain them. The step's
 * screen is tested in the browser as the template from which it comes (`steps.conformance.browser.test.ts`).
 */
describe.each([
  'steps/proof-of-income/proof-of-income.test.ts',
  'services/references/references.test.ts',
  'lib/kinds/payroll-receipt/payroll-receipt.test.ts',
  'test/suites/steps.conformance.test.ts',
])('%s', async (file) => {
  await import(join(tree, file));
});

describe('the service conforms', async () => {
  const { fixtureOf, isAlike, triedIn } = await fromTree<typeof import('../conformance/alike.ts')>('alike');
  const { conforms } = await fromTree<typeof import('../conformance/conforms.ts')>('conforms');
  const { openHouse } = await fromTree<typeof import('../conformance/house.ts')>('house');
  const house = await openHouse();
  afterAll(() => house.close());
  const fixture = fixtureOf(house);
  const own = triedIn(house).filter(([id]) => id.startsWith('references.'));

  test('with every operation', () => expect(own.length).toBeGreaterThan(1));
  describe.each(own)('%s', (...one) => {
    conforms(one, fixture);
    isAlike('http', one, fixture);
    isAlike('in process', one, fixture);
  });
});

/** Imports a file of the conformance suite from the copy. */
function fromTree<Exported>(name: string): Promise<Exported> {
  return import(join(tree, `test/suites/conformance/${name}.ts`)) as Promise<Exported>;
}
