import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { LASTING_KEYS, WEBHOOK_KEY } from '#platform/data/keys/lasting-keys.ts';
import { sourceFiles } from '../support/tree.ts';

/**
 * Tests that `docs/operating.md` names every key of the installation, and states if the key survives a change of the secret. In the code,
 * the keyring's method (`lasting` and others) shows if it does.
 */

const root = join(import.meta.dirname, '../..');

type Fate = 'stays' | 'gets a successor';
const FATES: Readonly<Record<string, Fate>> = {
  lasting: 'stays',
  hmac: 'stays',
  passing: 'gets a successor',
  sealer: 'gets a successor',
};

/** Keys that are derived from the secret without a keyring. */
const DERIVED = ['calls-between-processes'];

/** Matches `keys.sealer('name'` and `keys.lasting(NAME)`. */
const REQUEST = /\.(?<how>lasting|hmac|passing|sealer)\(\s*(?:'(?<name>[^']+)'|(?<variable>\w+))/g;
/** Matches a method taken off its keyring, which this test could not trace to a name. */
const TAKEN_OFF = /\.(?:lasting|passing|sealer)\b(?!\()|\b(?:lasting|hmac|passing|sealer)\b[^{};]*\}: Keys\b/;

const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** Returns the constant text of a variable up to its first space, after which a tenant and a mode follow. */
function textOf(variable: string, file: string): string {
  const source = sourceOf(file);
  const own = new RegExp(`\\bconst ${variable} = ['\`]([^ '\`]+)`).exec(source)?.[1];
  if (own) return own;
  const from = new RegExp(`^import \\{[^}]*\\b${variable}\\b[^}]*\\} from '(\\.[^']+)'`, 'm').exec(source)?.[1];
  if (!from) throw new Error(`${file}: which key is ${variable}? Ask by a text, or by a constant that is one.`);
  return textOf(variable, join(dirname(file), from));
}

function keysInCode(): [string, Fate][] {
  const requests = sourceFiles().flatMap((file) =>
    [...sourceOf(file).matchAll(REQUEST)].map(({ groups }): [string, Fate] => [
      groups!.name ?? textOf(groups!.variable!, file),
      FATES[groups!.how!]!,
    ]),
  );
  return [...new Map(requests)].sort();
}

function keysOnPage(): [string, string][] {
  const page = sourceOf('docs/operating.md');
  const table = /^\| Key \|.*\n\|.*\n((?:\|.*\n)+)/m.exec(page)![1]!;
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
  return rows
    .flatMap(([names, , fate]) =>
      [...names!.matchAll(/`([^ `]+)[^`]*`/g)].map(([, name]): [string, string] => [
        name!,
        fate!.replace(/^stay\b/, 'stays').replace(/[,;].*| \|$/g, ''),
      ]),
    )
    .filter(([name]) => !DERIVED.includes(name))
    .sort();
}

test('the page has every key that the code asks for, none beside, and tells which of them stay', () => {
  expect(keysOnPage()).toEqual(keysInCode());
});

test('a database gets every lasting key that the code asks for, with a migration or with a tenant', () => {
  const asked = keysInCode().flatMap(([name, fate]) => (fate === 'stays' ? [name] : []));
  expect([...Object.values(LASTING_KEYS).flat(), WEBHOOK_KEY].sort()).toEqual(asked);
});

test('whoever asks for a key asks its keyring', () => {
  expect(sourceFiles().filter((file) => TAKEN_OFF.test(sourceOf(file)))).toEqual([]);
});
