import { ZaguanError } from '#client/zaguan-error.ts';
import { DataFolderInUse } from '#platform/data/lock.ts';
import { explainStartupError } from '#platform/startup-error.ts';
import { type Command, CommandFailure, type ProgressReporter, UsageError } from './command.ts';
import { commandHelp, commandList } from './help.ts';
import { bad, withoutControls } from './layout.ts';
import { didYouMean, parseCommandLine } from './parse.ts';

export interface CommandEntry {
  summary: string;
  /** Loads the command when it is called, so that for example `check` does not load a database. */
  load(): Promise<Command>;
}

export type CommandTable = Readonly<Record<string, CommandEntry>>;

export interface CommandOutput {
  stdout: string;
  stderr: string;
  exit: 0 | 1 | 2;
}

/** Runs a command line and returns its output and exit status. Null if the command keeps running (a server). */
export async function runCommandLine(
  commands: CommandTable,
  argv: readonly string[],
  progress: ProgressReporter = () => {},
): Promise<CommandOutput | null> {
  const json = argv.includes('--json');
  try {
    const match = findCommand(commands, argv);
    if ('names' in match) return { stdout: (json ? listAsJson : listAsText)(commands, match.names), stderr: '', exit: 0 };
    const command = await match.entry.load();
    const commandLine = parseCommandLine(command, argv.slice(match.name.split(' ').length));
    if (commandLine.help) {
      const { arguments: args, options, details = null } = command;
      const help = { command: match.name, summary: match.entry.summary, arguments: args, options, details };
      const text = json ? JSON.stringify(help, null, 2) : commandHelp(match.name, match.entry.summary, command);
      return { stdout: `${text}\n`, stderr: '', exit: 0 };
    }
    const outcome = await command.run(commandLine.args, commandLine.options, progress).catch((failure: unknown) => {
      // The failure's own message advises `--data`, which this command may lack.
      if (failure instanceof DataFolderInUse && !('data' in command.options))
        throw new CommandFailure(`${failure.shortMessage} Stop that server first, or name another folder (DATA_DIR).`);
      throw failure;
    });
    if (!outcome) return null;
    const text = commandLine.json ? JSON.stringify(outcome.json, null, 2) : withoutControls(outcome.text);
    return { stdout: `${text}\n`, stderr: '', exit: outcome.exit ?? 0 };
  } catch (error) {
    const isOurs = error instanceof UsageError || error instanceof CommandFailure || error instanceof ZaguanError;
    const message = isOurs ? error.message : explainStartupError(error);
    if (message === null) throw error;
    const stderr = `${json ? JSON.stringify({ error: message }) : `${bad('✗')} ${withoutControls(message)}`}\n`;
    return { stdout: '', stderr, exit: error instanceof UsageError ? 2 : 1 };
  }
}

const summaries = (commands: CommandTable, names: readonly string[]) => names.map((name) => [name, commands[name]!.summary] as const);
const listAsText = (commands: CommandTable, names: readonly string[]) => `${commandList(summaries(commands, names))}\n`;
const listAsJson = (commands: CommandTable, names: readonly string[]) =>
  `${JSON.stringify({ commands: Object.fromEntries(summaries(commands, names)) }, null, 2)}\n`;

function findCommand(
  commands: CommandTable,
  argv: readonly string[],
): { name: string; entry: CommandEntry } | { names: readonly string[] } {
  const words = argv.filter((word) => !word.startsWith('-'));
  const names = Object.keys(commands);
  if (words.length === 0 || words[0] === 'help') {
    const option = argv.find((word) => word.startsWith('-') && !['--help', '-h', '--json'].includes(word));
    if (option) throw new UsageError(`There is no option ${option} without a command.`);
    return { names };
  }
  const name = [words.slice(0, 2).join(' '), words[0]!].find((candidate) => Object.hasOwn(commands, candidate));
  // Options must follow the command's name, so that no option's value is read as the name.
  if (name && argv.slice(0, name.split(' ').length).join(' ') === name) return { name, entry: commands[name]! };
  if (name) throw new UsageError(`Options stand after the command: zaguan ${name} …`);
  const group = names.filter((name) => name.startsWith(`${words[0]} `));
  if (group.length > 0 && words.length === 1) return { names: group };
  const unknown = group.length > 0 ? words.slice(0, 2).join(' ') : words[0]!;
  const candidates = group.length > 0 ? group : [...new Set([...names, ...names.map((name) => name.split(' ')[0]!)])];
  throw new UsageError(`There is no command "${unknown}".${didYouMean(unknown, candidates)}`);
}
