// Commands and their results. A command prints nothing itself.

export interface OptionSpec {
  type: 'string' | 'boolean';
  /** Name of its value in the help: `--media <folder>`. */
  value?: string;
  help: string;
  multiple?: true;
  /** The values that it may have; any by default. */
  choices?: readonly string[];
  /** Minimum and maximum of a number. Without them the value is a text. */
  range?: readonly [number, number];
}

export interface ArgumentSpec {
  name: string;
  optional?: true;
  /** Takes all that follow; only for the last. */
  rest?: true;
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

type ValueOf<Spec extends OptionSpec> = Spec extends { multiple: true }
  ? string[] | undefined
  : Spec extends { choices: readonly (infer Choice)[] }
    ? Choice | undefined
    : Spec extends { range: readonly number[] }
      ? number | undefined
      : Spec['type'] extends 'boolean'
        ? boolean
        : string | undefined;

export type OptionValues<Specs extends OptionSpecs> = { [Name in keyof Specs]: ValueOf<Specs[Name]> };

export interface CommandResult {
  /** For people; without a final line break. */
  text: string;
  json: unknown;
  /** 1 for a no: not valid, not found, not reachable. */
  exit?: 0 | 1;
}

/** A command of the command line. `run` returns null if the command keeps running (a server). */
export interface Command<Specs extends OptionSpecs = OptionSpecs> {
  arguments: readonly ArgumentSpec[];
  options: Specs;
  /** Text of the help below the usage. */
  details?: string;
  run(args: string[], options: OptionValues<Specs>, progress: ProgressReporter): Promise<CommandResult | null>;
}

/** Shows progress; each text replaces the one before. */
export type ProgressReporter = (text: string) => void;

type CommandDefinition<Specs extends OptionSpecs> = Omit<Command<Specs>, 'arguments' | 'options'> & Partial<Command<Specs>>;

/** Types a command's options from their specs. By default a command has neither arguments nor options. */
export function defineCommand<const Specs extends OptionSpecs = Record<never, never>>(definition: CommandDefinition<Specs>): Command {
  return { arguments: [], options: {}, ...definition } as unknown as Command;
}

export const limitOption = { limit: { type: 'string', value: 'n', help: '20 by default, at most 100', range: [1, 100] } } as const;

/** A wrong command line; exit status 2. */
export class UsageError extends Error {
  override readonly name: string = 'UsageError';
}

/** The command failed; the message is for the operator. Exit status 1. */
export class CommandFailure extends Error {
  override readonly name: string = 'CommandFailure';
}
