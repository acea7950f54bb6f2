import { createHmac, createPublicKey, timingSafeEqual, verify } from 'node:crypto';
import type { ZaguanEvent } from './services.ts';

/** Seconds that a webhook's clock may be before or after ours: an older one may be somebody's who kept it. */
const TOLERANCE_SECONDS = 300;
/** Signatures of one webhook that are looked at: one for each secret that lives, and one by the key. */
const MOST_SIGNATURES = 8;
/** Bytes, the least of Standard Webhooks: whoever guesses a shorter one signs as we do. */
const SHORTEST_SECRET = 24;
const PUBLIC_KEY_LENGTH = 32;

/** A webhook that nobody should believe. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
  /** `forged`: nobody with the secret signed these bytes. `old`: its time is not near ours. `incomplete`: a header is missing. */
  readonly reason: 'forged' | 'old' | 'incomplete';

  constructor(reason: WebhookRefused['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

type HeaderRecord = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * The event of a webhook, once its signature is right; throws `WebhookRefused` otherwise. `body` is what came, byte by byte: a body that
 * was parsed and written again has another signature. `secret` is `whsec_…`, or `whpk_…` for who wants to hold none; several while one
 * takes the place of another. One that is empty or is none of both throws a `TypeError`: anybody could sign with it.
 */
export function constructEvent(
  body: string | Uint8Array,
  headers: Headers | HeaderRecord,
  secret: string | readonly string[],
  { now = new Date() }: { now?: Date } = {},
): ZaguanEvent {
  const header = (name: string) => (headers instanceof Headers ? headers.get(name) : findHeader(name, headers));
  const id = header('webhook-id');
  const time = header('webhook-timestamp');
  const signatures = header('webhook-signature');
  if (!id || !time || !signatures) throw new WebhookRefused('incomplete', 'A header is missing: webhook-id, -timestamp or -signature.');
  const bytes = Buffer.concat([Buffer.from(`${id}.${time}.`), Buffer.from(body)]);
  const first = signatures.split(' ', MOST_SIGNATURES);
  const checks = (typeof secret === 'string' ? [secret] : secret).map((one) => checkBy(one, bytes));
  if (!first.some((signature) => checks.some((fits) => fits(signature))))
    throw new WebhookRefused('forged', 'No signature fits the body: the secret is another, or the bytes are not those that came.');
  // A time that is no number is of no day.
  if (!(Math.abs(now.getTime() / 1000 - Number(time)) <= TOLERANCE_SECONDS))
    throw new WebhookRefused('old', 'The time of the webhook is more than five minutes from ours.');
  const event = JSON.parse(Buffer.from(body).toString());
  if (typeof event.type === 'string') return event;
  // A body with a form of its own: what it is stands in headers.
  return { id, type: header('svc-event-type'), webhook_uuid: header('svc-webhook-uuid') ?? null, data: event } as ZaguanEvent;
}

/** A header by its name, which some gateways write with capitals. */
function findHeader(name: string, headers: HeaderRecord): string | undefined {
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof value === 'object' ? value[0] : value;
}

/** Tells whether a signature (`v1,…` by a shared secret, `v1a,…` by a key of ours) is of these bytes. Throws for what is no secret. */
function checkBy(secret: string, bytes: Uint8Array): (signature: string) => boolean {
  const key = Buffer.from(secret.replace(/^wh(sec|pk)_/, ''), 'base64');
  if (secret.startsWith('whpk_') && key.length === PUBLIC_KEY_LENGTH) {
    const ours = publicKey(key);
    return (signature) => signature.startsWith('v1a,') && verify(null, bytes, ours, bytesIn(signature));
  }
  if (!secret.startsWith('whsec_') || key.length < SHORTEST_SECRET)
    throw new TypeError('A webhook secret is whsec_… or whpk_…, whole, as Zaguán shows it; is its variable set?');
  const should = createHmac('sha256', key).update(bytes).digest();
  return (signature) => {
    const is = bytesIn(signature);
    return signature.startsWith('v1,') && is.length === should.length && timingSafeEqual(is, should);
  };
}

const bytesIn = (signature: string) => Buffer.from(signature.slice(signature.indexOf(',') + 1), 'base64');

const publicKey = (bytes: Buffer) =>
  createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x: bytes.toString('base64url') } });
