import type { ArgumentSpec, Command, OptionSpecs } from './command.ts';
import { bold, quiet } from './layout.ts';
import { COMMON_OPTIONS } from './parse.ts';

const CALL = 'npm run -s zaguan --';

function argumentText({ name, optional, rest }: ArgumentSpec): string {
  const text = `<${name}>${rest ? ' …' : ''}`;
  return optional ? `[${text}]` : text;
}

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${quiet(text)}`).join('\n');
}

/** Text of `zaguan <command> --help`. */
export function commandHelp(name: string, summary: string, command: Command): string {
  const options: OptionSpecs = { ...command.options, ...COMMON_OPTIONS };
  const rows = Object.entries(options).map(
    ([option, { type, value, help }]) => [`--${option}${type === 'string' ? ` <${value ?? option}>` : ''}`, help] as const,
  );
  const usage = [CALL, name, ...command.arguments.map(argumentText), '[options]'].join(' ');
  return [bold(summary), '', `  ${usage}`, '', columns(rows), ...(command.details ? ['', command.details] : [])].join('\n');
}

/** Text of `zaguan --help` and of a group's name alone. */
export function commandList(commands: readonly (readonly [string, string])[]): string {
  return [
    bold('zaguan'),
    '',
    `  ${CALL} <command> [options]`,
    '',
    columns(commands),
    '',
    quiet('Sends requests to ZAGUAN_URL with ZAGUAN_KEY, otherwise to the server of the data folder (DATA_DIR, .zaguan).'),
    quiet('--json prints JSON, --help after a command shows its options. Exit status: 0 done, 1 failed or negative, 2 wrong usage.'),
  ].join('\n');
}
