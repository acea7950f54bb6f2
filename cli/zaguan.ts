import { commands } from './commands.ts';
import { runCommandLine } from './terminal/main.ts';

const printed = await runCommandLine(commands, process.argv.slice(2));
if (printed) {
  process.stdout.write(printed.stdout);
  process.stderr.write(printed.stderr);
  process.exitCode = printed.exit;
}
