import type { Caller } from '#platform/base/ports.ts';

/** Documents that were signed in a deleted workflow and belong to no person. */
export interface LeftDocuments {
  deleted: string[];
  /** Kept by the tenant's retention or a legal hold. */
  kept: string[];
}

export interface SignedDocumentsPort {
  /** Reports a deleted workflow. Safe to repeat. */
  workflowDeleted(caller: Caller, workflow: string): Promise<LeftDocuments>;
}

/** Document templates of the caller's tenant and mode. */
export interface TemplatesPort {
  exists(caller: Caller, templateUuid: string): Promise<boolean>;
}
