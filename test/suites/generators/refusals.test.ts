import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { copyTree, runIn } from '../../support/tree.ts';
import { KIND_REGISTRIES, REGISTRIES } from './registries.ts';

/** Tests the names that `npm run new-step`, `new-service` and `new-kind` refuse, in a copy of the tree. */

const tree = copyTree();
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const newStep = (...args: string[]) => runIn(tree, 'node', 'tools/generate/new-step.ts', ...args);
const newService = (...args: string[]) => runIn(tree, 'node', 'tools/generate/new-service.ts', ...args);
const newKind = (...args: string[]) => runIn(tree, 'node', 'tools/generate/new-kind.ts', ...args);

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

/** Names in use: a folder, names in `services/main.ts` and the template, reserved words, a schema, a variable, an address. */
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

describe('npm run new-kind', () => {
  test.each([
    [[], 'Say the kind’s name in small letters'],
    [['payroll_receipt'], 'is not small letters and digits'],
    [['../escape'], 'is not small letters and digits'],
    [['a'.repeat(41)], '40 is the most'],
    [['values'], 'means something else here'],
    [['kinds'], 'means something else here'],
    [['tax'], 'means something else here'],
    [['nss'], 'There is a kind “nss” already'],
  ])('refuses %j with a sentence', (args, sentence) => {
    const before = readdirSync(join(tree, 'lib/kinds'));
    expectRefusal(newKind(...args), sentence);
    expect(readdirSync(join(tree, 'lib/kinds'))).toEqual(before);
  });
});

describe('where something goes wrong on the way', () => {
  const changed = [...REGISTRIES, ...KIND_REGISTRIES, 'services/main.ts', 'test/suites/conformance/samples.ts'];
  const present = () => [
    ...changed.map((file) => readFileSync(join(tree, file), 'utf8')),
    ...['steps', 'services', 'lib/contracts', 'test/suites/conformance', 'lib/kinds', 'test/specimens/kinds'].flatMap((folder) =>
      readdirSync(join(tree, folder)),
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
