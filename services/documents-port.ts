import type { documentsContract } from '../contracts/people-documents.ts';
import type { ProblemKey } from '../contracts/problems.ts';
import { type DocumentsPort, StepFailure } from '../steps/step.server.ts';
import type { ServiceClient } from './platform/client.ts';
import type { Caller } from './platform/ports.ts';
import { Problem } from './platform/problem.ts';

/** Problems of the documents that mean the same to a step; any other means that they could not be asked. */
const SAME_FOR_STEPS: ReadonlySet<ProblemKey> = new Set([
  'not_found',
  'conflict',
  'invalid_body',
  'media_damaged',
  'media_too_many_pixels',
  'rate_limited',
  'deadline_exceeded',
]);

/** Documents to sign for steps, over the people service's contract. */
export function documentsPort(people: ServiceClient<{ documents: typeof documentsContract }>, caller: Caller): DocumentsPort {
  const ask = <Answer>(call: (documents: ReturnType<typeof people>['documents']) => Promise<Answer>): Promise<Answer> =>
    call(people(caller).documents).catch((failure: unknown) => {
      throw asStepFailure(failure);
    });
  return {
    async open(token) {
      const { result } = await ask((documents) => documents.open({ token }));
      const { uuid, name, sha256, pages, status, workflow_uuid, elements } = result;
      const texts = elements.filter(({ kind }) => kind === 'text');
      return { uuid, name, sha256, pages, texts, signed_in: status === 'signed' ? (workflow_uuid ?? 'elsewhere') : null };
    },
    async page(uuid, page, width) {
      return bytesOf(await ask((documents) => documents.page({ params: { uuid, page: String(page) }, query: { width } })));
    },
    async text(uuid, page) {
      return (await ask((documents) => documents.pageText({ uuid, page: String(page) }))).result.text;
    },
    async sign(uuid, { evidence, consent, language, workflow_uuid, texts, ...act }) {
      const { consents, codes, media, device, log } = evidence;
      const told = { workflow_uuid, language, consent, device, log, consents: [...consents], codes: [...codes], media: [...media] };
      const { result } = await ask((documents) =>
        documents.sign({ params: { uuid }, body: { ...act, texts: { ...texts }, evidence: told } }),
      );
      const { sha256, signed_at, timestamped } = result;
      return { sha256, signed_at, timestamped };
    },
    async signed(uuid) {
      try {
        return await bytesOf(await ask((documents) => documents.signed({ uuid })));
      } catch (failure) {
        if (failure instanceof StepFailure && failure.problem === 'not_found') return null;
        throw failure;
      }
    },
  };
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

function asStepFailure(failure: unknown): StepFailure {
  const problem = failure instanceof Problem ? failure : null;
  const key = problem && SAME_FOR_STEPS.has(problem.key) ? problem.key : 'unavailable';
  const wait = problem?.retryAfter;
  return new StepFailure(key, problem?.message ?? 'The documents could not be asked', {
    cause: failure,
    ...(wait ? { retryAfter: wait } : {}),
  });
}
