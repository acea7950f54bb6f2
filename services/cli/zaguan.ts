import { commands } from './commands.ts';
import { runCommandLine } from './terminal/main.ts';

const CLEAR_LINE = '\r\u001b[2K';

const watched = process.stderr.isTTY;
const printed = await runCommandLine(commands, process.argv.slice(2), (text) => {
  if (watched) process.stderr.write(`${CLEAR_LINE}${text}`);
});
if (watched) process.stderr.write(CLEAR_LINE);
if (printed) {
  await Promise.all([written(process.stdout, printed.stdout), written(process.stderr, printed.stderr)]);
  // The embedded database leaves a timer that arms itself anew, also once it is closed: the process would never end by itself.
  process.exit(printed.exit);
}

/** Once the text left the process, or nobody reads it any more (`| head`). */
function written(stream: NodeJS.WriteStream, text: string): Promise<void> {
  return new Promise((resolve) => {
    stream.once('error', () => resolve());
    stream.write(text, () => resolve());
  });
}
