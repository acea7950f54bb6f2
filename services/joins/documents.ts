import type { z } from 'zod';
import type { ProblemKey } from '#contracts/base/problems.ts';
import type { openedDocument } from '#contracts/documents/records.ts';
import type { peopleContract } from '#contracts/people/people.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { ServiceClient } from '#platform/calls/client.ts';
import { asStepFailure } from '#services/workflows/step-context/step-failure.ts';
import { StepFailure } from '#steps/base/step.server.ts';
import type { DocumentsPort, OpenedDocument, Signer } from '#steps/ports/documents.ts';

/** The problems that steps receive unchanged. All others become `unavailable`. */
const FAILURE_RULES = {
  keptKeys: new Set<ProblemKey>([
    'not_found',
    'conflict',
    'invalid_body',
    'media_damaged',
    'media_too_many_pixels',
    'rate_limited',
    'deadline_exceeded',
  ]),
  fallbackKey: 'unavailable' as const,
  fallbackMessage: 'The documents service did not answer',
};

/** Implements the steps' access to documents through the people service's contract. */
export function documentsPort(service: ServiceClient<typeof peopleContract>, caller: Caller): DocumentsPort {
  const ask = <Answer>(call: (documents: ReturnType<typeof service>['documents']) => Promise<Answer>): Promise<Answer> =>
    call(service(caller).documents).catch((failure: unknown) => {
      throw asStepFailure(failure, FAILURE_RULES);
    });
  return {
    async open(which) {
      const { result } = await ask((documents) => ('token' in which ? documents.open(which) : documents.get(which)));
      return documentOf(result);
    },
    async make({ template_uuid, name }) {
      const { result } = await ask((documents) => documents.createFromTemplate({ params: { uuid: template_uuid }, body: { name } }));
      return documentOf((await ask((documents) => documents.get({ uuid: result.uuid }))).result);
    },
    async fill(uuid, { sender, bound, signer, awaited }) {
      try {
        const textsOf = (isBound: boolean) =>
          Object.fromEntries(Object.entries(sender).filter(([element]) => bound.includes(element) === isBound));
        const body = { texts: textsOf(false), bound_texts: textsOf(true), signer_texts: { ...signer }, awaited: [...awaited] };
        return { document: documentOf((await service(caller).documents.fill({ params: { uuid }, body })).result) };
      } catch (failure) {
        const fault = failure instanceof Problem ? faultOf(failure) : null;
        if (fault) return { fault };
        throw asStepFailure(failure, FAILURE_RULES);
      }
    },
    async signer(document_uuid, { people_uuid }) {
      const workflow_uuid = caller.workflow;
      if (!workflow_uuid) throw new Error('Only a workflow may look for a signer.');
      const { result } = await ask((documents) => documents.internal.signer({ document_uuid, workflow_uuid, people_uuid }));
      return result && signerOf(result);
    },
    async page(uuid, page, width) {
      return bytesOf(await ask((documents) => documents.page({ params: { uuid, page: String(page) }, query: { width } })));
    },
    async text(uuid, page) {
      return (await ask((documents) => documents.pageText({ uuid, page: String(page) }))).result.text;
    },
    async sign(uuid, { evidence, consent, language, workflow_uuid, pages_delivered, signature_elements, ...act }) {
      const { consents, codes, media, device, log } = evidence;
      const members = {
        ...{ workflow_uuid, language, consent, device, log, pages_delivered: [...pages_delivered] },
        ...{ consents: [...consents], codes: [...codes], media: [...media] },
      };
      const elements = signature_elements && [...signature_elements];
      // The handler of a step may run and its submission never be recorded, and a seal cannot be undone.
      const body = { ...act, signature_elements: elements, evidence: members, awaits_decision: true };
      const { result } = await ask((documents) => documents.sign({ params: { uuid }, body }));
      const { uuid: _document, ...signature } = result;
      return signature;
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

type OpenedRecord = z.output<typeof openedDocument>;

function documentOf(document: OpenedRecord): OpenedDocument {
  const { uuid, name, sha256, pages, status, workflow_uuid, elements, signers, signed_sha256, timestamped } = document;
  const texts = elements.filter(({ kind }) => kind === 'text');
  const signatures = elements.filter(({ kind }) => kind === 'signature');
  // A sole signer's workflow is known from the act on, also while the seal waits for a decision.
  const signed_in = workflow_uuid ?? (status === 'signed' ? 'elsewhere' : null);
  const isFixed = signed_in !== null || signers.some(({ signed_at }) => signed_at !== null);
  const seal = signed_sha256 === null ? null : { sha256: signed_sha256, timestamped: timestamped === true };
  const refused = status === 'refused';
  return { uuid, name, sha256, pages, texts, signatures, signed_in, signers: signers.map(signerOf), fixed: isFixed, refused, seal };
}

const signerOf = ({ elements, workflow_uuid }: OpenedRecord['signers'][number]): Signer => ({
  signatures: elements,
  signed_in: workflow_uuid,
});

/** Returns the element, origin and reason of a text that does not fit into a document; null for any other problem. */
function faultOf({ key, errors }: Problem) {
  const [first] = key === 'invalid_body' ? (errors ?? []) : [];
  const [, member, element] = /^(texts|bound_texts|signer_texts)\.(.+)$/.exec(first?.path ?? '') ?? [];
  if (!first || !element) return null;
  return { element, by: member === 'signer_texts' ? ('signer' as const) : ('sender' as const), code: first.code, message: first.message };
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}
