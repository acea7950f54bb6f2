import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createBody } from '#contracts/workflows/bodies.ts';
import { paperKinds } from '#kinds/kinds.ts';
import { catalog } from '#steps/catalog.ts';
import { stepExamples } from '#steps/examples.ts';
import { documents } from '../clients/documents.ts';
import { filesInGit } from '../support/tree.ts';

/**
 * Tests that the name of a step or of a kind of paper appears only in its folder and in the registries, so that other code does not depend
 * on single steps and kinds.
 */

const root = join(import.meta.dirname, '../..');
const LOOKED_AT = /^(lib|services|src|steps)\/.*\.(ts|mjs|sql|html)$/;
const TESTS = /\.test\.ts$|\.fake\.ts$|(^|\/)testing\//;
/** Names that also mean other things, such as a member or a QR code: for these only a comparison counts. */
const COMMON_WORDS = new Set(['curp', 'references', 'review', 'nss', 'csf', 'cif', 'fm', 'passport']);

const folderOf = (name: string) => name.replaceAll('_', '-');
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|(^|\s)(\/\/|--).*/g, '');

/** Returns the pattern of code that depends on a name. */
function naming(name: string): RegExp {
  if (COMMON_WORDS.has(name)) return new RegExp(`\\b(step|kind|key|operation) *[!=]== *['"\`]${name}['"\`]`);
  return new RegExp(name.includes('_') ? `\\b${name}\\b` : `['"\`]${name}['"\`]`);
}

/** Returns the files that depend on one of the names, outside of their folders. */
function filesThatName(names: readonly string[], folders: readonly string[]): string[] {
  const patterns = names.map((name) => ({ pattern: naming(name), homes: folders.map((folder) => `${folder}/${folderOf(name)}/`) }));
  return filesInGit('lib', 'services', 'src', 'steps')
    .filter((file) => LOOKED_AT.test(file) && !TESTS.test(file))
    .filter((file) => {
      const code = withoutComments(readFileSync(join(root, file), 'utf8'));
      return patterns.some(({ pattern, homes }) => pattern.test(code) && !homes.some((home) => file.startsWith(home)));
    })
    .sort();
}

test('a step is named by its own folder and the registries alone', () => {
  expect(filesThatName(Object.keys(catalog), ['steps', 'lib/kinds'])).toEqual(
    ['lib/contracts/extraction/extraction.ts', 'lib/kinds/kinds.ts', 'steps/elements.ts', 'steps/examples.ts', 'steps/handlers.ts'].sort(),
  );
});

/** The reason why files with these beginnings may name a kind of paper. */
const MAY_NAME_A_KIND: Readonly<Record<string, string>> = {
  'lib/kinds/': 'the registry, and kinds whose paper another kind prints or replaces',
  'lib/contracts/extraction/extraction.ts': 'the registry of operations, which `npm run kinds` writes',
  'steps/': 'a step asks for the paper that it needs',
  'lib/contracts/people/faces.ts': 'a member of the published forms',
  'services/people/faces/': 'the same member',
  'services/joins/portraits.ts': 'the same member',
  'services/joins/papers.ts': 'the credential whose sides the people service reads',
  'src/cameras/': 'values of the published attribute',
  'src/capture/cards/': 'the reader of credentials on the device',
};

test('a kind of paper is named by its own folder, the registries, and whoever needs that paper', () => {
  const beginnings = Object.keys(MAY_NAME_A_KIND);
  const used = filesThatName(paperKinds, []).map((file) => beginnings.find((beginning) => file.startsWith(beginning)) ?? file);
  expect([...new Set(used)].sort()).toEqual(beginnings.sort());
});

test('the API documents have the examples that name steps in their places', () => {
  const text = JSON.stringify(documents.get('workflows'));
  expect(text).not.toMatch(/"(stepExample|ofKind)"/);
  for (const [name, example] of Object.entries(stepExamples)) expect(text, name).toContain(`"examples":[${JSON.stringify(example)}]`);
  expect(createBody.safeParse(stepExamples.workflow).error).toBeUndefined();
});
