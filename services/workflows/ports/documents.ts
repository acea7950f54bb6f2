import type { SigningVerdict } from '#contracts/documents/signing.ts';
import type { Caller } from '#platform/base/ports.ts';

/** The documents that were signed in a deleted workflow and belong to no person. */
export interface OwnerlessDocuments {
  /** Uuids of the documents that were deleted with the workflow. */
  deleted: string[];
  /** Uuids of the documents that the tenant's retention or a legal hold keeps. */
  kept: string[];
}

export interface SignedDocumentsPort {
  /** Reports a deleted workflow to the people service, which forgets what came of it. Safe to repeat. */
  workflowDeleted(caller: Caller, workflow: string): Promise<OwnerlessDocuments>;
  /** Reports whether what was signed in the steps of a workflow may be sealed. Safe to repeat; a later yes replaces a no. */
  workflowDecided(caller: Caller, workflow: string, signings: readonly SigningVerdict[]): Promise<void>;
}

/** A place in a document template where a text or a signature goes. */
export interface TemplateElement {
  uuid: string;
  kind: 'text' | 'signature';
}

/** The document templates of the caller's tenant and mode. */
export interface TemplatesPort {
  /** Lists the elements of a template; null if there is no such template. */
  elements(caller: Caller, templateUuid: string): Promise<readonly TemplateElement[] | null>;
}
