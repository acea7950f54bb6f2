import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Demo, startDemo } from '#demo/server.ts';
import { freePort } from '#platform/edge/listen.ts';
import { putNewDatabase } from '../../support/new-database.ts';
import { Api } from './api.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const host = '127.0.0.1';

/** A server, a partner and a mail server, each on a free port, with a data folder deleted at the end. */
export interface World {
  /** Zaguán's address for browsers. */
  url: string;
  /** The partner's address, at another origin. */
  partner: string;
  /** A third origin, registered like the partner's, where a test may serve its own shop. */
  shop: { url: string; port: number };
  origins: readonly string[];
  mailbox: Mailbox;
  api: Api;
  /** A client with a test key, whose messages to test addresses are not sent. */
  testApi: Api;
  /** Creates a workflow of these steps, and the link that opens it. */
  invite(steps: readonly string[], setup?: Readonly<Record<string, object>>, by?: Api): Promise<{ uuid: string; url: string }>;
  webhookSecret: string;
  /** Returns the server's last lines. */
  serverLog(): readonly string[];
  /** Kills the server (SIGKILL). */
  killServer(): Promise<void>;
  restartServer(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a world. With `specimens` the partner uses its test key, and the widget shows drawn specimens instead of the camera's film. */
export async function startWorld({ specimens = false } = {}): Promise<World> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'zaguan-world-'));
  await putNewDatabase(dataFolder);
  const [port, partnerPort, shopPort] = [await freePort(0, host), await freePort(0, host), await freePort(0, host)];
  const url = `http://${host}:${port}`;
  const partner = `http://${host}:${partnerPort}`;
  const shop = { url: `http://${host}:${shopPort}`, port: shopPort };
  const mailbox = await openMailbox();
  const environment = {
    PORT: String(port),
    HOST: host,
    PUBLIC_URL: url,
    DATA_DIR: dataFolder,
    SMTP_URL: `smtp://${host}:${mailbox.port}?requireTLS=false`,
    ALLOW_LOOPBACK_WEBHOOKS: '1',
    LOG_LEVEL: 'warn',
    JOURNEY_ORIGINS: `${partner} ${shop.url}`,
  };

  let server: ServerProcess = await startServerProcess(environment);
  const { apiKey, testKey, webhookSecret, testWebhookSecret } = server.ready;
  if (apiKey === null || testKey === null) throw new Error('A new data folder already had its tenant.');
  const demo: Demo = await startDemo({
    port: partnerPort,
    host,
    apiUrl: url,
    apiKey: specimens ? testKey : apiKey,
    webhookSecret: specimens ? testWebhookSecret : webhookSecret,
    specimens,
  });

  const api = new Api(url, apiKey);
  return {
    url,
    partner,
    shop,
    origins: [url, partner],
    mailbox,
    api,
    testApi: new Api(url, testKey),
    async invite(steps, setup = {}, by = api) {
      await by.forgetEverybody();
      const { uuid } = await by.createWorkflow({ steps, setup });
      return { uuid, url: (await by.token(uuid)).url };
    },
    webhookSecret,
    serverLog: () => server.log,
    killServer: () => server.kill(),
    async restartServer() {
      server = await startServerProcess(environment);
    },
    async close() {
      await demo.close();
      await server.stop();
      await mailbox.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
