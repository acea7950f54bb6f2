import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { IDEMPOTENCY_HEADER } from '#contracts/session/wire.ts';
import { parseJson } from '../base/parse-json.ts';
import type { Caller, Clock } from '../base/ports.ts';
import { Problem } from '../base/problem.ts';
import { sameBytes } from '../base/same-bytes.ts';
import { sha256 } from '../base/sha256.ts';
import type { MasterSecrets } from '../data/keys/master-secrets.ts';

/**
 * A signed call between processes of one installation, with its caller in a header. The HMAC covers method, path, body, the headers
 * that decide its effect, time and caller, so that an intercepted call can only be repeated unchanged, for a minute.
 */

export const CALL_HEADER = 'zaguan-call';
export const SIGNATURE_HEADER = 'zaguan-signature';

/** Headers that decide a request's effect. */
const EFFECT_HEADERS = ['content-type', IDEMPOTENCY_HEADER] as const;
/** Seconds for which a signature is valid; the clocks of an installation must differ by less. */
const LIVES_SECONDS = 60;
/** The longest call header, in characters: a caller's scopes and ids fit in it. */
const LONGEST_HEADER = 4_000;

const carriedCaller = z.object({
  at: z.int(),
  body: z.string().length(64),
  // No sessions: only the process that receives a session token verifies it; it calls other processes as the system.
  kind: z.enum(['key', 'system']),
  tenant: z.uuid(),
  livemode: z.boolean(),
  scopes: z.array(z.string().max(60)).max(50),
  actor: z.string().max(100),
  workflow: z.uuid().nullable(),
  request: z.string().max(64),
  deadline: z.number(),
});

/** A call with a valid signature; its body is not checked yet. */
export interface SignedCall {
  caller: Caller;
  /** Throws `unavailable` if the body differs from the signed body. */
  checkBody(body: string | Uint8Array): void;
}

export type SignedCalls = ReturnType<typeof createSignedCalls>;

/** Creates the signatures of calls, and verifies those of received calls. */
export function createSignedCalls(secrets: Pick<MasterSecrets, 'derive'>, clock: Clock) {
  // While the secret is replaced, some processes know only the old or only the new: both sign, and either signature is accepted.
  const keys = secrets.derive('calls-between-processes');
  const signatures = (method: string, path: string, headers: Headers, call: string) => {
    const effect = EFFECT_HEADERS.map((name) => headers.get(name) ?? '');
    const text = JSON.stringify([method, path, ...effect, call]);
    return keys.map((key) => createHmac('sha256', key).update(text).digest());
  };
  const seconds = () => Math.floor(clock.now().getTime() / 1000);

  return {
    headersFor(caller: Caller, request: { method: string; path: string; headers: Headers; body: Uint8Array }): Record<string, string> {
      const { kind, tenantId, livemode, scopes, actor, workflow, requestId, deadline } = caller;
      const { method, path, headers, body } = request;
      if (kind === 'session') throw new Error('A session calls no other process: call as the system.');
      const call = encode({
        ...{ at: seconds(), body: hashOf(body), kind, tenant: tenantId, livemode, scopes: [...scopes] },
        ...{ actor, workflow, request: requestId, deadline },
      });
      const signed = signatures(method, path, headers, call).map((signature) => signature.toString('base64url'));
      return { [CALL_HEADER]: call, [SIGNATURE_HEADER]: signed.join(' ') };
    },

    /** Null if the request is unsigned. Throws `unavailable`, never a 4xx, if the signature is invalid or expired. */
    verify(headers: Headers, { method, path }: { method: string; path: string }): SignedCall | null {
      const call = headers.get(CALL_HEADER);
      const signatureList = headers.get(SIGNATURE_HEADER);
      if (call === null || signatureList === null) return null;
      if (call.length > LONGEST_HEADER) {
        throw refusal(`The data about the caller are longer than ${LONGEST_HEADER} characters: does its key have too many scopes?`);
      }
      if (signatureList.length > LONGEST_HEADER || !hasSignature(signatureList, signatures(method, path, headers, call))) {
        throw refusal('The call is not signed by a process of this installation: do all have the same ZAGUAN_SECRET?');
      }
      const { at, body, tenant, request, scopes, ...rest } = readCall(call);
      if (Math.abs(seconds() - at) > LIVES_SECONDS) {
        throw refusal('The signature of the call is older than a minute: do the clocks of both processes agree?');
      }
      return {
        caller: { ...rest, tenantId: tenant, requestId: request, scopes: new Set(scopes) },
        checkBody(content) {
          if (hashOf(content) !== body) throw refusal('The body of the call is not the one that was signed.');
        },
      };
    },
  };
}

const refusal = (sentence: string) => new Problem('unavailable', sentence);

function readCall(call: string): z.output<typeof carriedCaller> {
  const result = carriedCaller.safeParse(parseJson(Buffer.from(call, 'base64url').toString()));
  if (!result.success) throw refusal('The call cannot be read: do all processes run the same build?');
  return result.data;
}

const encode = (call: z.input<typeof carriedCaller>) => Buffer.from(JSON.stringify(call)).toString('base64url');
const hashOf = (body: string | Uint8Array) => sha256(body).toString('hex');
const hasSignature = (signatureList: string, ownSignatures: readonly Uint8Array[]) =>
  signatureList.split(' ').some((signature) => ownSignatures.some((one) => sameBytes(Buffer.from(signature, 'base64url'), one)));
