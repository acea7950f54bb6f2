import { consentDocument, sha256Hex } from '../../contracts/consent-text.ts';
import { type DocumentsPort, defineHandler, StepFailure, type StepFile } from '../step.server.ts';
import { documentSign, type SignDocument } from './document-sign.contract.ts';
import { MOST_PAGES, signConsent } from './sign-consent.contract.ts';

/** Pixels: sharp across a phone, and enough to read small print when it is brought near. */
const WIDTH = { page: 1100, near: 2200 } as const;
/** The consent's own version: it rises when its words change. */
const CONSENT_VERSION = '1';

type Opened = Awaited<ReturnType<DocumentsPort['open']>>;

/** Shows the document that the setup's token opens, and has it signed. The token stays on this side. */
export const documentSignHandler = defineHandler(documentSign, {
  actions: {},

  async file(name, { setup, ports, workflow, payload }) {
    const opened = await ports.documents.open(setup.token);
    if (name === 'document') {
      refuseGaps(opened, setup.texts);
      return json(described(opened, workflow.uuid, await ports.person()));
    }
    if (name === 'signed') {
      const bytes = payload === null ? null : await ports.documents.signed(opened.uuid);
      return bytes && { mime: 'application/pdf', bytes };
    }
    const [kind, number] = name.split('-') as ['page' | 'near' | 'text', string];
    const page = Number(number);
    if (page < 1 || page > opened.pages.length) return null;
    if (kind === 'text') return { mime: 'text/plain; charset=utf-8', bytes: encode(await ports.documents.text(opened.uuid, page)) };
    return { mime: 'image/png', bytes: await ports.documents.page(opened.uuid, page, WIDTH[kind]) };
  },

  async complete(submission, { setup, ports, workflow, step, company }) {
    const opened = await ports.documents.open(setup.token);
    if (opened.pages.length === 0 || opened.pages.length > MOST_PAGES)
      throw new StepFailure('conflict', 'The document has no pages to sign');
    if (submission.document_sha256 !== opened.sha256) {
      throw new StepFailure('conflict', 'The document has changed since it was read', { field: 'document_sha256' });
    }
    refuseGaps(opened, setup.texts);
    const { language, text_sha256 } = submission.consent;
    const text = consentDocument(signConsent(language, company.name, opened.name), null);
    if (sha256Hex(text) !== text_sha256) {
      throw new StepFailure('conflict', 'The text of the consent has changed since it was shown', { field: 'consent.text_sha256' });
    }
    const known = await ports.person();
    const name = known?.name ?? submission.name;
    if (!name) throw new StepFailure('invalid_body', 'Nobody has said yet who signs', { field: 'name' });
    // Named after the step: however often this runs, it is one signature.
    const signed = await ports.documents.sign(opened.uuid, {
      signing_uuid: step.uuid,
      sha256: opened.sha256,
      signature: submission.signature,
      signer: { name, national_id: known?.national_id ?? null, people_uuid: known?.people_uuid ?? null },
      texts: setup.texts,
      consent: { text, text_sha256 },
      language,
      workflow_uuid: workflow.uuid,
      evidence: await ports.evidence(),
      store_sign: setup.store_sign,
    });
    const consent = { key: 'signature', kind: 'signature', accepted: true, text_sha256, language, version: CONSENT_VERSION } as const;
    return {
      outcome: 'success',
      payload: {
        document_uuid: opened.uuid,
        document_name: opened.name,
        signed_sha256: signed.sha256,
        signed_at: signed.signed_at,
        timestamped: signed.timestamped,
        kind: submission.signature.kind,
        consent: submission.consent,
      },
      facts: { consents: [consent] },
    };
  },
});

/** A gap that only the operator can fill is told before anybody reads, not after they signed. */
function refuseGaps({ texts }: Opened, given: Readonly<Record<string, string>>): void {
  const gap = texts.find(({ uuid, required }) => required && !given[uuid]?.trim());
  if (gap)
    throw new StepFailure('unavailable', `The document’s text “${gap.name}” is required; give ${gap.uuid} in setup.document_sign.texts`);
}

function described(opened: Opened, workflow: string, signer: { name: string } | null): SignDocument {
  const { name, sha256, pages, signed_in } = opened;
  // Signed in this workflow but not recorded as such: the answer was lost, and asking again gives it.
  return { name, sha256, pages, signer: signer?.name ?? null, taken: signed_in !== null && signed_in !== workflow };
}

function json(value: unknown): StepFile {
  return { mime: 'application/json', bytes: encode(JSON.stringify(value)) };
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
