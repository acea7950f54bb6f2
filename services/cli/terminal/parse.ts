import { parseArgs } from 'node:util';
import { nearestName } from '#mexico/edit-distance.ts';
import { type Command, type OptionSpec, type OptionSpecs, type OptionValues, UsageError } from './command.ts';

export const COMMON_OPTIONS = {
  json: { type: 'boolean', help: 'print JSON' },
  help: { type: 'boolean', help: 'show usage' },
} as const satisfies OptionSpecs;

/** Reads a command's arguments. Throws `UsageError` with a suggestion. */
export function parseCommandLine(command: Command, argv: readonly string[]) {
  const specs: OptionSpecs = { ...command.options, ...COMMON_OPTIONS };
  const options = Object.fromEntries(
    Object.entries(specs).map(([name, { type, multiple }]) => [name, { type, ...(multiple ? { multiple } : {}) }]),
  );
  const { tokens, values, positionals } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true });
  const wantsHelp = tokens.some((token) => token.kind === 'option' && token.name === 'help');
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const spec = specs[token.name];
    if (!spec) throw new UsageError(`There is no option ${token.rawName}.${didYouMean(token.name, Object.keys(specs), '--')}`);
    // An empty value, such as that of an unset variable of a script, would otherwise count as "all" or "none".
    const isMissing = !token.value || (!token.inlineValue && token.value.startsWith('--'));
    if (spec.type === 'boolean' && token.inlineValue) throw new UsageError(`--${token.name} takes no value.`);
    if (spec.type === 'boolean') continue;
    if (isMissing) throw new UsageError(`--${token.name} needs a value: --${token.name} <${spec.value ?? token.name}>`);
    if (!wantsHelp) checkValue(token.name, token.value ?? '', spec);
  }
  const { json = false, help = false, ...rest } = values;
  if (!help) checkArguments(command, positionals);
  const flags = Object.entries(specs).filter(([name, { type }]) => type === 'boolean' && !(name in COMMON_OPTIONS));
  const entries = Object.entries(rest).map(([name, value]) => [name, specs[name]?.range ? Number(value) : value]);
  const all = { ...Object.fromEntries(flags.map(([name]) => [name, false])), ...Object.fromEntries(entries) };
  return { args: positionals, options: all as OptionValues<OptionSpecs>, json: json === true, help: help === true };
}

function checkArguments(command: Command, args: readonly string[]): void {
  const requiredArguments = command.arguments.filter(({ optional }) => !optional);
  if (args.length < requiredArguments.length)
    throw new UsageError(`Missing: ${requiredArguments.map(({ name }) => `<${name}>`).join(' ')}.`);
  const takesRest = command.arguments.at(-1)?.rest === true;
  const extra = args[command.arguments.length];
  if (extra !== undefined && !takesRest) throw new UsageError(`The argument "${extra}" is not expected.`);
}

function checkValue(name: string, value: string, { choices, range }: OptionSpec): void {
  const [least, most] = range ?? [0, 0];
  if (choices && !choices.includes(value)) throw new UsageError(`There is no ${name} "${value}".${didYouMean(value, choices)}`);
  if (range && !(/^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most))
    throw new UsageError(`--${name} takes a number from ${least} to ${most}.`);
}

/** Splits the value of an option at its commas. */
export const wordsOf = (text: string | undefined): string[] | undefined => text?.split(',').map((word) => word.trim());

/** Maximum number of names that a message lists in full. */
const MAX_NAMES = 9;

/** Returns ` Did you mean …?` for a similar name, else the list of names if they are few, else an empty text. */
export function didYouMean(word: string, names: readonly string[], prefix = ''): string {
  const nearest = nearestName(word, names);
  if (nearest !== null) return ` Did you mean ${prefix}${nearest}?`;
  return names.length > 0 && names.length <= MAX_NAMES ? ` The choices are ${names.map((name) => prefix + name).join(', ')}.` : '';
}
