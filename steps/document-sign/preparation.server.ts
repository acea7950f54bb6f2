import { PLACEHOLDER } from '#contracts/steps/placeholder.ts';
import { VISIBLE_CHARACTER } from '#contracts/steps/signature.ts';
import type { SetupOf } from '#contracts/steps/step.ts';
import { type EarlierStep, type PreparedStep, StepFailure, type StepPreparation } from '../base/step.server.ts';
import type { StepAnswer } from '../ports/answers.ts';
import type { TemplateBinding } from '../ports/bindings.ts';
import type { OpenedDocument } from '../ports/documents.ts';
import { boundTexts } from './bound-texts.server.ts';
import type { documentSign } from './document-sign.contract.ts';

type DocumentSignSetup = SetupOf<typeof documentSign>;

/** The memory that the step stores when its workflow is created. */
export interface DocumentMemory {
  document_uuid: string;
  /** The binding (the rule that fills a template's texts) at that moment: later changes do not affect this workflow. */
  binding: TemplateBinding | null;
}

const DUPLICATE_DOCUMENT = {
  code: 'repeated_document',
  message: 'is about the same document, which is signed once; give each step a document of its own',
};

/** The texts of the document's sender (the partner); the key is the element. */
export type SenderTexts = Readonly<Record<string, string>>;

/** Finds or creates the document when its workflow is created, so that the caller learns its faults then. Throws `invalid_body`. */
export async function prepareStep({ setup, earlier, ports }: StepPreparation<typeof documentSign>): Promise<PreparedStep> {
  const binding = setup.template_binding_uuid ? await bindingOf(setup.template_binding_uuid, earlier, ports.bindings) : null;
  const member = binding ? 'template_binding_uuid' : setup.token ? 'token' : 'document_uuid';
  const document = await documentOf(setup, binding, ports.documents).catch((cause: unknown) => {
    if (!(cause instanceof StepFailure) || cause.problem !== 'not_found') throw cause;
    throw wrong(member, binding ? 'Its document template is not there any more' : 'There is no such document');
  });
  if (document.signed_in !== null) throw wrong(member, 'The document is signed already');
  checkTexts(document, setup, binding);
  if (document.fixed) refuseOtherTexts(document, setup);
  else {
    // Awaited texts are written later. Texts of other signers stay.
    const awaitedUuids = binding ? boundElements(document, setup, binding) : textsAwaitedElsewhere(document);
    const sender = senderTexts(document, setup, binding, null);
    const result = await ports.documents.fill(document.uuid, {
      sender,
      bound: [],
      signer: textsOfSigners(document.texts, sender),
      awaited: awaitedUuids,
    });
    if ('fault' in result) throw wrong(`texts.${result.fault.element}`, result.fault.message);
  }
  const memory: DocumentMemory = { document_uuid: document.uuid, binding };
  return { exclusive: { ...DUPLICATE_DOCUMENT, key: document.uuid }, record: { document_uuid: document.uuid }, memory: { ...memory } };
}

/** Checks that the binding and the steps it reads from exist. It creates no document, so faults of the template appear only later. */
export async function checkSetup({ setup, earlier, ports }: StepPreparation<typeof documentSign>): Promise<void> {
  if (setup.template_binding_uuid) await bindingOf(setup.template_binding_uuid, earlier, ports.bindings);
}

/** Returns the elements whose text another workflow has yet to write. */
export const textsAwaitedElsewhere = ({ texts }: OpenedDocument): string[] => texts.flatMap(({ uuid, awaited }) => (awaited ? [uuid] : []));

/** Returns the texts that signers wrote in elements without a text of the sender. */
export function textsOfSigners(texts: OpenedDocument['texts'], sender: SenderTexts): Record<string, string> {
  return Object.fromEntries(
    texts.flatMap(({ uuid, value, written_by }) =>
      written_by === 'signer' && value !== null && sender[uuid] === undefined ? [[uuid, value] as const] : [],
    ),
  );
}

/** Throws if a text of the setup differs from the document, which a signer has already signed. */
function refuseOtherTexts({ texts }: OpenedDocument, setup: DocumentSignSetup): void {
  for (const { uuid, template_element_uuid: source, value } of texts) {
    const text = setup.texts[uuid] ?? (source === null ? undefined : setup.texts[source]);
    if (text !== undefined && text !== (value ?? ''))
      throw wrong(`texts.${uuid}`, 'Somebody has signed the document, which says another text');
  }
}

/**
 * Returns the sender's texts: from the setup, else from the binding and earlier payloads, else from the document itself.
 * @param answers The payloads of earlier steps; null while the workflow is created: texts that need them stay open.
 */
export function senderTexts(
  { texts }: OpenedDocument,
  setup: DocumentSignSetup,
  binding: TemplateBinding | null,
  answers: readonly StepAnswer[] | null,
): SenderTexts {
  const textByElement: Readonly<Record<string, string>> = binding && answers ? boundTexts(binding, answers) : {};
  return Object.fromEntries(
    texts.flatMap(({ uuid, template_element_uuid: source, value, written_by }) => {
      const existing = written_by === 'sender' && !(source !== null && binding?.text_bindings[source]) ? value : null;
      const text = setup.texts[uuid] ?? (source === null ? undefined : (setup.texts[source] ?? textByElement[source])) ?? existing ?? '';
      return VISIBLE_CHARACTER.test(text) ? [[uuid, text]] : [];
    }),
  );
}

/** Returns the elements whose text is filled with the payloads of earlier steps. */
export function boundElements({ texts }: OpenedDocument, setup: DocumentSignSetup, binding: TemplateBinding | null): string[] {
  return texts.flatMap(({ uuid, template_element_uuid: source }) => {
    if (source === null || setup.texts[uuid] !== undefined || setup.texts[source] !== undefined) return [];
    return binding?.text_bindings[source] ? [uuid] : [];
  });
}

async function bindingOf(
  uuid: string,
  earlier: readonly EarlierStep[],
  bindings: StepPreparation['ports']['bindings'],
): Promise<TemplateBinding> {
  const binding = await bindings.get(uuid);
  if (!binding) throw wrong('template_binding_uuid', 'There is no such template binding');
  const texts = Object.values(binding.text_bindings);
  const missing = texts
    .flatMap(({ steps }) => steps)
    .find((step) => !earlier.some(({ reference, name }) => reference === step || name === step));
  if (missing !== undefined)
    throw wrong('template_binding_uuid', `The binding takes texts from the step ${missing}, which must stand before`);
  for (const [placeholder, name, path = ''] of texts.flatMap(({ template }) => [...template.matchAll(PLACEHOLDER)])) {
    const why = earlier.findLast((one) => one.name === name)?.lacks(path.slice(1));
    if (why) throw wrong('template_binding_uuid', `The binding reads ${placeholder}: ${why}`);
  }
  return binding;
}

function documentOf(setup: DocumentSignSetup, binding: TemplateBinding | null, documents: StepPreparation['ports']['documents']) {
  if (binding) return documents.make({ template_uuid: binding.template_uuid, name: setup.document_name ?? null });
  return documents.open(setup.token ? { token: setup.token } : { uuid: setup.document_uuid! });
}

/** Throws if a text's element does not exist, if a text is awaited, or if a required element has no text and asks no signer for it. */
function checkTexts({ texts, signatures }: OpenedDocument, setup: DocumentSignSetup, binding: TemplateBinding | null): void {
  const elements = new Set(texts.flatMap(({ uuid, template_element_uuid: source }) => (source === null ? [uuid] : [uuid, source])));
  for (const uuid of Object.keys(setup.texts)) {
    if (!elements.has(uuid)) throw wrong(`texts.${uuid}`, 'The document has no text element of this uuid');
  }
  const unknownUuid = Object.keys(binding?.text_bindings ?? {}).find((uuid) => !elements.has(uuid));
  if (unknownUuid) throw wrong('template_binding_uuid', `The template has no text element ${unknownUuid}`);
  const unknownSignature = binding?.sign_bindings.find((uuid) => !signatures.some(({ template_element_uuid: source }) => source === uuid));
  if (unknownSignature) throw wrong('template_binding_uuid', `The template has no signature element ${unknownSignature}`);
  for (const { uuid, template_element_uuid: source, name, required, ask_signer, value, awaited } of texts) {
    const isSaid = setup.texts[uuid] !== undefined || (source !== null && setup.texts[source] !== undefined);
    // The first signature fixes the document, so another workflow could no longer write an awaited text.
    if (awaited && !isSaid)
      throw wrong(
        `texts.${uuid}`,
        `The workflow that made the document is still to write the text “${name}”: make this one after that, or give the text`,
      );
    const isBound = source !== null && (binding?.text_bindings[source] !== undefined || VISIBLE_CHARACTER.test(setup.texts[source] ?? ''));
    if (required && !ask_signer && !isBound && value === null && !VISIBLE_CHARACTER.test(setup.texts[uuid] ?? '')) {
      throw wrong(`texts.${uuid}`, `The text “${name}” is required: give it, or let its element ask the signer (ask_signer)`);
    }
  }
}

const wrong = (field: string, message: string) => new StepFailure('invalid_body', message, { field });
