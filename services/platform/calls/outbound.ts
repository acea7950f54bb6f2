import dns from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, fetch, type Response } from 'undici';
import type { FieldProblem } from '#contracts/base/problems.ts';
import { bareHost, isLoopback } from '../base/loopback.ts';
import { readAnswer } from './read-answer.ts';

/** Error for a URL that may not be called: not https, not public, or a port other than 443 and 8443. */
export class OutboundRefused extends Error {
  override readonly name: string = 'OutboundRefused';
}

type Outbound = ReturnType<typeof createOutbound>;
export type Post = Outbound['post'];
export type Exchange = Outbound['exchange'];
export type SendRequest = Outbound['sendRequest'];

/** A request to a tenant's URL, whose answer is read. */
export interface OutboundRequest {
  url: string;
  method: 'GET' | 'POST' | 'PUT';
  headers: Readonly<Record<string, string>>;
  body: Uint8Array | string | null;
  timeoutMs: number;
}

type Resolve = (
  host: string,
  options: dns.LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: dns.LookupAddress[]) => void,
) => void;

const PORTS = new Set(['', '443', '8443']);
const TIMEOUT_MS = 10_000;
/** The longest wait for any answer's headers or body, in milliseconds. */
const LONGEST_MS = 30_000;
const MAX_ANSWER_BYTES = 64 * 1024;

/** IPv6 ranges that embed an IPv4 address, which could be private. */
const EMBEDDING_IPV4 = ['64:ff9b::/96', '64:ff9b:1::/48', '2002::/16', '::/96'].map((range) => ipaddr.IPv6.parseCIDR(range));

/** Returns true if an IP address is on the public internet; false also if the text is no IP address. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // process() converts an IPv4-mapped IPv6 address to IPv4.
  const ip = ipaddr.process(address);
  if (ip.range() !== 'unicast') return false;
  return !(ip instanceof ipaddr.IPv6 && EMBEDDING_IPV4.some((range) => ip.match(range)));
}

/** Returns the reason why a URL may never be called; null if it may be tried. Resolved IP addresses are checked at each call. */
export function whyNotCallable(
  address: string,
  { allowLoopback, allowHttp = false }: { allowLoopback: boolean; allowHttp?: boolean },
): string | null {
  if (!URL.canParse(address)) return 'not an address';
  const url = new URL(address);
  const host = bareHost(url.hostname);
  if (url.username || url.password) return 'an address with a user or password is not called; the webhook is signed';
  if (allowLoopback && isLoopback(host) && (url.protocol === 'http:' || url.protocol === 'https:')) return null;
  if (url.protocol !== 'https:' && !(allowHttp && url.protocol === 'http:')) return 'only https is called';
  if (!PORTS.has(url.port)) return `port ${url.port} is not called; use 443 or 8443`;
  // A literal IP address is not resolved, so the check of the lookup does not see it.
  return isLoopback(host) || (isIP(host) && !isPublicAddress(host)) ? `${host} is not a public address` : null;
}

/** Returns the fault of a member whose URL may never be called; null if it may be tried. */
export function faultOfAddress(path: string, address: string, options: { allowLoopback: boolean }): FieldProblem | null {
  const message = whyNotCallable(address, options);
  return message === null ? null : { path, code: 'invalid_url', message };
}

const unpacksTooMuch = () => new Error(`The answer unpacks to more than ${MAX_ANSWER_BYTES} bytes.`);

/** Calls partners' URLs. Checks the IP address of the connection, follows no redirect. Cannot detect a public host that forwards inside. */
export function createOutbound({
  allowLoopback = false,
  resolve = dns.lookup as Resolve,
  connect = {},
}: {
  allowLoopback?: boolean;
  resolve?: Resolve;
  connect?: { ca?: string };
} = {}) {
  const refuse = (host: string) => new OutboundRefused(`${host} is not a public address`);
  const publicLookup: LookupFunction = (host, options, callback) =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isPublicAddress(address))) return callback(refuse(host), '');
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  const limits = { headersTimeout: LONGEST_MS, bodyTimeout: LONGEST_MS, maxResponseSize: MAX_ANSWER_BYTES, pipelining: 0 };
  const publicAgent = new Agent({ ...limits, connect: { timeout: 5_000, ...connect, lookup: publicLookup } });
  const loopbackAgent = new Agent({ ...limits, connect: { timeout: 5_000 } });

  const call = ({ url: raw, method, headers, body, timeoutMs }: OutboundRequest, allowHttp = false) => {
    const refusal = whyNotCallable(raw, { allowLoopback, allowHttp });
    if (refusal !== null) throw new OutboundRefused(refusal);
    const url = new URL(raw);
    return fetch(url, {
      method,
      body,
      headers,
      redirect: 'manual',
      dispatcher: allowLoopback && isLoopback(url.hostname) ? loopbackAgent : publicAgent,
      signal: AbortSignal.timeout(timeoutMs),
    });
  };
  const post = { method: 'POST', timeoutMs: TIMEOUT_MS } as const;
  const readWhole = async ({ status, body }: Response) => ({
    status,
    body: new Uint8Array(await readAnswer(body, MAX_ANSWER_BYTES, unpacksTooMuch)),
  });

  return {
    async post(url: string, body: string, headers: Readonly<Record<string, string>>): Promise<{ status: number }> {
      const answer = await call({ ...post, url, body, headers: { 'content-type': 'application/json', ...headers } });
      await answer.body?.cancel();
      return { status: answer.status };
    },
    /** Posts bytes to a URL that the operator configured (http too) and returns status and bytes of the answer. */
    exchange: async (
      url: string,
      body: Uint8Array,
      headers: Readonly<Record<string, string>>,
    ): Promise<{ status: number; body: Uint8Array }> => readWhole(await call({ ...post, url, body, headers }, true)),
    /** Sends a request to a tenant's URL. Rejects with `OutboundRefused` if the URL may not be called. */
    async sendRequest(request: OutboundRequest): Promise<{ status: number; body: Uint8Array }> {
      try {
        return await readWhole(await call(request));
      } catch (failure) {
        // fetch wraps the error of the lookup in a TypeError.
        const { cause } = failure instanceof TypeError ? failure : {};
        throw cause instanceof OutboundRefused ? cause : failure;
      }
    },
    async close(): Promise<void> {
      await Promise.all([publicAgent.destroy(), loopbackAgent.destroy()]);
    },
  };
}
