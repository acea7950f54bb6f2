import { commands } from './commands.ts';
import { runCommandLine } from './terminal/main.ts';

const CLEAR_LINE = '\r\u001b[2K';

const watched = process.stderr.isTTY;
const printed = await runCommandLine(commands, process.argv.slice(2), (text) => {
  if (watched) process.stderr.write(`${CLEAR_LINE}${text}`);
});
if (watched) process.stderr.write(CLEAR_LINE);
if (printed) {
  process.stdout.write(printed.stdout);
  process.stderr.write(printed.stderr);
  process.exitCode = printed.exit;
}
