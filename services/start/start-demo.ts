import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startDemo } from '#demo/server.ts';
import { ConfigError, readPlatformConfig } from '#platform/base/config.ts';
import { freePort } from '#platform/edge/listen.ts';
import type { ServerConfig } from '#platform/service-config.ts';
import { explainStartupError } from '#platform/startup-error.ts';
import { closeOnSignal, type RunningServer, readConfig, servicesByAddress, startServer } from '#services/main.ts';
import { announce } from './announce.ts';
import { BuildFailed, buildAtEveryChange, buildWhenChanged } from './build.ts';
import { certificateFor, localNetworkAddress } from './certificate.ts';
import { startEnvironment } from './environment.ts';
import { readLocalFile, writeLocalFile } from './local-file.ts';
import { SAMPLE_CATALOGUE, withPostalCatalogue } from './postal-catalogue.ts';
import { seed } from './seed.ts';

const USAGE = `npm start -- [options]

  --host         serve the local network over HTTPS, so that a phone can use its camera
  --port <n>     listen here (4100); the demo bank takes the port 100 above
  --data <dir>   keep the data here (.zaguan)
  --specimens    the demo bank asks for drawn specimens in place of the camera
  --demo         start the demo bank although DATABASE_URL or a public address is given
  --dev          build the browser's files anew at every change
`;

/** The demo bank listens this far above. */
const DEMO_PORT_STEP = 100;

interface Choices {
  config: ServerConfig;
  /** The address on the local network; null to stay on this machine. */
  network: string | null;
  specimens: boolean;
  dev: boolean;
}

function readChoices(args: string[]): Choices {
  const { values } = parseOptions(args);
  const network = values.host ? localNetworkAddress() : null;
  if (values.host && !network) throw new ConfigError(['--host needs a network, and this machine has no address on one.']);
  const environment = startEnvironment(process.env, { ...values, network });
  const config = readConfig(withPostalCatalogue(environment, readPlatformConfig(environment).dataFolder, SAMPLE_CATALOGUE));
  return { config, network, specimens: values.specimens, dev: values.dev };
}

function parseOptions(args: string[]) {
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
    });
  } catch (error) {
    throw new ConfigError([`${(error as Error).message.split('\n')[0]}\n\n${USAGE}`]);
  }
}

/** Everything on one machine: the server embedded, its data seeded, and a partner beside it. */
async function start(args: string[]): Promise<void> {
  const began = performance.now();
  const choices = readChoices(args);
  const { config, network, dev } = choices;
  // Two cores: the browser's files are built on one while the database opens on the other.
  const building = dev ? buildAtEveryChange().then(() => ({ hasBuilt: true })) : buildWhenChanged();
  building.catch(() => {});
  const tls = network ? await certificateFor(network, config.dataFolder) : undefined;
  const port = config.port || (await freePort(0, config.host));
  const publicUrl = config.publicUrl ?? (network ? `https://${network}:${port}` : `http://localhost:${port}`);
  const server = await startServer(
    { ...config, port, publicUrl },
    { watch: dev, logFile: join(config.dataFolder, 'server.log'), ...(tls ? { tls } : {}) },
  );
  try {
    const { demo, hostedUrl } = await joinDemo(server, choices, port, tls);
    closeOnSignal(async () => {
      await demo.close();
      await server.close();
    });
    const { hasBuilt: built } = await building;
    const seconds = (performance.now() - began) / 1000;
    const { dataFolder } = config;
    const services = servicesByAddress.map(({ name }) => name);
    const text = announce({
      seconds,
      hasBuilt: built,
      demoUrl: demo.url,
      hostedUrl,
      publicUrl,
      services,
      operatorSecret: server.operatorSecretOfThisRun,
      demoHearsNothing: !config.allowLoopbackWebhooks,
      dataFolder,
      onNetwork: network !== null,
    });
    process.stdout.write(text);
  } catch (error) {
    await server.close();
    throw error;
  }
}

async function joinDemo(
  server: RunningServer,
  { config, network, specimens }: Choices,
  port: number,
  tls: { key: string; cert: string } | undefined,
) {
  const host = network ?? '127.0.0.1';
  const demoPort = config.port ? await freePort(port + DEMO_PORT_STEP, host) : await freePort(0, host);
  const demoUrl = network ? `https://${network}:${demoPort}` : `http://localhost:${demoPort}`;
  const { local, webhookSecret } = await seed(server, readLocalFile(config.dataFolder), demoUrl);
  writeLocalFile(config.dataFolder, local);
  const demo = await startDemo({
    port: demoPort,
    host,
    apiUrl: server.localUrl,
    widgetUrl: server.publicUrl,
    publicUrl: demoUrl,
    apiKey: local.demo.key,
    customization: local.demo.customization,
    webhookSecret,
    specimens,
    ...(tls ? { tls } : {}),
  });
  return { demo, hostedUrl: local.demo.workflow?.link ?? server.publicUrl };
}

try {
  await start(process.argv.slice(2));
} catch (error) {
  const sentence = error instanceof BuildFailed ? error.message : explainStartupError(error);
  if (sentence === null) throw error;
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
