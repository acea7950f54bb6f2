import { readPlatformConfig } from '#platform/base/config.ts';
import { withPostalCatalogue } from '#services/start/postal-catalogue.ts';
import { defineCommand } from '../terminal/command.ts';

export const command = defineCommand({
  options: {
    port: { type: 'string', value: 'n', help: 'listen here (PORT, 4100)' },
    host: { type: 'string', value: 'address', help: 'on this address (HOST, 127.0.0.1)' },
    data: { type: 'string', value: 'folder', help: 'keep the data here (DATA_DIR, .zaguan)' },
  },
  details:
    'Serves only the services, as the environment configures them (docs/operating.md): no demo, no build. Ctrl+C stops it; the data stay.',
  async run(_args, { port, host, data }) {
    const { closeOnSignal, readConfig, startServer } = await import('#services/main.ts');
    const environment = {
      ...process.env,
      ...(port === undefined ? {} : { PORT: port }),
      ...(host === undefined ? {} : { HOST: host }),
      ...(data === undefined ? {} : { DATA_DIR: data }),
    };
    const server = await startServer(readConfig(withPostalCatalogue(environment, readPlatformConfig(environment).dataFolder)));
    closeOnSignal(server.close);
    const secret = server.operatorSecretOfThisRun ? `, operator's secret ${server.operatorSecretOfThisRun}` : '';
    process.stderr.write(`${server.publicUrl}${secret}\n`);
    return null;
  },
});
