import { createHmac, createPublicKey, timingSafeEqual, verify } from 'node:crypto';
import type { ZaguanEvent } from './services.ts';

/** Maximum difference between the webhook's time and the clock, in seconds: an older webhook may be a replay. */
const TOLERANCE_SECONDS = 300;
/** Maximum number of signatures of one webhook that are checked. A webhook has one per live secret and one of the server's key. */
const MAX_SIGNATURES = 8;
/** Minimum length of a secret in bytes, by the Standard Webhooks specification. */
const SHORTEST_SECRET = 24;
const PUBLIC_KEY_LENGTH = 32;

/** A webhook that must not be trusted. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
  /** `forged`: wrong signature. `old`: its time differs too much from the clock. `incomplete`: a header is missing. */
  readonly reason: 'forged' | 'old' | 'incomplete';

  constructor(reason: WebhookRefused['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

type HeaderRecord = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Verifies a webhook and returns its event. `body`: the bytes as received, unparsed. `secret`: `whsec_…` (secret) or `whpk_…` (public
 * key); several during a rotation. Throws `WebhookRefused` for a webhook that must not be trusted, `TypeError` for a malformed secret.
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
  const first = signatures.split(' ', MAX_SIGNATURES);
  const checks = (typeof secret === 'string' ? [secret] : secret).map((one) => checkBy(one, bytes));
  if (!first.some((signature) => checks.some((fits) => fits(signature))))
    throw new WebhookRefused('forged', 'No signature fits the body: the secret is another, or the bytes are not those that came.');
  // The negation also rejects NaN.
  if (!(Math.abs(now.getTime() / 1000 - Number(time)) <= TOLERANCE_SECONDS))
    throw new WebhookRefused('old', 'The time of the webhook is more than five minutes from ours.');
  const event = JSON.parse(Buffer.from(body).toString());
  if (typeof event.type === 'string') return event;
  // Bare bodies have no envelope: the headers carry their type and id.
  return { id, type: header('svc-event-type'), webhook_uuid: header('svc-webhook-uuid') ?? null, data: event } as ZaguanEvent;
}

/** Finds a header, ignoring upper and lower case. `name` is in lower case. */
function findHeader(name: string, headers: HeaderRecord): string | undefined {
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof value === 'object' ? value[0] : value;
}

/** Returns a check of signatures over the bytes: `v1,…` by a secret, `v1a,…` by the server's key. Throws `TypeError` if malformed. */
function checkBy(secret: string, bytes: Uint8Array): (signature: string) => boolean {
  const key = Buffer.from(secret.replace(/^wh(sec|pk)_/, ''), 'base64');
  if (secret.startsWith('whpk_') && key.length === PUBLIC_KEY_LENGTH) {
    const serverKey = publicKey(key);
    return (signature) => signature.startsWith('v1a,') && verify(null, bytes, serverKey, bytesIn(signature));
  }
  if (!secret.startsWith('whsec_') || key.length < SHORTEST_SECRET)
    throw new TypeError('A webhook secret is whsec_… or whpk_…, whole, as Zaguán shows it; is its variable set?');
  const ownBytes = createHmac('sha256', key).update(bytes).digest();
  return (signature) => {
    const givenBytes = bytesIn(signature);
    return signature.startsWith('v1,') && givenBytes.length === ownBytes.length && timingSafeEqual(givenBytes, ownBytes);
  };
}

const bytesIn = (signature: string) => Buffer.from(signature.slice(signature.indexOf(',') + 1), 'base64');

const publicKey = (bytes: Buffer) =>
  createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x: bytes.toString('base64url') } });
