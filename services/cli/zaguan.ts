import { commands } from './commands.ts';
import { runCommandLine } from './terminal/main.ts';

const CLEAR_LINE = '\r\u001b[2K';

const isTerminal = process.stderr.isTTY;
const output = await runCommandLine(commands, process.argv.slice(2), (text) => {
  if (isTerminal) process.stderr.write(`${CLEAR_LINE}${text}`);
});
if (isTerminal) process.stderr.write(CLEAR_LINE);
if (output) {
  await Promise.all([write(process.stdout, output.stdout), write(process.stderr, output.stderr)]);
  // The embedded database leaves a timer that keeps the process alive, even when closed.
  process.exit(output.exit);
}

/** Resolves when the text is written, or nobody reads it any more (`| head`). */
function write(stream: NodeJS.WriteStream, text: string): Promise<void> {
  return new Promise((resolve) => {
    stream.once('error', () => resolve());
    stream.write(text, () => resolve());
  });
}
