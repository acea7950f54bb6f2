import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { notTried, provenElsewhere } from './elsewhere.ts';
import { guards } from './guards.ts';

const root = join(import.meta.dirname, '../../..');
const elsewhere = [...provenElsewhere, ...notTried];
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const times = (text: string, part: string) => text.split(part).length - 1;

describe('a guard', () => {
  it.each(guards.map((guard) => [guard.file, guard.name, guard] as const))(
    'of %s stands where the table says: %s',
    (_file, _name, guard) => {
      expect(times(textOf(guard.file), guard.text)).toBe(1);
      expect(guard.without).not.toBe(guard.text);
    },
  );

  it.each(elsewhere.map((site) => [site.file, site.text, site] as const))(
    'of %s that stands in no row is still there: %s',
    (_file, _text, site) => {
      expect(times(textOf(site.file), site.text)).toBe(1);
      expect(site.why).not.toBe('');
    },
  );
});

/** Matches locks and other guards against concurrent requests, as our code writes them. */
const GUARD =
  /\b(database|engine)\.turn\(|\bturns?\.take\(|\bturn\((db|place)\b|\.lock(ByNationalId|Spent)?\(|\bawait lockWorkflow\(|\blockTenant\(db|\.for(NoKeyUpdate|KeyShare|Share|Update)\(|\bfor update\b|skip locked|longTurn\(engine\)|singletonKey:|leases\.hold\(|\bleases? as lease\b|pg_advisory\w*lock\(|\block table\b|\bnum(Updated|Deleted)Rows\b(?! ?[:}])|\.onConflict\(|\bon conflict \(/gi;

/** Matches a unique key in our migrations. */
const KEY = /\bunique\b/gi;

/** Returns the lines of a file that are named in a row, or in `elsewhere` with a reason. */
function linesOf(file: string, text: string): Set<number> {
  const lines = new Set<number>();
  for (const site of [...guards, ...elsewhere]) {
    if (site.file !== file) continue;
    const begin = text.indexOf(site.text);
    const first = text.slice(0, begin).split('\n').length;
    for (let line = first; line < first + site.text.split('\n').length; line++) lines.add(line);
  }
  return lines;
}

it('stands in a row, or is proven elsewhere, wherever a service keeps two apart', () => {
  const files = globSync(['services/**/*.ts', 'services/**/migrations/*.sql'], { cwd: root }).filter(
    (file) => !/\.(test|conformance)\.ts$|^services\/new-service\/|\/node_modules\//.test(file),
  );
  const missing = files.flatMap((file) => {
    const text = textOf(file);
    const known = linesOf(file, text);
    return [...text.matchAll(file.endsWith('.sql') ? KEY : GUARD)].flatMap(({ 0: found, index }) => {
      const line = text.slice(0, index).split('\n').length;
      const whole = text.split('\n')[line - 1] ?? '';
      const isComment = /^\s*(\/\/|\*|\/\*|--)/.test(whole);
      return known.has(line) || isComment ? [] : [`${file}:${line} ${found}`];
    });
  });
  expect(missing).toEqual([]);
});
