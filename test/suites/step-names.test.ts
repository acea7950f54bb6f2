import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalog } from '#steps/catalog.ts';
import { filesInGit } from '../support/tree.ts';

/**
 * Tests that a step's name appears only in its folder and in the registries, so that other code does not depend on single steps. Names of
 * one word are left out, because they mean other things too (a CURP, a review).
 */

const root = join(import.meta.dirname, '../..');
const names = Object.keys(catalog).filter((name) => name.includes('_'));
const named = new RegExp(`\\b(${names.join('|')})\\b`);
const LOOKED_AT = /^(lib|services|src|steps)\/.*\.ts$/;
const NOT_LOOKED_AT = new RegExp(`\\.test\\.ts$|\\.fake\\.ts$|^steps/(${Object.keys(catalog).join('|').replaceAll('_', '-')})/`);

/** The reason why each of these files may contain step names. */
const allowed: Readonly<Record<string, string>> = {
  'steps/elements.ts': 'the registry of screens',
  'steps/handlers.ts': 'the registry of handlers',
  'services/start/seed.ts': 'the workflow of npm start',
  'steps/ports/papers.ts': 'a kind of paper that is called like its step',
  'lib/contracts/extraction/extraction.ts': 'the same kind',
  'lib/contracts/documents/records.ts': 'an example of the reference',
  'lib/contracts/workflows/bodies.ts': 'an example of the reference',
  'lib/contracts/workflows/customizations.ts': 'an example of the reference',
  'lib/contracts/workflows/expressions.ts': 'an example of the reference',
  'lib/contracts/workflows/template-bindings.ts': 'an example of the reference',
  'lib/contracts/workflows/templates.ts': 'an example of the reference',
  'lib/kinds/kinds.ts': 'the same kind',
  'services/cli/documents.ts': 'help that a person reads',
  'services/cli/workflow/create.ts': 'help that a person reads',
};

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*/g, '');

test('a step is named by its own folder and the registries alone', () => {
  const files = filesInGit('*.ts').filter((name) => LOOKED_AT.test(name) && !NOT_LOOKED_AT.test(name));
  const found = files.filter((name) => named.test(withoutComments(readFileSync(join(root, name), 'utf8'))));
  expect(found.sort()).toEqual(Object.keys(allowed).sort());
});
