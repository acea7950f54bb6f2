import { request } from 'node:http';
import { Problem } from '#platform/base/problem.ts';
import type { ServiceModule } from '#platform/base/service.ts';
import { createServiceClient } from '#platform/calls/client.ts';
import { createContractHandler } from '#platform/calls/contract-handler.ts';
import { type Listening, listen } from '#platform/edge/listen.ts';
import { scopes as keyScopes, migrations, openServices, readConfig } from '#services/main.ts';
import { otp } from '#services/otp/service.ts';
import { edgeOver } from '../../support/edge.ts';
import { createTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { openTaxService } from '../../support/tax-service.ts';
import { type Operation, operationsOf, sentBy } from './operations.ts';
import { openThreeServers } from './three-servers.ts';

/** The way to call: over one port; between services of one process; or with each service in a server of its own. */
export type Transport = 'http' | 'in process' | 'three servers';

/** The result of a call, in one form for all transports. */
export interface Outcome {
  status: number;
  /** The problem's key; null for a success. */
  problem: string | null;
  errors: readonly { path: string; code: string }[];
  // biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes; each expectation says which.
  body: any;
  headers: Headers;
}

export interface CallOptions {
  key?: string | null;
  idempotencyKey?: string;
}

/** Every service, joined as in the product, on a test platform's database, over HTTP and in this process. */
export interface House {
  bench: TestPlatform<unknown>;
  modules: readonly ServiceModule[];
  operations: readonly Operation[];
  url: string;
  /** Returns the network address of a service. */
  urlOf(transport: Transport, service: string): string;
  keys: {
    /** A key for live data of the tenant that owns the samples' objects. */
    live: string;
    test: string;
    other: string;
    /** Returns a key of the same tenant with every scope except `scope`. */
    without(scope: string): Promise<string>;
  };
  call(transport: Transport, operation: Operation, input: unknown, options?: CallOptions): Promise<Outcome>;
  /** Calls without moving the clock on by a minute first. */
  callAtOnce(operation: Operation, input: unknown): Promise<Outcome>;
  /** Sends `text` in place of the input's body; returns the status. */
  send(operation: Operation, input: unknown, text: string, type?: string): Promise<number>;
  /** Returns the six digits of the last code sent to this destination. */
  codeOf(destination: string): Promise<string>;
  /** The statuses that each operation has answered over HTTP. */
  answered: ReadonlyMap<string, ReadonlySet<number>>;
  close(): Promise<void>;
}

export async function openHouse(): Promise<House> {
  const bench = await createTestPlatform<unknown>(migrations);
  const { log } = bench.platform;
  // Fakes of the external services that a success needs.
  const tax = await openTaxService();
  const outside = { SAT_CFDI_URL: tax.url };
  const composition = openServices(readConfig(outside), { ...bench, log });
  const { modules } = composition;
  for (const module of modules) await module.start?.();
  const edge = edgeOver(bench, modules);
  const listening: Listening = await listen(edge.app, { port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${listening.port}`;
  const three = await openThreeServers(bench, outside);
  const urlOf = (transport: Transport, service: string) => (transport === 'three servers' ? three.urlOf(service) : url);

  const operations = operationsOf(modules);
  const answered = new Map<string, Set<number>>(operations.map(({ id }) => [id, new Set()]));
  const scopes = keyScopes.all;
  const keyFor = async (tenantId: string, name: string, livemode: boolean, granted: readonly string[] = scopes) =>
    (await bench.keys.create({ tenantId, name, livemode, scopes: granted })).key;
  const { tenantId: otherTenant } = await bench.otherTenant();
  const keys = {
    live: await keyFor(bench.tenant.id, 'live', true),
    test: await keyFor(bench.tenant.id, 'conformance', false),
    other: await keyFor(otherTenant, 'conformance', true),
  };

  const lacking = new Map<string, Promise<string>>();
  const without = (scope: string) => {
    const rest = scopes.filter((other) => !other.startsWith(scope));
    const key = lacking.get(scope) ?? keyFor(bench.tenant.id, `without ${scope}`, true, rest);
    lacking.set(scope, key);
    return key;
  };

  const overHttp = async (
    base: string,
    operation: Operation,
    input: unknown,
    { key = keys.live, idempotencyKey }: CallOptions,
  ): Promise<Outcome> => {
    const { method, service } = operation;
    const { query, body } = sentBy(operation, input);
    const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
    const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
    const answer = await fetch(`${base}/${service}${pathOf(operation, input)}${search && `?${search}`}`, {
      method,
      headers: {
        ...authority(key),
        ...(body === undefined || hasFile(body) ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: hasFile(body) ? formOf(body) : JSON.stringify(body) }),
    });
    answered.get(operation.id)?.add(answer.status);
    const text = await answer.text();
    const content = isJson(answer) ? JSON.parse(text) : text;
    const problem = answer.ok ? null : String(content.type).split(':').at(-1)!;
    return { status: answer.status, problem, errors: content.errors ?? [], body: content, headers: answer.headers };
  };

  const inProcess = async (operation: Operation, input: unknown, { key = keys.live }: CallOptions): Promise<Outcome> => {
    const caller = await bench.keys.authenticate(key ?? '', { requestId: 'req_conformance', deadline: Number.MAX_SAFE_INTEGER });
    if (!caller) throw new Error('In the process there is always a caller.');
    const { module } = operation;
    const target = { handler: () => createContractHandler(module), address: operation.service, log };
    const client = createServiceClient(module.contract, target, bench.clock);
    const call = operation.path.reduce((at, name) => Reflect.get(at, name), client(caller) as object) as (
      input: unknown,
    ) => Promise<unknown>;
    try {
      return { status: operation.successStatus, problem: null, errors: [], body: plain(await call(input)), headers: new Headers() };
    } catch (failure) {
      if (!(failure instanceof Problem)) throw failure;
      const { status, key: problem, errors = [] } = failure;
      return { status, problem, errors, body: null, headers: new Headers() };
    }
  };

  return {
    bench,
    modules,
    operations,
    url,
    urlOf,
    keys: {
      ...keys,
      without,
    },
    async call(transport, operation, input, options = {}) {
      // Limits are per minute; moving the clock on avoids them.
      bench.clock.advance(61);
      if (transport === 'in process') return inProcess(operation, input, options);
      return overHttp(urlOf(transport, operation.service), operation, input, options);
    },
    callAtOnce: (operation, input) => overHttp(url, operation, input, {}),
    async send(operation, input, text, type = 'application/json') {
      bench.clock.advance(61);
      const status = await post(`${url}/${operation.service}${pathOf(operation, input)}`, operation.method, text, {
        ...authority(keys.live),
        'content-type': type,
      });
      answered.get(operation.id)?.add(status);
      return status;
    },
    async codeOf(destination) {
      const message = (await composition.service(otp)!.listOutbox(20)).find(({ to }) => to === destination);
      const code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0];
      if (!code) throw new Error('No code was sent there.');
      return code;
    },
    answered,
    async close() {
      await three.close();
      await listening.close();
      await tax.close();
      await bench.close();
    },
  };
}

function hasFile(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && Object.values(body).some((value) => value instanceof Blob);
}

/** Returns the body as a form; a form has no null, so absent values are left out. */
function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== null && value !== undefined) form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}

function authority(bearer: string | null): Record<string, string> {
  if (bearer === null) return {};
  return bearer.startsWith('ses_') ? { authorization: `Bearer ${bearer}` } : { 'svc-apikey': bearer };
}

function pathOf(operation: Operation, input: unknown): string {
  const { params } = sentBy(operation, input);
  return operation.route.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])));
}

/** Posts over a connection of its own, because the server closes it if it does not read the whole body. */
function post(url: string, method: string, text: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { method, headers: { ...headers, 'content-length': Buffer.byteLength(text) }, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    // An error after the answer has no effect.
    sending.on('error', reject);
    sending.end(text);
  });
}

function isJson(answer: Response): boolean {
  return /^application\/(problem\+)?json/.test(answer.headers.get('content-type') ?? '');
}

/** Returns the value as JSON would transport it. */
function plain(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}
