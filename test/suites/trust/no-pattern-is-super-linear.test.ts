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
 * Class: the cost of a pattern. The automaton of `recheck` proves that a pattern's time is linear in the length of the text. It supports
 * no look-around and fails on large repetitions (`{0,61}`), so our patterns have none that it cannot follow. Proofs are cached in
 * `linear-patterns.txt`, by a hash of the pattern and of recheck's version; new patterns are proved here. `JUDGE_ALL=1 npm run test:unit
 * -- no-pattern` proves all of them and writes the file.
 */

const MEMORY = join(import.meta.dirname, 'linear-patterns.txt');
const JUDGES_ALL = Boolean(process.env.JUDGE_ALL);
/** Maximum number of new patterns per run, a tenth of a second each; with more, the file must be rewritten. */
const MAX_NEW = 60;
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

/** Returns the patterns of schemas: the library's own, and those composed at run time. */
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
  // Its Linux program, which npm installs, is ten times as fast as the JavaScript that it falls back to.
  ({ check } = (await import('recheck')) as { check: Check });
});

/** Milliseconds per pattern, much more than a busy machine needs; `recheck` works on one after the other. */
const LONGEST = 20_000;

const verdictOf = async ({ source, flags }: Pattern): Promise<string> => {
  const { status, complexity, error, attack } = await check(source, flags, { checker: 'automaton', timeout: LONGEST });
  if (status === 'safe') return 'safe';
  return status === 'vulnerable' ? `${complexity?.summary}: ${attack?.pattern}` : (error?.kind ?? status);
};

/** Returns each pattern once, with all its places. */
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

  it('of every pattern that the product has, also of a schema and its library', { timeout: 1_800_000 }, async () => {
    const [ofOurs, ofTheirs] = [ofSources(), ofSchemas()];
    expect(ofOurs.length).toBeGreaterThan(100);
    expect(ofTheirs.length).toBeGreaterThan(10);
    const patterns = distinct([...ofOurs, ...ofTheirs]);
    const fresh = patterns.filter((pattern) => !remembered.has(hashOf(pattern)));
    expect(await faultsOf(fresh)).toEqual([]);
    if (JUDGES_ALL) writeFileSync(MEMORY, `${patterns.map(hashOf).sort().join('\n')}\n`);
    else expect(fresh.length, 'write linear-patterns.txt again').toBeLessThan(MAX_NEW);
  });
});
