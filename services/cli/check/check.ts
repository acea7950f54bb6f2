import { text as readAll } from 'node:stream/consumers';
import { mexicanDate } from '#mexico/today.ts';
import { defineCommand, UsageError } from '../terminal/command.ts';
import { facts, mark, quiet } from '../terminal/layout.ts';
import { didYouMean } from '../terminal/parse.ts';
import { type CheckFinding, kinds } from './kinds.ts';

export const command = defineCommand({
  arguments: [{ name: 'kind' }, { name: 'value', rest: true }],
  details: [
    `Kinds: ${Object.keys(kinds).join(', ')}. The value "-" is read from standard input, so that it stays out of the shell's history.`,
    'A machine-readable zone is given as separate lines, or as one value with "/" or nothing between the lines.',
    'Exit status: 0 if the value is well formed, 1 if not. The characters do not show whether an authority issued it.',
  ].join('\n'),
  async run([kind = '', ...values]) {
    if (!Object.hasOwn(kinds, kind))
      throw new UsageError(`"${kind}" is none of ${Object.keys(kinds).join(', ')}.${didYouMean(kind, Object.keys(kinds))}`);
    const input = values.length === 1 && values[0] === '-' ? await readAll(process.stdin) : values.join('\n');
    const { name, check } = kinds[kind]!;
    const finding = check(input.trim(), mexicanDate(new Date()));
    const { valid, reason } = finding;
    return { json: { kind, valid, reason, ...finding.json }, text: describe(name, finding), exit: valid ? 0 : 1 };
  },
});

function describe(name: string, { valid, value, why, rows, warnings }: CheckFinding): string {
  const lines = [`${mark(valid ? 'good' : 'bad')} ${name}  ${value}`];
  if (rows.length > 0) lines.push('', facts(rows));
  lines.push(...warnings.map((warning) => `\n  ${mark('warn')} ${warning}`));
  lines.push('', `  ${quiet(why)}`);
  return lines.join('\n');
}
