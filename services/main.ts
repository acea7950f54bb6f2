import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, Hono } from 'hono';
import type { KeyScopes } from '#platform/base/administration.ts';
import { isLoopback } from '#platform/base/loopback.ts';
import { scopesOf } from '#platform/base/service.ts';
import type { Exchange } from '#platform/calls/outbound.ts';
import { type Composition, compose, type JoinedService, join } from '#platform/compose.ts';
import type { Stamp } from '#platform/data/anchors/anchors.ts';
import type { MigrationSet } from '#platform/data/migrate.ts';
import { createEdge } from '#platform/edge/http.ts';
import { plainAddress } from '#platform/edge/ip-address.ts';
import { freePort, type Listening, listen } from '#platform/edge/listen.ts';
import { type OpenPlatform, openPlatform } from '#platform/open.ts';
import { readConfig as readServiceConfig, type ServerConfig, settingsOf } from '#platform/service-config.ts';
import { explainStartupError } from '#platform/startup-error.ts';
import { extraction } from '#services/extraction/service.ts';
import { workflowArchive } from '#services/joins/archive.ts';
import { credentialReader } from '#services/joins/papers.ts';
import { registriesPort } from '#services/joins/registries.ts';
import { registryOfPapers } from '#services/joins/registry-of-papers.ts';
import { signingWorkflows, workflowMedia } from '#services/joins/workflow-media.ts';
import { workflowPorts } from '#services/joins/workflows.ts';
import { otp } from '#services/otp/service.ts';
import { hostedPages } from '#services/page/hosted.ts';
import { operatorAccess } from '#services/page/operator.ts';
import { outboxPages } from '#services/page/outbox.ts';
import { outboxFeed } from '#services/page/outbox-feed.ts';
import { StaticFiles } from '#services/page/static-files.ts';
import { createTimeAuthority, stampToken } from '#services/people/documents/sealing/timestamp.ts';
import { people } from '#services/people/service.ts';
import { verification } from '#services/verification/service.ts';
import { workflows } from '#services/workflows/service.ts';
import { catalog } from '#steps/catalog.ts';
import { stepExamples } from '#steps/examples.ts';
import { handlers } from '#steps/handlers.ts';

/** The services of this build, each with the implementations of its ports. A new service is a line here. */
const services: readonly JoinedService[] = [
  join(people, ({ clientIfAny }) => ({
    codes: clientIfAny(otp),
    files: [workflowArchive(clientIfAny(workflows))],
    registries: registriesPort(clientIfAny(verification)),
    media: workflowMedia(clientIfAny(workflows)),
    credentialReader: credentialReader(clientIfAny(extraction)),
    signingWorkflows: signingWorkflows(clientIfAny(workflows)),
  })),
  join({ ...workflows, kinds: catalog, examples: stepExamples }, ({ client, clientIfAny, clock }) => ({
    ...{ catalog, handlers },
    ...workflowPorts(
      {
        ...{ otp: client(otp), people: client(people) },
        ...{ verification: clientIfAny(verification), extraction: clientIfAny(extraction) },
      },
      clock,
    ),
  })),
  join(otp, () => ({})),
  join(verification, () => ({})),
  join(extraction, ({ clientIfAny }) => registryOfPapers(clientIfAny(verification))),
  // new-service: line
];

export const serviceDefinitions = services.map(({ definition }) => definition);

export const migrations: readonly MigrationSet[] = serviceDefinitions;

export const scopes: KeyScopes = scopesOf(serviceDefinitions);

/** Reads a server's configuration from the environment. Throws one `ConfigError` that lists all problems. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): ServerConfig =>
  readServiceConfig(environment, serviceDefinitions);

/** Opens the services that the configuration assigns to this process. */
export const openServices = (config: ServerConfig, platform: Parameters<typeof compose>[2]): Composition =>
  compose(services, config, platform);

export const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

export interface ServerOptions {
  /** True if the built files are read again at every request. */
  watch?: boolean;
  /** Key and certificate, as PEM. With them the port serves HTTPS, and a second port serves HTTP to this machine's tools only. */
  tls?: { key: string; cert: string };
  logFile?: string;
  /** Pages for the operator at `/`. */
  home?: Hono;
}

export interface RunningServer {
  platform: OpenPlatform;
  publicUrl: string;
  /** The server's HTTP address for programs on this machine. */
  localUrl: string;
  /** The operator's secret that was generated for this run; null if it was configured, or if none is needed on this machine. */
  operatorSecretOfThisRun: string | null;
  close(): Promise<void>;
}

/** Starts one HTTP server from the configuration: the platform, the services with their steps, and the pages. */
export async function startServer(config: ServerConfig, options: ServerOptions = {}): Promise<RunningServer> {
  const port = config.port || (await freePort(0, config.host));
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  const platform = await openPlatform(config, {
    publicUrl,
    scopes,
    stamper: logStamper(config),
    ...(options.logFile ? { logFile: options.logFile } : {}),
    whenLocked: async () => void (await freePort(port, config.host)),
  });
  const closing: (() => Promise<void>)[] = [platform.close];
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step();
  };
  try {
    const composition = openServices(config, platform);
    const { modules } = composition;
    closing.push(composition.close);
    await platform.prepare(modules);
    for (const module of modules) await module.start?.();

    const build = (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version;
    const { clock, log, check, keys, limits } = platform;
    const clientAddress = (c: Context) => addressOf(c, config.trustProxy);
    const edge = createEdge({ modules, platform, clock, log, publicUrl, build, clientAddress, check });
    const access = operatorAccess({
      // A public URL that is not loopback means a proxy in front, through which every request would come from this machine.
      openOnLoopback:
        !config.database && !options.tls && !config.trustProxy && isLoopback(config.host) && isLoopback(new URL(publicUrl).hostname),
      secret: config.operatorSecret,
      secure: publicUrl.startsWith('https:'),
      limits,
      clock,
      peerOf: (c) => addressOf(c, false),
      addressOf: clientAddress,
    });
    edge.app.use('/metrics', access.guard);
    edge.app.get('/metrics', (c) =>
      c.text(edge.metrics.toText() + platform.counters.toText(), 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }),
    );
    edge.app.use('/outbox/*', access.guard);
    const codes = composition.service(otp);
    if (codes) {
      edge.app.route('/outbox', outboxPages(codes.listOutbox, access));
      edge.app.route('/outbox.json', outboxFeed({ access, keys, limits, clock, list: codes.listOutbox }));
    }
    if (options.home) {
      edge.app.use('/', access.guard);
      edge.app.route('/', options.home);
    }
    edge.app.route('/', access.pages);
    edge.app.route('/', hostedPages(new StaticFiles(DIST, { watch: options.watch ?? false })));

    const open = async (to: Parameters<typeof listen>[1]): Promise<Listening> => {
      const listening = await listen(edge.app, to);
      closing.push(listening.close);
      return listening;
    };
    const main = await open({ port, host: config.host, tls: options.tls });
    const local = options.tls ? await open({ port: 0, host: '127.0.0.1' }) : main;
    log.info({ port, services: [...config.services] }, 'ready');
    return {
      platform,
      publicUrl,
      localUrl: `http://127.0.0.1:${local.port}`,
      operatorSecretOfThisRun: access.operatorSecretOfThisRun,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Returns the function that time-stamps the log with the documents' time stamp authority; null if none is configured. */
export function logStamper(config: ServerConfig): ((exchange: Exchange) => Stamp) | null {
  const { tsaUrl } = settingsOf(config, people);
  return tsaUrl === null ? null : (exchange) => stampToken(createTimeAuthority(tsaUrl, exchange));
}

/** Returns the client's address: from the connection, or, if `trustProxy`, the last one in the operator's proxy's header. */
function addressOf(c: Context, trustProxy: boolean): string | null {
  const proxyAddress = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1) : undefined;
  // A request made inside the process has no socket, and so no address.
  return plainAddress(proxyAddress ?? (c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : null));
}

/** Calls `close` and exits at the first SIGTERM or SIGINT; exits at once at the second. */
export function closeOnSignal(close: () => Promise<void>): void {
  let ending = false;
  const end = () => {
    if (ending) process.exit(1);
    ending = true;
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const server = await startServer(readConfig(process.env));
    closeOnSignal(server.close);
    if (server.operatorSecretOfThisRun)
      process.stderr.write(`Operator's pages: ${server.publicUrl}/operator, secret ${server.operatorSecretOfThisRun}\n`);
  } catch (error) {
    const sentence = explainStartupError(error);
    if (sentence === null) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
}
