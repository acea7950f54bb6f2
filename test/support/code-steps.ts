import { randomUUID } from 'node:crypto';
import { openThreeServers, type ThreeServers } from '../suites/conformance/three-servers.ts';
import type { TestPlatform } from './platform.ts';

/** Steps that prove an address, on real services with a server each; on Postgres there are two such installations. */
export interface CodeSteps {
  /** Installations over one database. An embedded database counts in memory, so it has one installation. */
  servers: readonly ThreeServers[];
  /** Opens a workflow of one step and starts the step. `email`: an API key gave the address. */
  open(setup?: { email: string }): Promise<CodeStep>;
  /** Sends a code directly, as an API key and without a step. */
  direct(email: string): Promise<number>;
  close(): Promise<void>;
}

export interface CodeStep {
  workflow: string;
  /** Sends a code; returns the status, and the problem's key if there is one. */
  send(email: string, server?: ThreeServers): Promise<string>;
  /** Updates the workflow as an operator. */
  reopen(): Promise<void>;
}

export async function openCodeSteps(bench: TestPlatform<unknown>): Promise<CodeSteps> {
  const servers = [await openThreeServers(bench)];
  if (!bench.engine.isEmbedded) servers.push(await openThreeServers(bench));
  const [first] = servers as [ThreeServers];

  const ask = async (bearer: string, method: string, path: string, body: object | undefined, to: ThreeServers = first) => {
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const service = path.split('/')[1]!;
    const answer = await fetch(to.urlOf(service) + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    // biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes.
    return { status: answer.status, body: (await answer.json()) as any };
  };
  const asPartner = (method: string, path: string, body?: object) => ask(bench.apiKey, method, path, body);

  return {
    servers,
    async open(setup) {
      const steps = { steps: ['verify_email'], ...(setup ? { setup: { verify_email: setup } } : {}) };
      const { uuid } = (await asPartner('POST', '/workflows/v1/workflows', steps)).body.result;
      const { token } = (await asPartner('POST', `/workflows/v1/workflows/${uuid}/token`, {})).body.result;
      await ask(token, 'POST', `/workflows/v1/workflows/${uuid}/initialize`, { user_agent: 'Test' });
      const { current } = (await ask(token, 'GET', '/workflows/v1/session', undefined)).body.result;
      const path = `/workflows/v1/session/steps/${current.uuid}`;
      await ask(token, 'POST', `${path}/start`, { version: current.version });
      return {
        workflow: uuid,
        async send(email, server) {
          const { status, body } = await ask(token, 'POST', `${path}/actions/send_code`, { input: { email }, language: 'es-MX' }, server);
          return status === 200 ? '200' : `${status} ${String(body.type).split(':').at(-1)}`;
        },
        async reopen() {
          const { status } = await asPartner('PATCH', `/workflows/v1/workflows/${uuid}`, { status: 'working' });
          if (status !== 200) throw new Error(`The update answered ${status}.`);
        },
      };
    },
    direct: async (email) => (await asPartner('POST', '/otp/v1/otp/email', { email, user: randomUUID(), expires_in: '10m' })).status,
    async close() {
      for (const server of servers) await server.close();
    },
  };
}
