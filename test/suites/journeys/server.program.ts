import { explainStartupError } from '#platform/startup-error.ts';
import { closeOnSignal, readConfig, startServer } from '#services/main.ts';
import { REVIEW_SCOPE } from '#services/workflows/workflows/review-step.ts';
import { arm } from '../kill/failpoint.ts';

/**
 * Starts the server as a separate process, so that a journey can kill it. Configured by the environment like any server;
 * `JOURNEY_ORIGINS` lists the origins that may embed the widget, `JOURNEY_KEYS` is the number of keys to make for many partners at once,
 * and with `JOURNEY_ADMIN` they have access to the settings. `ZAGUAN_FAILPOINT` is a point where it kills itself (`kill/failpoint.ts`).
 * Prints one line of JSON when it is ready.
 */

const TENANT = 'Banco Aldaba';

export interface ReadyLine {
  /** The API key; null on a second start, because the key is shown once. */
  apiKey: string | null;
  /** The same for test mode and its outbox. */
  testKey: string | null;
  /** The secrets that sign the webhooks of live and of test data. */
  webhookSecret: string;
  testWebhookSecret: string;
  /** The keys made by this start; rate limits are per key. */
  keys: readonly string[];
}

async function main(): Promise<void> {
  const { ZAGUAN_FAILPOINT } = process.env;
  if (ZAGUAN_FAILPOINT) arm(JSON.parse(ZAGUAN_FAILPOINT));
  const server = await startServer(readConfig(process.env));
  closeOnSignal(server.close);
  const { tenants, keys, webhooks } = server.platform;
  const existing = await tenants.byName(TENANT);
  const origins = process.env.JOURNEY_ORIGINS?.split(' ') ?? [];
  const tenant =
    existing ??
    (await tenants.create({
      name: TENANT,
      settings: {
        company: { name: TENANT, support: { email: 'ayuda@aldaba.example' } },
        origins,
        redirect_hosts: ['127.0.0.1'],
        people: { portrait_days: 30 },
        senders: { email: { name: TENANT, address: 'no-reply@aldaba.example' } },
      },
    }));
  const services = ['people', 'workflows', 'workflows:review', 'otp', ...(process.env.JOURNEY_ADMIN ? ['admin'] : [])];
  const keyNamed = (name: string) => keys.create({ tenantId: tenant.id, name, livemode: true, scopes: [...services, REVIEW_SCOPE] });
  const key = existing ? null : await keyNamed('journeys');
  const testKey = existing
    ? null
    : await keys.create({ tenantId: tenant.id, name: 'tests', livemode: false, scopes: [...services, 'admin'] });
  const secretOf = async (livemode: boolean) => {
    const owner = { tenantId: tenant.id, livemode };
    if (!existing) await webhooks.createSecret(owner);
    return (await webhooks.secrets(owner))[0] ?? '';
  };
  const secrets = { webhookSecret: await secretOf(true), testWebhookSecret: await secretOf(false) };
  const more: string[] = [];
  for (let count = 0; count < Number(process.env.JOURNEY_KEYS ?? 0); count++) {
    more.push((await keyNamed(`partner ${count} of ${process.pid} at ${Date.now()}`)).key);
  }
  const line: ReadyLine = { apiKey: key?.key ?? null, testKey: testKey?.key ?? null, ...secrets, keys: more };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

try {
  await main();
} catch (error) {
  const sentence = explainStartupError(error);
  if (sentence === null) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
