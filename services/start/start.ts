import { parseArgs } from 'node:util';

// Script of `npm start`. Writes a first line before it imports the server, because that import takes seconds.

const USAGE = `npm start -- [options]

  --host         serve the local network over HTTPS, so that a phone can use its camera
  --port <n>     listen here (4100); the demo bank takes the port 100 above
  --data <dir>   keep the data here (.zaguan)
  --specimens    the demo bank asks for drawn specimens in place of the camera
  --demo         start the demo bank although DATABASE_URL or a public address is given
  --dev          build the browser's files anew at every change
`;

function readOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        host: { type: 'boolean', default: false },
        port: { type: 'string' },
        data: { type: 'string' },
        specimens: { type: 'boolean', default: false },
        demo: { type: 'boolean', default: false },
        dev: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    process.stderr.write(`\n${(error as Error).message.split('\n')[0]}\n\n${USAGE}\n`);
    process.exit(1);
  }
}

const choices = readOptions(process.argv.slice(2));
process.stdout.write('Zaguán starts …\n');
const { startDemoServer, explainFailure } = await import('./start-demo.ts');
try {
  await startDemoServer(choices);
} catch (error) {
  const sentence = explainFailure(error);
  if (sentence === null) throw error;
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
