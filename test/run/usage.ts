/** Ends the process with a sentence about its command line, without a stack. */
export function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

interface Takes {
  options?: readonly string[];
  /** The words that it takes; any where there are none. */
  words?: readonly string[];
}

/** Prints how a command is called and ends it, where it is asked for that. */
export function sayHelp(usage: string): void {
  if (!process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return;
  console.log(usage);
  process.exit(0);
}

/** Prints how a command is called and ends it: well for `--help`, badly for an option or a word that it does not take. */
export function sayUsage(usage: string, { options = [], words }: Takes): void {
  sayHelp(usage);
  const isTaken = (argument: string) =>
    argument.startsWith('-') ? options.includes(argument.replace(/=.*$/s, '')) : words?.includes(argument) !== false;
  const strange = process.argv.slice(2).find((argument) => !isTaken(argument));
  if (strange !== undefined) refuse(`It does not take ${strange}.\n\n${usage}`);
}
