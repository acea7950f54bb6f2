/** What a command is, and what it answers with. A command prints nothing itself. */

export interface OptionSpec {
  type: 'string' | 'boolean';
  /** How its value is called in the help: `--media <folder>`. */
  value?: string;
  help: string;
  /** May be given several times. */
  multiple?: true;
}

export interface ArgumentSpec {
  name: string;
  optional?: true;
  /** Takes whatever follows as well; only the last may. */
  rest?: true;
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

type ValueOf<Spec extends OptionSpec> = Spec extends { multiple: true }
  ? string[] | undefined
  : Spec['type'] extends 'boolean'
    ? boolean
    : string | undefined;

export type OptionValues<Specs extends OptionSpecs> = { [Name in keyof Specs]: ValueOf<Specs[Name]> };

export interface CommandResult {
  /** For a person; ends without a line break. */
  text: string;
  /** For a program: what `--json` prints. */
  json: unknown;
  /** 1 for a no: not valid, not found, not reachable. */
  exit?: 0 | 1;
}

export interface Command<Specs extends OptionSpecs = OptionSpecs> {
  arguments: readonly ArgumentSpec[];
  options: Specs;
  /** What the help says below the usage, where the summary is not enough. */
  details?: string;
  run(args: string[], options: OptionValues<Specs>, progress: ProgressReporter): Promise<CommandResult | null>;
}

/** Says how far it is, to somebody who watches; each text takes the place of the one before. */
export type ProgressReporter = (text: string) => void;

/** Types a command's options from their specs. */
export function defineCommand<const Specs extends OptionSpecs>(command: Command<Specs>): Command {
  return command as unknown as Command;
}

/** The command line cannot be understood; exit status 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** The command cannot be done. The message is a sentence for the operator; exit status 1. */
export class CommandFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CommandFailure';
  }
}
