import { type StepContext, StepFailure } from '../base/step.server.ts';
import type { OpenedDocument, Signer } from '../ports/documents.ts';
import type { SignDocument } from './document/document.contract.ts';
import type { documentSign } from './document-sign.contract.ts';
import type { DocumentMemory } from './preparation.server.ts';

export type DocumentSignContext = Pick<StepContext<typeof documentSign>, 'setup' | 'ports' | 'workflow' | 'memory'>;

/** The failure for a document whose text or place prevents a signature. Only the operator can repair it, so a retry fails too. */
export class UnfitDocument extends StepFailure {
  /** The element and the reason, for the operator. */
  readonly extra: Record<string, string>;
  constructor(kind: 'text' | 'place', { uuid, name }: { uuid: string; name: string }, why: string) {
    super('document_not_fillable', `The document’s ${kind} “${name}” (${uuid}): ${why}`);
    this.extra = { element: uuid, name, message: why };
  }
}

export const memoryOf = ({ memory }: Pick<DocumentSignContext, 'memory'>) => memory as Partial<DocumentMemory>;

/** Returns the signer whom this workflow belongs to; null if there is none. Throws `unavailable` while the person is being recorded. */
export async function signerOfWorkflow({ uuid }: OpenedDocument, { ports }: Pick<DocumentSignContext, 'ports'>): Promise<Signer | null> {
  const person = await ports.person();
  const signer = await ports.documents.signer(uuid, { people_uuid: person?.people_uuid ?? null });
  if (!signer && person?.recording) throw new StepFailure('unavailable', 'The person is being recorded; try again in a moment');
  return signer;
}

/**
 * Returns why the document cannot be signed in this workflow; null if it can be, or was signed here. Throws `UnfitDocument` if no
 * signer is assigned to a required place.
 */
export async function whyClosed(
  document: OpenedDocument,
  context: DocumentSignContext,
): Promise<Exclude<SignDocument['closed'], 'unfit' | 'gone'>> {
  const { signed_in, signers, signatures } = document;
  const refuseWithout = (places: readonly string[]) => {
    const missingPlace = signatures.find(({ uuid, required }) => required && !places.includes(uuid));
    if (missingPlace) throw new UnfitDocument('place', missingPlace, 'It has to be signed, and nobody is to sign it');
    return null;
  };
  const isElsewhere = (workflow: string | null) => workflow !== null && workflow !== context.workflow.uuid;
  // A document signed in this workflow stays open: if the answer was lost, the repeated submission gets it.
  if (signers.length === 0) {
    const elements = signedElements(document, context.memory);
    if (isElsewhere(signed_in)) return 'signed';
    return signed_in === null && elements !== null ? refuseWithout(elements) : null;
  }
  const signer = await signerOfWorkflow(document, context);
  if (!signer) return signed_in === null ? 'others' : 'signed';
  if (signer.signed_in !== null) return isElsewhere(signer.signed_in) ? 'signed' : null;
  return refuseWithout(signers.flatMap((one) => one.signatures));
}

/** Returns the signature elements named by the binding; null for all. */
export function signedElements({ signatures }: OpenedDocument, memory: DocumentSignContext['memory']): string[] | null {
  const sources = memoryOf({ memory }).binding?.sign_bindings ?? [];
  if (sources.length === 0) return null;
  return signatures.flatMap(({ uuid, template_element_uuid: source }) => (source !== null && sources.includes(source) ? [uuid] : []));
}
