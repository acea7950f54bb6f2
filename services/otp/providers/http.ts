import type { z } from 'zod';

/** What a carrier answered instead of a yes. Its words may name the recipient, so none of them is kept. */
export class CarrierRefusal extends Error {
  readonly responseCode: number;
  /** The carrier's own number for it, to be looked up in its documentation. */
  readonly code: number | string | undefined;
  /** The carrier says that there is no such inbox or number, so no other try will help. */
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
 * Posts to a carrier's HTTP interface; the whole conversation has `timeoutMs`.
 * @param codeOf Finds the carrier's number for what went wrong in the body of a refusal.
 * @throws CarrierRefusal for any status but 2xx, and for a body that is not what the carrier documents.
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
  const body = asJson(await response.text());
  if (!response.ok) {
    const code = codeOf.safeParse(body).data;
    throw new CarrierRefusal(response.status, code, { nobodyThere: nobodyThere.has(code) });
  }
  const answer = answerForm.safeParse(body);
  if (!answer.success) throw new CarrierRefusal(response.status, 'not_understood');
  return answer.data;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
