import { resultOf } from '../connect/connect.ts';
import { defineCommand, UsageError } from '../terminal/command.ts';
import { facts, mark } from '../terminal/layout.ts';

export const modeOption = { live: { type: 'boolean', help: 'of live data; with ZAGUAN_KEY the mode of the key is used' } } as const;

export const show = defineCommand({
  options: modeOption,
  run: (_args, { live }) =>
    resultOf(
      ({ verification }) => verification.registry.get(),
      ({ rows, kinds }) =>
        facts([['Rows', String(rows)], ...Object.entries(kinds).map(([kind, count]): [string, string] => [kind, String(count)])]),
      { live },
    ),
});

export const remove = defineCommand({
  arguments: [{ name: 'curp or rfc' }],
  options: modeOption,
  details: 'Removes the row with this CURP, or with this RFC if the row has no CURP.',
  run: ([key = ''], { live }) =>
    resultOf(
      ({ verification }) => verification.registry.remove({ key }),
      ({ rows }) => `${mark('good')} Removed; the registry has ${rows} rows.`,
      { live },
    ),
});

export const clear = defineCommand({
  options: { ...modeOption, yes: { type: 'boolean', help: 'required, because the rows cannot be restored' } },
  async run(_args, { live, yes }) {
    if (!yes) throw new UsageError('This removes every row. Add --yes to confirm.');
    return resultOf(
      ({ verification }) => verification.registry.clear(),
      () => `${mark('good')} The registry is empty.`,
      { live },
    );
  },
});
