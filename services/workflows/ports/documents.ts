import type { Caller } from '#platform/base/ports.ts';

/** The documents that were signed in a deleted workflow and belong to no person. */
export interface LeftDocuments {
  deleted: string[];
  /** Uuids of the documents that the tenant's retention or a legal hold keeps. */
  kept: string[];
}

export interface SignedDocumentsPort {
  /** Reports a deleted workflow to the documents service. Safe to repeat. */
  workflowDeleted(caller: Caller, workflow: string): Promise<LeftDocuments>;
}

/** The document templates of the caller's tenant and mode. */
export interface TemplatesPort {
  exists(caller: Caller, templateUuid: string): Promise<boolean>;
}
