import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { documentsContract } from '../contracts/documents/documents.ts';
import { otpContract } from '../contracts/otp/otp.ts';
import { peopleContract } from '../contracts/people/people.ts';
import { workflowsContract } from '../contracts/workflows/workflows.ts';
import { catalog } from '../steps/catalog.ts';
import { handlers } from '../steps/handlers.ts';
import { linksPort, otpPort, peoplePort } from './adapters.ts';
import { documentsPort } from './documents-port.ts';
import { createOtpService, type OtpConfig, type OtpService } from './otp/service.ts';
import type { OtpTables } from './otp/tables.ts';
import { hostedPages } from './page/hosted.ts';
import { operatorDoor } from './page/operator.ts';
import { outboxPages } from './page/outbox.ts';
import { outboxFeed } from './page/outbox-feed.ts';
import { StaticFiles } from './page/static-files.ts';
import type { SigningConfig } from './people/documents/service.ts';
import type { PersonFiles } from './people/people/archive.ts';
import { createPeopleService } from './people/service.ts';
import type { PeopleTables } from './people/tables.ts';
import { downloadsOf, workflowFiles, workflowsElsewhere } from './person-files.ts';
import { createServiceClient } from './platform/calls/client.ts';
import { createContractHandler } from './platform/calls/contract-handler.ts';
import { createOutbound } from './platform/calls/outbound.ts';
import { type Config, ConfigError, readConfig } from './platform/config.ts';
import { plainAddress } from './platform/edge/address.ts';
import { createEdge } from './platform/edge/http.ts';
import { freePort, type Listening, listen } from './platform/edge/listen.ts';
import { isLoopback } from './platform/loopback.ts';
import { type OpenPlatform, openPlatform } from './platform/open.ts';
import type { ServiceModule } from './platform/ports.ts';
import { saidPlainly } from './platform/said-plainly.ts';
import { postalPort } from './postal-catalogue.ts';
import { createWorkflowsService } from './workflows/service.ts';
import type { WorkflowTables } from './workflows/tables.ts';

export const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

export interface ServerOptions {
  /** Read the built files anew at every request. */
  watch?: boolean;
  /** PEM; with it the port speaks HTTPS, and a second, plain one opens on this machine alone for its own tools. */
  tls?: { key: string; cert: string };
  logFile?: string;
}

export interface RunningServer {
  platform: OpenPlatform;
  publicUrl: string;
  /** Where programs on this machine reach it. */
  localUrl: string;
  /** Null when the operator's pages are open to whoever sits at this machine. */
  operatorSecret: string | null;
  close(): Promise<void>;
}

/** Joins config, platform, services and steps into one HTTP server. */
export async function startServer(config: Config, options: ServerOptions = {}): Promise<RunningServer> {
  const port = config.port || (await freePort(0, config.host));
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  const platform = await openPlatform(config, {
    publicUrl,
    ...(options.logFile ? { logFile: options.logFile } : {}),
    whenLocked: async () => void (await freePort(port, config.host)),
  });
  const closing: (() => Promise<void>)[] = [platform.close];
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step();
  };
  try {
    const { modules, otp, close: closeServices } = joinServices(config, platform);
    closing.push(closeServices);
    await platform.prepare(modules);
    for (const module of modules) await module.start?.();

    const build = (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version;
    const { clock, log, check } = platform;
    const clientAddress = (c: Context) => addressOf(c, config.trustProxy);
    const edge = createEdge({ modules, platform, clock, log, publicUrl, build, clientAddress, check });
    const door = operatorDoor({
      // With an address of its own for browsers a proxy stands in front, and everybody comes from this machine.
      openOnLoopback:
        !config.database && !options.tls && !config.trustProxy && isLoopback(config.host) && isLoopback(new URL(publicUrl).hostname),
      secret: config.operatorSecret,
      secure: publicUrl.startsWith('https:'),
      addressOf: (c) => addressOf(c, false),
    });
    edge.app.use('/metrics', door.guard);
    edge.app.get('/metrics', (c) => c.text(edge.metrics.toText(), 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }));
    edge.app.use('/outbox/*', door.guard);
    if (otp) {
      edge.app.route('/outbox', outboxPages(otp.listOutbox));
      const { keys, limits } = platform;
      edge.app.route('/outbox.json', outboxFeed({ door, keys, limits, clock, list: otp.listOutbox }));
    }
    edge.app.route('/', door.pages);
    edge.app.route('/', hostedPages(new StaticFiles(DIST, { watch: options.watch ?? false })));

    const open = async (to: Parameters<typeof listen>[1]): Promise<Listening> => {
      const listening = await listen(edge.app, to);
      closing.push(listening.close);
      return listening;
    };
    const main = await open({ port, host: config.host, tls: options.tls });
    const local = options.tls ? await open({ port: 0, host: '127.0.0.1' }) : main;
    log.info({ port, services: modules.map(({ name }) => name) }, 'ready');
    return { platform, publicUrl, localUrl: `http://127.0.0.1:${local.port}`, operatorSecret: door.secret, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The services that this process serves, each handed the others as typed clients. */
export function joinServices(
  config: Config,
  platform: Pick<OpenPlatform, 'for' | 'log' | 'clock'>,
): { modules: ServiceModule[]; otp: OtpService | null; close(): Promise<void> } {
  const wanted = new Set(config.services ?? ['people', 'workflows', 'otp']);
  const modules: ServiceModule[] = [];
  const embedded = (module: ServiceModule) => ({ handler: createContractHandler(module), name: module.name, log: platform.log });
  const otp = wanted.has('otp') ? createOtpService(platform.for<OtpTables>(), carriersOf(config)) : null;
  const remote = config.remote.otp;
  const otpTarget = remote ? { url: remote.url, apiKey: () => remote.apiKey } : otp && embedded(otp);
  const otpClient = otpTarget && createServiceClient(otpContract, otpTarget, platform.clock);
  // Filled below: workflows need people first.
  const files: PersonFiles[] = [];
  const timeAuthority = config.tsaUrl === null ? null : createOutbound({ allowLoopback: config.allowLoopbackWebhooks });
  const people = wanted.has('people')
    ? createPeopleService(platform.for<PeopleTables>(), { codes: otpClient, files, signing: signingOf(config, timeAuthority) })
    : null;
  if (people) modules.push(people);
  if (wanted.has('workflows')) {
    if (!people) throw new ConfigError(['SERVICES with workflows needs people too: a person is recorded in one transaction.']);
    if (!otpClient) throw new ConfigError(['SERVICES with workflows needs otp too, or OTP_URL.']);
    const postal = config.postalCatalogue ? postalPort(config.postalCatalogue) : null;
    const peopleClient = createServiceClient(peopleContract, embedded(people), platform.clock);
    const documentsClient = createServiceClient({ documents: documentsContract }, embedded(people), platform.clock);
    const workflows = createWorkflowsService(platform.for<WorkflowTables>(), {
      catalog,
      handlers,
      ports: (caller) => ({
        otp: otpPort(otpClient, caller),
        documents: documentsPort(documentsClient, caller),
        ...(postal ? { postal } : {}),
      }),
      links: linksPort(otpClient, platform.clock),
      people: peoplePort(peopleClient, people),
    });
    modules.push(workflows);
    const workflowsClient = createServiceClient(workflowsContract, embedded(workflows), platform.clock);
    files.push(workflowFiles(workflowsClient, downloadsOf(workflows)));
  } else files.push(workflowsElsewhere);
  if (otp) modules.push(otp);
  const close = async () => {
    people?.close();
    await timeAuthority?.close();
  };
  return { modules, otp, close };
}

/**
 * Without any carrier every channel goes to the outbox. With one, a channel that has none sends nothing: on a server that really
 * sends, no code may wait readable where its person cannot see it.
 */
function carriersOf({ smtpUrl, twilio, whatsapp, carrierUrls: urls }: Config): OtpConfig {
  const missing = { provider: smtpUrl || twilio || whatsapp ? ('none' as const) : ('outbox' as const) };
  return {
    mail: smtpUrl ? { provider: 'smtp', smtpUrl } : missing,
    sms: twilio ? { provider: 'twilio', twilio } : missing,
    whatsapp: whatsapp ? { provider: 'whatsapp-cloud', cloud: whatsapp } : missing,
    urls,
  };
}

/** Plain HTTP is no matter for a time stamp: it is signed, and what is sent is a hash. */
function signingOf({ signP12, tsaUrl }: Config, timeAuthority: ReturnType<typeof createOutbound> | null): SigningConfig {
  return {
    p12: signP12 && { bytes: readP12(signP12.file), password: signP12.password },
    time: tsaUrl !== null && timeAuthority ? { url: tsaUrl, exchange: timeAuthority.exchange } : null,
  };
}

function readP12(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    throw new ConfigError([`SIGN_P12 must be a file that this server may read: ${file} is not.`]);
  }
}

/** The connection's other end, or what our own proxy says of it. */
function addressOf(c: Context, trustProxy: boolean): string | null {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1) : undefined;
  // Without a socket behind it (a request made in the process) there is no address.
  return plainAddress(forwarded ?? (c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : null));
}

/** Ends on the first signal in order; on the second at once. */
export function closeOnSignal(close: () => Promise<void>): void {
  let asked = false;
  const end = () => {
    if (asked) process.exit(1);
    asked = true;
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
    if (server.operatorSecret) process.stderr.write(`Operator's pages: ${server.publicUrl}/operator, secret ${server.operatorSecret}\n`);
  } catch (error) {
    const sentence = saidPlainly(error);
    if (sentence === null) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
}
