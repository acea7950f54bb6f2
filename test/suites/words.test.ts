import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { filesInGit } from '../support/tree.ts';

/** The rule of `docs/words.md` that a machine can keep: a past participle is no name for what somebody declares. */

const root = join(import.meta.dirname, '../..');
const PARTICIPLES = new Set(['given', 'known', 'held', 'told', 'kept', 'made', 'taken', 'asked', 'said']);

interface Node {
  type: string;
  [member: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode);

/** The names that a pattern binds: `kept` in `{ kept }`, `rest` in `{ kept: rest }`. */
function namesIn(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [String(pattern.name)];
  if (pattern.type === 'Property') return namesIn(pattern.value as Node);
  if (pattern.type === 'AssignmentPattern') return namesIn(pattern.left as Node);
  return childrenOf(pattern).flatMap((child) => (child.type === 'TSTypeAnnotation' ? [] : namesIn(child)));
}

/** Every variable and parameter that a program declares. Types have parameters too; those are no names of ours to use. */
function declared(node: Node): string[] {
  const patterns = [...(node.type === 'VariableDeclarator' ? [node.id] : []), ...(isFunction(node) ? (node.params as unknown[]) : [])];
  return [...patterns.filter(isNode).flatMap(namesIn), ...childrenOf(node).flatMap(declared)];
}

function isFunction({ type }: Node): boolean {
  return ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type);
}

function participlesIn(source: string): string[] {
  const { program, errors } = parseSync('source.ts', source);
  expect(errors).toEqual([]);
  return declared(program as unknown as Node).filter((name) => PARTICIPLES.has(name));
}

test.each([
  ['const kept = 1;', ['kept']],
  ['const { kept, row: held, ...told } = row;', ['kept', 'held', 'told']],
  ['for (const [made] of all) use(made);', ['made']],
  ['export function save(given: Row, { known = 1 }: Options) {}', ['given', 'known']],
  ['const save = async (taken: Row) => taken;', ['taken']],
  ['class Store { save(said: string) {} }', ['said']],
  ['const row = { kept: 1, given }; use(row.kept, made);', []],
  ['const { kept: row } = answer;', []],
  ['interface Row { kept: number; save(given: string): void }', []],
])('in %s', (source, names) => {
  expect(participlesIn(source)).toEqual(names);
});

test('no source file declares one', () => {
  const sources = filesInGit('*.ts').filter((name) => !/\.test\.ts$|^test\//.test(name));
  const found = sources.flatMap((file) => participlesIn(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`));
  expect(found).toEqual([]);
});
