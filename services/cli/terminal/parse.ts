import { parseArgs } from 'node:util';
import { nearestName } from '#mexico/edit-distance.ts';
import { type Command, type OptionSpecs, type OptionValues, UsageError } from './command.ts';

export const COMMON_OPTIONS = {
  json: { type: 'boolean', help: 'print JSON' },
  help: { type: 'boolean', help: 'say how it is used' },
} as const satisfies OptionSpecs;

export interface CommandLine {
  args: string[];
  options: OptionValues<OptionSpecs>;
  json: boolean;
  help: boolean;
}

/** Reads a command's arguments. Throws `UsageError` with a suggestion. */
export function parseCommandLine(command: Command, argv: readonly string[]): CommandLine {
  const specs: OptionSpecs = { ...command.options, ...COMMON_OPTIONS };
  const options = Object.fromEntries(
    Object.entries(specs).map(([name, { type, multiple }]) => [name, { type, ...(multiple ? { multiple } : {}) }]),
  );
  const { tokens, values, positionals } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const spec = specs[token.name];
    if (!spec) throw new UsageError(`There is no option ${token.rawName}.${didYouMean(token.name, Object.keys(specs), '--')}`);
    const wantsValue = spec.type === 'string';
    const missing = token.value === undefined || (!token.inlineValue && token.value.startsWith('--'));
    if (wantsValue && missing) throw new UsageError(`--${token.name} needs a value: --${token.name} <${spec.value ?? token.name}>`);
    if (!wantsValue && token.inlineValue) throw new UsageError(`--${token.name} takes no value.`);
  }
  const { json = false, help = false, ...rest } = values;
  if (!help) checkArguments(command, positionals);
  const flags = Object.entries(specs).filter(([name, { type }]) => type === 'boolean' && !(name in COMMON_OPTIONS));
  const all = { ...Object.fromEntries(flags.map(([name]) => [name, false])), ...rest };
  return { args: positionals, options: all as OptionValues<OptionSpecs>, json: json === true, help: help === true };
}

function checkArguments(command: Command, args: readonly string[]): void {
  const requiredArguments = command.arguments.filter(({ optional }) => !optional);
  if (args.length < requiredArguments.length)
    throw new UsageError(`This needs ${requiredArguments.map(({ name }) => `<${name}>`).join(' ')}.`);
  const takesRest = command.arguments.at(-1)?.rest === true;
  const extra = args[command.arguments.length];
  if (extra !== undefined && !takesRest) throw new UsageError(`Nothing is expected at "${extra}".`);
}

const MOST_LISTED = 100;

export function limitOf(text: string): number {
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > MOST_LISTED) throw new UsageError(`--limit takes a number from 1 to ${MOST_LISTED}.`);
  return limit;
}

/** The most names that a message lists in full. */
const FEW = 9;

/** Returns ` Did you mean …?` for a similar name, else the list of names if they are few, else an empty text. */
export function didYouMean(word: string, names: readonly string[], prefix = ''): string {
  const nearest = nearestName(word, names);
  if (nearest !== null) return ` Did you mean ${prefix}${nearest}?`;
  return names.length > 0 && names.length <= FEW ? ` There is ${names.map((name) => prefix + name).join(', ')}.` : '';
}
