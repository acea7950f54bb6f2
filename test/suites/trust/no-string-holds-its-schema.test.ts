import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { hostileStrings, runs, type StringMember, stringMembers, textOf } from './hostile-strings.ts';

/**
 * Class: the cost of a text for its schema. Tests every text member that a pattern, transform or rule reads, with every run that makes a
 * quadratic pattern slow, in lengths up to a megabyte and at the member's maximum.
 */

/** Maximum processor time per text, in ms. A quadratic pattern needs seconds for the longest. */
const LONGEST = 50;

const members = stringMembers();

function millisecondsOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const NO_TEXT = Symbol('no text');

/** Returns true if the schema checks this place: a non-text, or an invalid name, there causes an issue. */
function isReached({ path, wrap, parse }: StringMember): boolean {
  const isName = path.endsWith('{name}');
  const input = wrap(isName ? '\0'.repeat(2_000) : NO_TEXT);
  const { error } = parse(input);
  const issues = pathsOfIssues(error?.issues ?? []);
  const place = isName ? placeOf(input, null) : placeOf(input, NO_TEXT);
  return place !== null && issues.includes(place);
}

function pathsOfIssues(issues: readonly z.core.$ZodIssue[], outer: readonly PropertyKey[] = []): string[] {
  return issues.flatMap((issue) => {
    const path = [...outer, ...issue.path];
    const inner = issue.code === 'invalid_union' ? issue.errors.flatMap((errors) => pathsOfIssues(errors, path)) : [];
    return [JSON.stringify(path), ...inner];
  });
}

/** Returns the path of a value in the input, in the form of issues' paths. */
function placeOf(input: unknown, value: unknown, path: readonly (string | number)[] = []): string | null {
  if (input === value) return JSON.stringify(path);
  if (typeof input !== 'object' || input === null) return null;
  for (const [name, inner] of Object.entries(input)) {
    const found = placeOf(inner, value, [...path, Array.isArray(input) ? Number(name) : name]);
    if (found) return found;
  }
  return null;
}

describe('every text of a schema that something reads', () => {
  it('is where the schema looks', () => {
    expect(members.length).toBeGreaterThan(300);
    expect(members.filter((member) => !isReached(member)).map(({ path }) => path)).toEqual([]);
  });

  it('holds nobody up, whatever it is', { timeout: 720_000 }, () => {
    const over: string[] = [];
    let count = 0;
    let slow = '';
    for (const { member, run, length } of hostileStrings(members)) {
      // Skips longer texts of a run that is already slow, which would take minutes.
      if (slow === `${member.path}: ${run}`) continue;
      const input = member.wrap(textOf({ run, length }));
      const look = () => member.parse(input);
      count += 1;
      // Repeats a slow run once, because the engine's own work (such as compilation) may have caused it.
      if (millisecondsOf(look) <= LONGEST || millisecondsOf(look) <= LONGEST) continue;
      slow = `${member.path}: ${run}`;
      over.push(`${slow}, ${length}`);
    }
    expect(over).toEqual([]);
    expect(count).toBeGreaterThan(members.length * Object.keys(runs).length * 4);
  });
});
