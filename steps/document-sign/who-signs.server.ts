import { NO_WAY_BACK, type StepContext, StepFailure } from '../base/step.server.ts';
import type { OpenedDocument, Signer } from '../ports/documents.ts';
import type { SignDocument } from './document/document.contract.ts';
import type { documentSign } from './document-sign.contract.ts';
import type { DocumentMemory } from './preparation.server.ts';

export type DocumentSignContext = Pick<StepContext<typeof documentSign>, 'setup' | 'ports' | 'workflow' | 'memory' | 'remember'>;

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

/**
 * Returns the signer whom this workflow belongs to; null if there is none. Throws `conflict` before the person has read the file
 * `document`, which bars the way back, unless an API key named the person.
 */
export async function signerOfWorkflow(
  { uuid }: OpenedDocument,
  { ports, workflow, memory, remember }: Pick<DocumentSignContext, 'ports' | 'workflow' | 'memory' | 'remember'>,
): Promise<Signer | null> {
  if (workflow.people_uuid === null) {
    // Whether the signer is found tells whether a finding holds the person's record. So does what differs once they are found.
    if (memory[NO_WAY_BACK] !== true) throw new StepFailure('conflict', 'Read the file “document” first');
    remember({ [NO_WAY_BACK]: true });
  }
  const people_uuid = (await ports.person())?.people_uuid ?? null;
  return ports.documents.signer(uuid, { people_uuid });
}

/**
 * Returns why the document cannot be signed in this workflow; null if it can be, or was signed here. Throws `UnfitDocument` if no
 * signer is assigned to a required place.
 */
export async function whyClosed(
  document: OpenedDocument,
  context: DocumentSignContext,
): Promise<Exclude<SignDocument['closed'], 'unfit' | 'gone'>> {
  const { signed_in, signers, signatures, refused } = document;
  const refuseWithout = (places: readonly string[]) => {
    const missingPlace = signatures.find(({ uuid, required }) => required && !places.includes(uuid));
    if (missingPlace) throw new UnfitDocument('place', missingPlace, 'It has to be signed, and nobody is to sign it');
    return null;
  };
  const isElsewhere = (workflow: string | null) => workflow !== null && workflow !== context.workflow.uuid;
  const closedElsewhere = refused ? ('withdrawn' as const) : ('signed' as const);
  // A document signed in this workflow stays open: if the answer was lost, the repeated submission gets it.
  if (signers.length === 0) {
    const elements = signedElements(document, context.memory);
    if (isElsewhere(signed_in)) return closedElsewhere;
    return signed_in === null && elements !== null ? refuseWithout(elements) : null;
  }
  const signer = await signerOfWorkflow(document, context);
  if (!signer && signed_in !== null) return 'signed';
  // Until the person is recorded, nobody knows whether the document waits for them. Whether a human decides first is not theirs to learn.
  if (!signer) return (await context.ports.person())?.recording ? 'later' : 'others';
  if (signer.signed_in !== null) return isElsewhere(signer.signed_in) ? closedElsewhere : null;
  if (refused) return closedElsewhere;
  return refuseWithout(signers.flatMap((one) => one.signatures));
}

/** Returns the signature elements named by the binding; null for all. */
export function signedElements({ signatures }: OpenedDocument, memory: DocumentSignContext['memory']): string[] | null {
  const sources = memoryOf({ memory }).binding?.sign_bindings ?? [];
  if (sources.length === 0) return null;
  return signatures.flatMap(({ uuid, template_element_uuid: source }) => (source !== null && sources.includes(source) ? [uuid] : []));
}
