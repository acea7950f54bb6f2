import type { z } from 'zod';
import { parseJson } from '#platform/base/parse-json.ts';

/** A carrier's rejection, without the carrier's text, which may contain the recipient. */
export class CarrierRefusal extends Error {
  readonly responseCode: number;
  /** The carrier's own code, as in its documentation. */
  readonly code: number | string | undefined;
  /** True if the inbox or number does not exist, so that a retry does not help. */
  readonly nobodyThere: boolean;

  constructor(responseCode: number, code?: number | string, { nobodyThere = false } = {}) {
    super('The carrier did not take the message.');
    this.nobodyThere = nobodyThere;
    this.name = 'CarrierRefusal';
    this.responseCode = responseCode;
    this.code = code;
  }
}

/**
 * Posts a message to a carrier and returns the parsed answer. `codeOf` parses the carrier's error code in the body of an error. Throws
 * `CarrierRefusal` unless the answer is 2xx and has the documented form.
 */
export async function postToCarrier<Answer>(
  request: { url: string; headers: Readonly<Record<string, string>>; body: string; timeoutMs: number },
  answerForm: z.ZodType<Answer>,
  codeOf: z.ZodType<number | undefined>,
  nobodyThere: ReadonlySet<number | undefined>,
): Promise<Answer> {
  const response = await fetch(request.url, {
    method: 'POST',
    headers: { accept: 'application/json', ...request.headers },
    body: request.body,
    redirect: 'error',
    signal: AbortSignal.timeout(request.timeoutMs),
  });
  const body = parseJson(await response.text());
  if (!response.ok) {
    const code = codeOf.safeParse(body).data;
    throw new CarrierRefusal(response.status, code, { nobodyThere: nobodyThere.has(code) });
  }
  const answer = answerForm.safeParse(body);
  if (!answer.success) throw new CarrierRefusal(response.status, 'not_understood');
  return answer.data;
}
