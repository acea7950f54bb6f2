import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { IDEMPOTENCY_HEADER } from '#contracts/session/wire.ts';
import { baseOf } from './address.ts';
import type { CallOptions } from './call.ts';
import { pagesOf } from './pages.ts';
import { type BareOperation, type Routes, routes } from './routes.ts';
import type { Services } from './services.ts';
import { createRetryingFetch, type Patience } from './tries.ts';
import { constructEvent, WebhookRefused } from './webhooks.ts';
import { ZaguanError } from './zaguan-error.ts';

export type { CallOptions, Operation, Pages } from './call.ts';
export type { ProblemKey, Services, ZaguanEvent } from './services.ts';
export type { Patience } from './tries.ts';
export type { WrongMember } from './zaguan-error.ts';
export { constructEvent, WebhookRefused, ZaguanError };

export interface ZaguanOptions extends Partial<Patience> {
  /** Server address: `https://onboarding.bank.example`. `http` only for this machine, since each request carries the key. */
  url: string;
  /** API key: `sk_live_…` or `sk_test_…`, for servers only. */
  key: string;
}

interface RequestContext {
  key: string;
}

/** Creates a client: `await createZaguan({ url, key }).workflows.create({ steps, callback_url })`. */
export function createZaguan({ url, key, ...patience }: ZaguanOptions): Services {
  const send = createRetryingFetch(patience);
  const base = baseOf(url, 'The option url of createZaguan');
  // A header cannot carry such a key, and fetch's error would print it.
  if (key && !/^[\x21-\x7e]{1,500}$/.test(key.trim()))
    throw new TypeError('The option key of createZaguan is no API key (sk_live_…, sk_test_…).');
  const services = Object.entries(routes).map(([service, operations]) => {
    const link = new OpenAPILink<RequestContext>(operations as never, {
      url: `${base}/${service}`,
      headers: ({ context }, _path) => ({ 'svc-apikey': key, [IDEMPOTENCY_HEADER]: context.key }),
      fetch: (request) => send(request),
    });
    return [service, operationsOf(operations as Routes, link, [])];
  });
  return Object.fromEntries(services) as Services;
}

function operationsOf(operations: Routes, link: OpenAPILink<RequestContext>, parentPath: readonly string[]): object {
  const members = Object.entries(operations).map(([name, inner]) => {
    const path = [...parentPath, name];
    return [name, isOperation(inner) ? operation(inner, path, link) : operationsOf(inner, link, path)];
  });
  return Object.fromEntries(members);
}

/** Repeated here, because the package's build replaces `routes.ts` with the routes alone. */
const isOperation = (inner: object): inner is BareOperation => '~orpc' in inner;

/** Returns the function that calls one operation. An answer that is a list is iterable. */
function operation(inner: BareOperation, path: readonly string[], link: OpenAPILink<RequestContext>) {
  const { route } = inner['~orpc'];
  const isDetailed = route.inputStructure === 'detailed';
  const ask = async (input: object, { signal, idempotencyKey }: CallOptions) => {
    rejectPathChange(route.path ?? '', isDetailed ? Reflect.get(input, 'params') : input);
    return link.call(path, input, { signal, context: { key: idempotencyKey ?? crypto.randomUUID() } });
  };
  return (input: object = {}, options: CallOptions = {}) => {
    // Each page is a separate request with the same input.
    const next = (more: object) =>
      ask(isDetailed ? { ...input, query: { ...Reflect.get(input, 'query'), ...more } } : { ...input, ...more }, options);
    return pagesOf(ask(input, options), next);
  };
}

/** Throws if an id in the path would change the path: empty (the list), `.` or `..` (a level above). */
function rejectPathChange(path: string, members: unknown): void {
  for (const [, name = ''] of path.matchAll(/\{\+?(\w+)\}/g)) {
    const value = String((members as Record<string, unknown> | undefined)?.[name] ?? '');
    if (/^\.{0,2}$/.test(value))
      throw new TypeError(`${name} is ${JSON.stringify(value)}: it names nothing, and the address would be another one.`);
  }
}
