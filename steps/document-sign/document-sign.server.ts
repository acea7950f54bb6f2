import { consentDocument, sha256Hex } from '#contracts/steps/consent-text.ts';
import { VISIBLE_CHARACTER } from '#contracts/steps/signature.ts';
import { defineHandler, NO_WAY_BACK, StepFailure, type StepFile } from '../base/step.server.ts';
import type { OpenedDocument } from '../ports/documents.ts';
import type { SignDocument, TextTrouble } from './document/document.contract.ts';
import { earlierConsent } from './document/earlier-consent.contract.ts';
import { signConsent } from './document/sign-consent.contract.ts';
import { documentSign } from './document-sign.contract.ts';
import {
  boundElements,
  checkSetup,
  prepareStep,
  type SenderTexts,
  senderTexts,
  textsAwaitedElsewhere,
  textsOfSigners,
} from './preparation.server.ts';
import { deliveredPages, noteOf } from './reading/delivered-pages.server.ts';
import { type DocumentSignContext, memoryOf, signedElements, signerOfWorkflow, UnfitDocument, whyClosed } from './who-signs.server.ts';

/** The widths of a page's picture in pixels: `page` is sharp on a phone, `near` is sharp in small print when zoomed. */
const WIDTH = { page: 1100, near: 2200 } as const;
/** The version of the consent's words. Increase it when they change. */
const CONSENT_VERSION = '1';

/** Sends the workflow's document to the browser and signs it. Its sender is the partner. The document's token stays on the server. */
export const documentSignHandler = defineHandler(documentSign, {
  prepare: prepareStep,
  checkSetup,

  actions: {
    async fill({ texts }, context) {
      const preparation = await prepareDocument(context);
      const { document, sender, bound } = preparation;
      refuseClosed(preparation);
      const troubles = troublesOf(document, sender, texts);
      if (troubles.length > 0) return { document: await describe(preparation, context), troubles };
      const signer = Object.fromEntries(
        Object.entries(texts).filter(([uuid, text]) => VISIBLE_CHARACTER.test(text) && sender[uuid] === undefined),
      );
      const result = await context.ports.documents.fill(document.uuid, { sender, bound, signer, awaited: textsAwaitedElsewhere(document) });
      if (!('fault' in result)) return { document: await describe({ ...preparation, document: result.document }, context), troubles: [] };
      const { element: uuid, code: why, message } = result.fault;
      const code = (['too_long', 'unsupported_character'] as const).find((candidate) => candidate === why);
      if (!code) throw new StepFailure('conflict', message);
      return { document: await describe(preparation, context), troubles: [{ uuid, code }] };
    },
  },

  async file(name, context) {
    const { ports, payload } = context;
    if (name === 'document') {
      const opening = { ...context, memory: { ...context.memory, [NO_WAY_BACK]: true } };
      return json(await prepareDocument(opening).then((preparation) => describe(preparation, opening), closedOrThrow));
    }
    const document = await openDocument(context);
    if (name === 'signed') {
      const bytes = payload === null ? null : await ports.documents.signed(document.uuid);
      return bytes && { mime: 'application/pdf', bytes };
    }
    if (document.signers.length > 0 && !(await signerOfWorkflow(document, context))) return null;
    const [kind, number] = name.split('-') as ['page' | 'near' | 'text', string];
    const page = Number(number);
    if (page < 1 || page > document.pages.length) return null;
    if (kind === 'text') {
      const text = await ports.documents.text(document.uuid, page);
      if (VISIBLE_CHARACTER.test(text)) context.remember(noteOf(page, document));
      return { mime: 'text/plain; charset=utf-8', bytes: encode(text) };
    }
    const bytes = await ports.documents.page(document.uuid, page, WIDTH[kind]);
    context.remember(noteOf(page, document));
    return { mime: 'image/png', bytes };
  },

  async complete(submission, context) {
    const { setup, ports, workflow, step, company } = context;
    const preparation = await prepareDocument(context);
    const { document } = preparation;
    refuseClosed(preparation);
    if (document.pages.length === 0) throw new StepFailure('conflict', 'The document has no pages to sign');
    if (submission.document_sha256 !== document.sha256) {
      throw new StepFailure('conflict', 'The document has changed since it was read', { field: 'document_sha256' });
    }
    const earlier = submission.signature.kind === 'applied' ? await earlierSignature(context) : null;
    if (submission.signature.kind === 'applied' && !earlier) {
      throw new StepFailure('conflict', 'No signature was given before in this workflow', { field: 'signature.kind' });
    }
    const { language, text_sha256 } = submission.consent;
    const words = earlier
      ? earlierConsent(language, company.name, document.name, earlier.document_name)
      : signConsent(language, company.name, document.name);
    const text = consentDocument(words, null);
    if (sha256Hex(text) !== text_sha256) {
      throw new StepFailure('conflict', 'The text of the consent has changed since it was shown', { field: 'consent.text_sha256' });
    }
    const pageNumbers = deliveredPages(context.memory, document);
    if (pageNumbers.length < document.pages.length) {
      const missing = document.pages.flatMap((_page, at) => (pageNumbers.includes(at + 1) ? [] : [at + 1]));
      throw new StepFailure('pages_not_delivered', `Nobody has fetched page ${missing.join(', ')} of the document`, {
        field: 'document_sha256',
      });
    }
    const person = await ports.person();
    const name = person?.name ?? submission.name;
    if (!name) throw new StepFailure('invalid_body', 'Nobody has said yet who signs', { field: 'name' });
    const store_sign = setup.store_sign || setup.autosigning;
    const { signature } = submission;
    // The step's uuid identifies the signature, so a repeated run does not sign twice.
    const signed = await ports.documents
      .sign(document.uuid, {
        signing_uuid: step.uuid,
        sha256: document.sha256,
        signature: signature.kind === 'applied' ? { kind: 'applied', document_uuid: earlier!.document_uuid } : signature,
        // With several signers, the document itself assigns elements to each signer.
        signature_elements: document.signers.length > 0 ? null : signedElements(document, context.memory),
        signer: {
          name,
          national_id: person?.national_id ?? null,
          people_uuid: person?.people_uuid ?? null,
          known_by: person?.known_by ?? null,
        },
        consent: { text, text_sha256 },
        language,
        workflow_uuid: workflow.uuid,
        evidence: await ports.evidence(),
        pages_delivered: pageNumbers,
        store_sign,
      })
      .catch(throwForName);
    // These belong to the recorded signature. After a lost answer they may differ from this submission, for example in the language.
    const { kind, consent, signature_kept } = signed;
    const consentFact = { key: 'signature', kind: 'signature', accepted: true, ...consent, version: CONSENT_VERSION } as const;
    return {
      outcome: 'success',
      payload: {
        document_uuid: document.uuid,
        document_name: document.name,
        several_signers: document.signers.length > 0,
        sealed: signed.sealed,
        refused: false,
        signed_sha256: signed.sha256,
        signed_at: signed.signed_at,
        timestamped: signed.timestamped,
        kind,
        signature_kept,
        consent: { ...consent, language: consent.language as typeof language },
      },
      facts: { consents: [consentFact] },
    };
  },

  async renew({ payload, ports }) {
    if (payload === null) return null;
    const document = await ports.documents.open({ uuid: payload.document_uuid });
    const { seal, refused } = document;
    if (seal) return { ...payload, sealed: true, refused, signed_sha256: seal.sha256, timestamped: seal.timestamped };
    return refused === payload.refused ? null : { ...payload, refused };
  },
});

/** Throws the problem of `signer.name` as a fault of the submission's `name`, which the person can correct. Rethrows any other problem. */
function throwForName(cause: unknown): never {
  if (!(cause instanceof StepFailure) || cause.field !== 'signer.name') throw cause;
  throw new StepFailure('invalid_body', cause.message, { field: 'name', cause });
}

function openDocument(context: DocumentSignContext): Promise<OpenedDocument> {
  const { document_uuid } = memoryOf(context);
  const { setup, ports } = context;
  return ports.documents.open(
    document_uuid ? { uuid: document_uuid } : setup.token ? { token: setup.token } : { uuid: setup.document_uuid! },
  );
}

/** A document with the texts of its sender (the partner). `closed` is the reason why it cannot be signed in this workflow, or null. */
interface DocumentPreparation {
  document: OpenedDocument;
  sender: SenderTexts;
  /** The sender's elements that are filled with the payloads of earlier steps. */
  bound: string[];
  closed: SignDocument['closed'];
}

/** Opens the document and writes all texts of its sender, since payloads of earlier steps may have changed. Throws `UnfitDocument`. */
async function prepareDocument(context: DocumentSignContext): Promise<DocumentPreparation> {
  const { ports, setup } = context;
  const document = await openDocument(context);
  const binding = memoryOf(context).binding ?? null;
  const sender = senderTexts(document, setup, binding, await ports.answers());
  const boundUuids = boundElements(document, setup, binding);
  const closed = await whyClosed(document, context);
  // A document that is signed, or that this person cannot sign, is not changed.
  if (document.fixed || closed) return { document, sender, bound: boundUuids, closed };
  const missingText = document.texts.find(({ uuid, required, ask_signer }) => required && !ask_signer && sender[uuid] === undefined);
  // Only the operator can supply this text, so the error is reported before the person reads and signs.
  if (missingText) throw new UnfitDocument('text', missingText, 'It is required, and nobody gives it');
  const signer = textsOfSigners(document.texts, sender);
  const awaitedUuids = binding ? [] : textsAwaitedElsewhere(document);
  const result = await ports.documents.fill(document.uuid, { sender, bound: boundUuids, signer, awaited: awaitedUuids });
  if (!('fault' in result)) return { document: result.document, sender, bound: boundUuids, closed };
  const { element, message } = result.fault;
  throw new UnfitDocument('text', { uuid: element, name: document.texts.find(({ uuid }) => uuid === element)?.name ?? '' }, message);
}

/** Returns an empty document in place of a deleted or unfit document, which only the operator can repair. Rethrows any other problem. */
function closedOrThrow(cause: unknown): SignDocument & { extra: Record<string, string> } {
  if (cause instanceof UnfitDocument) return { ...closedDocument('unfit'), extra: cause.extra };
  if (cause instanceof StepFailure && cause.problem === 'not_found') return { ...closedDocument('gone'), extra: {} };
  throw cause;
}

/** Returns a document without content, which reveals nothing of the original. */
const closedDocument = (closed: SignDocument['closed']): SignDocument => ({
  ...{ name: '', sha256: '', pages: [], signer: null, closed, asks: [], filled: true, given: null },
});

function refuseClosed({ closed }: DocumentPreparation): void {
  if (closed) throw new StepFailure('conflict', `Nobody signs the document here: ${closed}`);
}

/** Returns the texts that the signer writes: those of `ask_signer` elements without a text of the sender. */
const textsToAsk = ({ texts, fixed }: OpenedDocument, sender: SenderTexts) =>
  (fixed ? [] : texts).filter(({ uuid, ask_signer }) => ask_signer && sender[uuid] === undefined);

function troublesOf(document: OpenedDocument, sender: SenderTexts, texts: Readonly<Record<string, string>>): TextTrouble[] {
  const asks = textsToAsk(document, sender);
  const unknownUuid = Object.keys(texts).find((uuid) => !asks.some((text) => text.uuid === uuid));
  if (unknownUuid) throw new StepFailure('conflict', 'The document does not ask for this text', { field: `texts.${unknownUuid}` });
  return asks.flatMap(({ uuid, required }) =>
    required && !VISIBLE_CHARACTER.test(texts[uuid] ?? '') ? [{ uuid, code: 'required' as const }] : [],
  );
}

async function describe({ document, sender, closed }: DocumentPreparation, context: DocumentSignContext): Promise<SignDocument> {
  if (closed === 'others' || closed === 'later') return closedDocument(closed);
  const { name, sha256, pages } = document;
  const asks = textsToAsk(document, sender).map(({ uuid, name, required, value }) => ({ uuid, name, required, value: value ?? '' }));
  return {
    name,
    sha256,
    pages,
    signer: (await context.ports.person())?.name ?? null,
    closed,
    asks,
    filled: asks.every(({ required, value }) => !required || value !== ''),
    given: (await earlierSignature(context))?.document_name ?? null,
  };
}

/** Returns the last earlier document of this workflow whose stored signature may be applied; null if there is none. */
async function earlierSignature({ setup, ports }: DocumentSignContext) {
  if (!setup.autosigning) return null;
  const answers = (await ports.answers()).filter(({ step }) => step === documentSign.key);
  const payloads = answers.map(({ payload }) => payload as { document_uuid: string; document_name: string; signature_kept: boolean });
  return payloads.findLast(({ signature_kept }) => signature_kept) ?? null;
}

function json({ extra, ...value }: SignDocument & { extra?: Record<string, string> }): StepFile {
  const file = { mime: 'application/json', bytes: encode(JSON.stringify(value)) };
  return extra ? { ...file, fault: { reason: 'document_unusable', extra } } : file;
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
