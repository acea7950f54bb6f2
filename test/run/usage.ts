/** Ends the process with status 1 and a sentence about its command line, without a stack. */
export function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

interface Takes {
  options?: readonly string[];
  /** The accepted words; if absent, any word is accepted. */
  words?: readonly string[];
}

/** Prints a command's usage and ends the process, if `--help` or `-h` is given. */
export function sayHelp(usage: string): void {
  if (!process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return;
  console.log(usage);
  process.exit(0);
}

/** Prints a command's usage and ends the process: with status 0 for `--help`, with 1 for an option or word that it does not accept. */
export function sayUsage(usage: string, { options = [], words }: Takes): void {
  sayHelp(usage);
  const isTaken = (argument: string) =>
    argument.startsWith('-') ? options.includes(argument.replace(/=.*$/s, '')) : words?.includes(argument) !== false;
  const strange = process.argv.slice(2).find((argument) => !isTaken(argument));
  if (strange !== undefined) refuse(`It does not take ${strange}.\n\n${usage}`);
}
