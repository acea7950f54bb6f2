import { resultOf } from '../connect/connect.ts';
import { defineCommand, UsageError } from '../terminal/command.ts';
import { facts, mark } from '../terminal/layout.ts';

export const modeOption = { live: { type: 'boolean', help: 'of live data; where ZAGUAN_KEY is set, its own mode counts' } } as const;

export const show = defineCommand({
  options: modeOption,
  run: (_args, { live }) =>
    resultOf(
      ({ verification }) => verification.registry.get(),
      ({ rows }) => facts([['Rows', String(rows)]]),
      { live },
    ),
});

export const remove = defineCommand({
  arguments: [{ name: 'curp or rfc' }],
  options: modeOption,
  details: 'By the CURP of the row; by its RFC where it has no CURP.',
  run: ([key = ''], { live }) =>
    resultOf(
      ({ verification }) => verification.registry.remove({ key }),
      ({ rows }) => `${mark('good')} Removed; the registry has ${rows} rows.`,
      { live },
    ),
});

export const clear = defineCommand({
  options: { ...modeOption, yes: { type: 'boolean', help: 'needed: nothing brings the rows back' } },
  async run(_args, { live, yes }) {
    if (!yes) throw new UsageError('This removes every row. Say --yes if you mean it.');
    return resultOf(
      ({ verification }) => verification.registry.clear(),
      () => `${mark('good')} The registry is empty.`,
      { live },
    );
  },
});
