import { type Command, Refusal, UsageError } from './command.ts';
import { commandHelp, commandList } from './help.ts';
import { bad } from './layout.ts';
import { didYouMean, parseCommandLine } from './parse.ts';

export interface CommandEntry {
  summary: string;
  /** Commands are loaded when they are called: checking a number must not wait for a database's code. */
  load(): Promise<{ command: Command }>;
}

export type CommandTable = Readonly<Record<string, CommandEntry>>;

export interface Printed {
  stdout: string;
  stderr: string;
  exit: 0 | 1 | 2;
}

/** Runs what the arguments ask for. Null when the command goes on by itself (a server). */
export async function runCommandLine(commands: CommandTable, argv: readonly string[]): Promise<Printed | null> {
  const json = argv.includes('--json');
  try {
    const found = findCommand(commands, argv);
    if (typeof found === 'string') return { stdout: `${found}\n`, stderr: '', exit: 0 };
    const { command } = await found.entry.load();
    const parsed = parseCommandLine(command, argv.slice(found.name.split(' ').length));
    if (parsed.help) return { stdout: `${commandHelp(found.name, found.entry.summary, command)}\n`, stderr: '', exit: 0 };
    const outcome = await command.run(parsed.args, parsed.options);
    if (!outcome) return null;
    const text = parsed.json ? JSON.stringify(outcome.json, null, 2) : outcome.text;
    return { stdout: `${text}\n`, stderr: '', exit: outcome.exit ?? 0 };
  } catch (error) {
    const exit = error instanceof UsageError ? 2 : 1;
    if (exit === 1 && !(error instanceof Refusal) && !saysItself(error)) throw error;
    const { message } = error as Error;
    return { stdout: '', stderr: `${json ? JSON.stringify({ error: message }) : `${bad('✗')} ${message}`}\n`, exit };
  }
}

/** Failures of the layers below whose message is a sentence for whoever called. */
const PLAIN_NAMES: ReadonlySet<string> = new Set(['ConfigError', 'DataFolderInUse', 'PortTaken', 'Problem']);
const saysItself = (error: unknown) => error instanceof Error && PLAIN_NAMES.has(error.name);

function findCommand(commands: CommandTable, argv: readonly string[]): { name: string; entry: CommandEntry } | string {
  const words = argv.filter((word) => !word.startsWith('-'));
  const list = (names: readonly string[]) => commandList(names.map((name) => [name, commands[name]!.summary]));
  const names = Object.keys(commands);
  if (words.length === 0 || words[0] === 'help') {
    const option = argv.find((word) => word.startsWith('-') && !['--help', '-h', '--json'].includes(word));
    if (option) throw new UsageError(`There is no option ${option} without a command.`);
    return list(names);
  }
  const name = [words.slice(0, 2).join(' '), words[0]!].find((wanted) => Object.hasOwn(commands, wanted));
  // Options stand after the command's name, so that none of their values is taken for it.
  if (name && argv.slice(0, name.split(' ').length).join(' ') === name) return { name, entry: commands[name]! };
  if (name) throw new UsageError(`Options stand after the command: zaguan ${name} …`);
  const group = names.filter((known) => known.startsWith(`${words[0]} `));
  if (group.length > 0 && words.length === 1) return list(group);
  const given = group.length > 0 ? words.slice(0, 2).join(' ') : words[0]!;
  const candidates = group.length > 0 ? group : [...new Set([...names, ...names.map((known) => known.split(' ')[0]!)])];
  throw new UsageError(`There is no command "${given}".${didYouMean(given, candidates)}`);
}
