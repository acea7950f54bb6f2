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

/** A server, a partner and a mail server, each on a free port, with a data folder that lasts as long as the world. */
export interface World {
  /** Zaguán, as browsers reach it. */
  url: string;
  /** The partner, on another origin. */
  partner: string;
  /** A third origin, registered like the partner's, where a test may open a shop of its own. */
  shop: { url: string; port: number };
  origins: readonly string[];
  mailbox: Mailbox;
  api: Api;
  /** The same with a test key, whose test addresses are sent nothing. */
  testApi: Api;
  /** A new workflow of these steps, and the link that opens it. */
  invite(steps: readonly string[], setup?: Readonly<Record<string, object>>, by?: Api): Promise<{ uuid: string; url: string }>;
  webhookSecret: string;
  /** What the server said last. */
  serverLog(): readonly string[];
  /** SIGKILL. */
  killServer(): Promise<void>;
  restartServer(): Promise<void>;
  close(): Promise<void>;
}

/** With `specimens` the partner works with its test key, and the widget on its page films drawn specimens in place of the camera. */
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
  const { apiKey, testKey, webhookSecret } = server.ready;
  if (apiKey === null || testKey === null) throw new Error('A new data folder already had its tenant.');
  const demo: Demo = await startDemo({
    port: partnerPort,
    host,
    apiUrl: url,
    apiKey: specimens ? testKey : apiKey,
    webhookSecret,
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
