import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { DeriveKey } from '../data/secret.ts';
import type { Caller, Clock } from '../ports.ts';
import { Problem } from '../problem.ts';
import { sha256 } from '../sha256.ts';

/**
 * A call between the processes of one installation. It carries the caller, so that the other process acts for the same tenant in the
 * same mode, until the same deadline, under the same request id. An HMAC of a key that ZAGUAN_SECRET gives covers method, path, the hash
 * of the body, the time and the caller: nobody else can make one, and one that was seen on the wire is good for a minute and for its own
 * body alone.
 */

export const CALL_HEADER = 'zaguan-call';
export const SIGNATURE_HEADER = 'zaguan-signature';

/** A call is believed for so long; clocks of one installation differ by less. */
const LIVES_SECONDS = 60;
/** Characters of the header: a caller's scopes and ids. */
const LONGEST_HEADER = 4_000;

const carried = z.object({
  at: z.int(),
  /** SHA-256 of the body, in hex. */
  body: z.string().length(64),
  kind: z.enum(['key', 'session', 'system']),
  tenant: z.uuid(),
  livemode: z.boolean(),
  scopes: z.array(z.string().max(60)).max(50),
  actor: z.string().max(100),
  workflow: z.uuid().nullable(),
  request: z.string().max(64),
  deadline: z.number(),
});

/** A call that was signed by one of our processes, its body still to be held against its hash. */
export interface SignedCall {
  caller: Caller;
  /** Throws `forbidden` for another body than the one that was signed. */
  checkBody(body: string | Uint8Array): void;
}

export interface SignedCalls {
  headersFor(caller: Caller, request: { method: string; path: string; body: Uint8Array }): Record<string, string>;
  /** Null for a request that is not signed. Throws `forbidden` for one that is, but not by us, or not now. */
  verify(headers: Headers, request: { method: string; path: string }): SignedCall | null;
}

export function createSignedCalls(derivedKey: DeriveKey, clock: Clock): SignedCalls {
  const key = derivedKey('calls-between-processes');
  const signature = (method: string, path: string, call: string) =>
    createHmac('sha256', key).update(`${method}\n${path}\n${call}`).digest();
  const seconds = () => Math.floor(clock.now().getTime() / 1000);

  return {
    headersFor({ kind, tenantId, livemode, scopes, actor, workflow, requestId, deadline }, { method, path, body }) {
      const call = encode({
        ...{ at: seconds(), body: hashOf(body), kind, tenant: tenantId, livemode, scopes: [...scopes] },
        ...{ actor, workflow, request: requestId, deadline },
      });
      return { [CALL_HEADER]: call, [SIGNATURE_HEADER]: signature(method, path, call).toString('base64url') };
    },

    verify(headers, { method, path }) {
      const call = headers.get(CALL_HEADER);
      const sent = headers.get(SIGNATURE_HEADER);
      if (call === null || sent === null) return null;
      if (call.length > LONGEST_HEADER || !isSame(Buffer.from(sent, 'base64url'), signature(method, path, call))) {
        throw new Problem('forbidden', 'The call is not signed by a process of this installation: do all have the same ZAGUAN_SECRET?');
      }
      const { at, body, tenant, request, scopes, ...rest } = carried.parse(JSON.parse(Buffer.from(call, 'base64url').toString()));
      if (Math.abs(seconds() - at) > LIVES_SECONDS) {
        throw new Problem('forbidden', 'The signature of the call is older than a minute: do the clocks of both processes agree?');
      }
      return {
        caller: { ...rest, tenantId: tenant, requestId: request, scopes: new Set(scopes) },
        checkBody(received) {
          if (hashOf(received) !== body) throw new Problem('forbidden', 'The body of the call is not the one that was signed.');
        },
      };
    },
  };
}

const encode = (call: z.input<typeof carried>) => Buffer.from(JSON.stringify(call)).toString('base64url');
const hashOf = (body: string | Uint8Array) => sha256(body).toString('hex');
const isSame = (one: Uint8Array, other: Uint8Array) => one.length === other.length && timingSafeEqual(one, other);
