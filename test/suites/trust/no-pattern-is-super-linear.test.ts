import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { inputSchemas, placesIn } from '../../support/inputs.ts';
import { sourceFiles } from '../../support/tree.ts';

/**
 * Class: what a pattern costs. The automaton of `recheck` proves that the time of each grows as the text does. It follows no
 * look-around and gets lost in large repetitions (`{0,61}`), so ours have none that it cannot follow.
 *
 * What it proved once is remembered in `linear-patterns.txt`, by a hash of the pattern and of its own version; what is new is judged.
 * `JUDGE_ALL=1 npm run test:unit -- no-pattern` judges all of them and writes the file.
 */

const MEMORY = join(import.meta.dirname, 'linear-patterns.txt');
const JUDGES_ALL = Boolean(process.env.JUDGE_ALL);
/** New patterns that one run judges before somebody writes the file again: each takes a tenth of a second. */
const MOST_NEW = 60;
const { version } = createRequire(import.meta.url)('recheck/package.json') as { version: string };
const hashOf = ({ source, flags }: { source: string; flags: string }) =>
  createHash('sha256').update(`${version} /${source}/${flags}`).digest('hex').slice(0, 16);
const remembered = new Set(JUDGES_ALL ? [] : readFileSync(MEMORY, 'utf8').split('\n'));

interface Pattern {
  source: string;
  flags: string;
  where: string;
}

type Node = { type: string; [member: string]: unknown };
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

function literalsIn(node: Node): { source: string; flags: string }[] {
  const { regex } = node as { regex?: { pattern: string; flags: string } };
  const own = node.type === 'Literal' && regex ? [{ source: regex.pattern, flags: regex.flags }] : [];
  return [...own, ...Object.values(node).flat().filter(isNode).flatMap(literalsIn)];
}

function ofSources(): Pattern[] {
  return sourceFiles().flatMap((file) => {
    const { program, errors } = parseSync(file, readFileSync(join(import.meta.dirname, '../../..', file), 'utf8'));
    expect(errors).toEqual([]);
    return literalsIn(program as unknown as Node).map((literal) => ({ ...literal, where: file }));
  });
}

/** Those that a schema has of its library, and those that are put together at run time. */
function ofSchemas(): Pattern[] {
  return inputSchemas().flatMap(({ name, schema }) =>
    placesIn(schema, name).flatMap(({ path, schema: inner }) => {
      const { checks = [], ...own } = inner._zod.def as { checks?: z.core.$ZodChecks[]; pattern?: RegExp };
      const patterns = [own, ...checks.map(({ _zod }) => _zod.def as { pattern?: RegExp })].flatMap(({ pattern }) => pattern ?? []);
      return patterns.map(({ source, flags }) => ({ source, flags, where: path }));
    }),
  );
}

type Diagnosis = { status: string; complexity?: { summary: string }; error?: { kind: string }; attack?: { pattern: string } };
type Check = (source: string, flags: string, options: { checker: 'automaton'; timeout: number }) => Promise<Diagnosis>;

let check: Check;
beforeAll(async () => {
  // Its own program for Linux, which npm brings, is ten times as fast as its JavaScript, which it takes where there is none.
  ({ check } = (await import('recheck')) as { check: Check });
});

/** `recheck` works on one after the other; the time that each may take is much more than it does on a busy machine, in milliseconds. */
const LONGEST = 20_000;

const verdictOf = async ({ source, flags }: Pattern): Promise<string> => {
  const { status, complexity, error, attack } = await check(source, flags, { checker: 'automaton', timeout: LONGEST });
  if (status === 'safe') return 'safe';
  return status === 'vulnerable' ? `${complexity?.summary}: ${attack?.pattern}` : (error?.kind ?? status);
};

/** Each once, with the places where it stands. */
function distinct(patterns: readonly Pattern[]): Pattern[] {
  const groups = Map.groupBy(patterns, ({ source, flags }) => `/${source}/${flags}`);
  return [...groups.values()].map((group) => ({ ...group[0]!, where: [...new Set(group.map(({ where }) => where))].join(', ') }));
}

async function faultsOf(patterns: readonly Pattern[]): Promise<string[]> {
  const faults: string[] = [];
  for (const pattern of patterns) {
    const verdict = await verdictOf(pattern);
    if (verdict !== 'safe') faults.push(`/${pattern.source}/${pattern.flags} in ${pattern.where}: ${verdict}`);
  }
  return faults;
}

describe('the time of a pattern grows as its text does', () => {
  it('is what the check would notice', async () => {
    const faults = await faultsOf([{ source: '^\\s*\\+?[\\d\\s().-]+$', flags: '', where: 'a phone as it was read before' }]);
    expect(faults).toEqual([expect.stringContaining('2nd degree polynomial')]);
    expect(await faultsOf([{ source: '^(?!.*a)b$', flags: '', where: 'a look-around' }])).toEqual([expect.stringContaining('unsupported')]);
  });

  it('of every pattern that the product has, also of a schema and its library', { timeout: 600_000 }, async () => {
    const [ofOurs, ofTheirs] = [ofSources(), ofSchemas()];
    expect(ofOurs.length).toBeGreaterThan(100);
    expect(ofTheirs.length).toBeGreaterThan(10);
    const patterns = distinct([...ofOurs, ...ofTheirs]);
    const fresh = patterns.filter((pattern) => !remembered.has(hashOf(pattern)));
    expect(await faultsOf(fresh)).toEqual([]);
    if (JUDGES_ALL) writeFileSync(MEMORY, `${patterns.map(hashOf).sort().join('\n')}\n`);
    else expect(fresh.length, 'write linear-patterns.txt again').toBeLessThan(MOST_NEW);
  });
});
