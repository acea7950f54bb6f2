import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The tree as it lies here, without what git ignores; packages are shared. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'zaguan-new-step-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split('\n');
  for (const file of files.filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { force: true, errorOnExist: false });
  }
  for (const folder of ['.', 'services', 'demo']) {
    symlinkSync(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  }
  return copy;
}

function run(folder: string, program: string, ...args: string[]): { code: number; output: string } {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, NO_COLOR: '1' },
  });
  return { code: status ?? 1, output: stdout + stderr };
}

const registries = ['catalog', 'elements', 'handlers'];

const newStep = (folder: string, ...args: string[]) => run(folder, 'node', 'cli/new-step.ts', ...args);

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
    [['../../escape'], 'is not snake_case'],
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
      const { code, output } = run(
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
      const ours = run(tree, 'tsc', '-p', `tsconfig.${side}.json`)
        .output.split('\n')
        .filter((line) => line.includes('proof-of-income'));
      expect(ours).toEqual([]);
    });

    test('passes its tests and the conformance suite in Node', { timeout: 180_000 }, () => {
      const { code, output } = run(tree, 'vitest', 'run', 'steps/proof-of-income', 'test/suites/steps.conformance.test.ts');
      expect(code, output).toBe(0);
      expect(output).toMatch(/Test Files\s+2 passed/);
    });

    test('passes its tests and the conformance suite in the browser', () => {
      const files = ['steps/proof-of-income/*.browser.test.ts', 'test/suites/steps.conformance.browser.test.ts'];
      const { code, output } = run(tree, 'wtr', ...files.flatMap((pattern) => ['--files', pattern]));
      expect(code, output).toBe(0);
      expect(output).toMatch(/In the browser: \d+ passed, 0 failed/);
    }, 300_000);
  });
});
