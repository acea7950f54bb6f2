import { join } from 'node:path';
import { startDemo } from '#demo/server.ts';
import { ConfigError, readPlatformConfig } from '#platform/base/config.ts';
import { freePort } from '#platform/edge/listen.ts';
import type { ServerConfig } from '#platform/service-config.ts';
import { explainStartupError } from '#platform/startup-error.ts';
import { closeOnSignal, type RunningServer, readConfig, serviceDefinitions, startServer } from '#services/main.ts';
import { demoJourney } from '#steps/examples.ts';
import { announce } from './announce.ts';
import { BuildFailed, buildAtEveryChange, buildWhenChanged } from './build.ts';
import { certificateFor, localNetworkAddress } from './certificate.ts';
import { startEnvironment } from './environment.ts';
import { homePage, type Machine } from './home-page.ts';
import { readLocalFile, writeLocalFile } from './local-file.ts';
import { SAMPLE_CATALOGUE, withPostalCatalogue } from './postal-catalogue.ts';
import { seed } from './seed.ts';

/** The demo bank's port is the server's plus this number. */
const DEMO_PORT_STEP = 100;

export interface StartChoices {
  host: boolean;
  port?: string | undefined;
  data?: string | undefined;
  specimens: boolean;
  demo: boolean;
  dev: boolean;
}

/** Returns the configuration, and the address on the local network: null to stay on this machine. */
function readChoices(choices: StartChoices): { config: ServerConfig; network: string | null } {
  const network = choices.host ? localNetworkAddress() : null;
  if (choices.host && !network) throw new ConfigError(['--host needs a network, and this machine has no address on one.']);
  const environment = startEnvironment(process.env, { ...choices, network });
  const config = readConfig(withPostalCatalogue(environment, readPlatformConfig(environment).dataFolder, SAMPLE_CATALOGUE));
  return { config, network };
}

/** Starts the whole demo on this machine: the server with an embedded database, its seeded data, and the demo bank. */
export async function startDemoServer(choices: StartChoices): Promise<void> {
  const { config, network } = readChoices(choices);
  const { dev, specimens } = choices;
  // Runs in parallel with the start of the server: a second core builds the browser's files.
  const sayBuild = () => process.stdout.write('The browser’s files are built first; later starts need no build.\n');
  const building = dev ? buildAtEveryChange().then(() => ({ hasBuilt: true })) : buildWhenChanged(sayBuild);
  building.catch(() => {});
  const tls = network ? await certificateFor(network, config.dataFolder) : undefined;
  const port = config.port || (await freePort(0, config.host));
  const publicUrl = config.publicUrl ?? (network ? `https://${network}:${port}` : `http://localhost:${port}`);
  let machine: Machine | null = null;
  const server = await startServer(
    { ...config, port, publicUrl },
    { watch: dev, logFile: join(config.dataFolder, 'server.log'), home: homePage(() => machine), ...(tls ? { tls } : {}) },
  );
  try {
    const { demo, hostedUrl, local } = await joinDemo(server, { config, network, specimens }, port, tls);
    closeOnSignal(async () => {
      await demo.close();
      await server.close();
    });
    const { hasBuilt } = await building;
    // Seconds since the process began, so that the loading of modules is included.
    const seconds = performance.now() / 1000;
    const { dataFolder } = config;
    const services = serviceDefinitions.map(({ name }) => name);
    machine = { demoUrl: demo.url, hostedUrl, publicUrl, services, dataFolder, keys: { test: local.key, live: local.liveKey } };
    const text = announce({
      ...machine,
      seconds,
      hasBuilt,
      operatorSecret: server.operatorSecretOfThisRun,
      demoHearsNothing: !config.allowLoopbackWebhooks,
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
  { config, network, specimens }: ReturnType<typeof readChoices> & Pick<StartChoices, 'specimens'>,
  port: number,
  tls: { key: string; cert: string } | undefined,
) {
  const host = network ?? '127.0.0.1';
  const demoPort = config.port ? await freePort(port + DEMO_PORT_STEP, host) : await freePort(0, host);
  const demoUrl = network ? `https://${network}:${demoPort}` : `http://localhost:${demoPort}`;
  const { local, webhookSecret } = await seed(server, readLocalFile(config.dataFolder), demoUrl, demoJourney);
  writeLocalFile(config.dataFolder, local);
  const demo = await startDemo({
    port: demoPort,
    host,
    apiUrl: server.localUrl,
    widgetUrl: server.publicUrl,
    publicUrl: demoUrl,
    apiKey: local.demo.key,
    customization: local.demo.customization,
    ruleSet: local.demo.ruleSet,
    webhookSecret,
    specimens,
    ...(tls ? { tls } : {}),
  });
  return { demo, local, hostedUrl: local.demo.workflow?.link ?? server.publicUrl };
}

/** Returns the message to show for a failed start; null for a bug, whose stack trace is needed. */
export const explainFailure = (error: unknown): string | null =>
  error instanceof BuildFailed ? error.message : explainStartupError(error);
