import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { padAnswer } from '#contracts/people/faces.ts';
import type { Clock } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { SendRequest } from '#platform/calls/outbound.ts';
import { signatureHeaders } from '#platform/webhooks/signature-headers.ts';
import type { PadProvider } from '../pad.ts';

export interface RemotePadConfig {
  url: string;
  /** The secret (`whsec_…`) that signs the requests. */
  key: string;
  /** The provider's name, which is recorded with the verdict. */
  name: string;
}

/** The longest wait, in milliseconds: the person's step has 25 seconds, of which the server's own checks need up to 15. */
const TIMEOUT_MS = 8_000;

/**
 * Creates a detector that calls a vendor at the operator's URL: one signed POST per film, with `{id, selfie, frames}`, answered by
 * `padAnswer`. docs/liveness.md describes the protocol for implementers.
 */
export function createRemotePad({ url, key, name }: RemotePadConfig, sendRequest: SendRequest, clock: Clock): PadProvider {
  const signer = new Webhook(key);
  return {
    async judge({ tenantId }, { selfie, frames }) {
      const id = randomUUID();
      const body = JSON.stringify({ id, selfie: asBase64(selfie), frames: frames.map(asBase64) });
      const at = clock.now();
      const signature = signatureHeaders(id, at, signer.sign(id, at, body));
      const headers = { 'content-type': 'application/json', accept: 'application/json', 'zaguan-tenant': tenantId, ...signature };
      try {
        const answer = await sendRequest({ url, method: 'POST', headers, body, timeoutMs: TIMEOUT_MS });
        if (answer.status !== 200) throw new Error(`It answered with ${answer.status}.`);
        return { provider: name, ...padAnswer.parse(JSON.parse(Buffer.from(answer.body).toString())) };
      } catch (error) {
        // The vendor's message is dropped, because it may contain the person's name.
        const cause = new Error(`the PAD vendor failed: ${(error as Error).name}`);
        throw new Problem('unavailable', 'The PAD vendor does not answer just now. Try again.', { retryAfter: 30, cause });
      }
    },
  };
}

const asBase64 = (picture: Uint8Array) => Buffer.from(picture).toString('base64');
