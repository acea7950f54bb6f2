import type { KindData } from '#contracts/extraction/extraction.ts';
import type { CamelCase, PaperKind } from '#kinds/kinds.ts';

/** What is read of each kind. */
export type PaperData = { readonly [Kind in PaperKind]: KindData<CamelCase<Kind>> };
export type IneFrontData = PaperData['ine_front'];
export type IneBackData = PaperData['ine_back'];
export type AddressProof = PaperData['address_proof'];

/**
 * Why a file was not read. `unreadable`: no document can be made out; `too_little`: of this kind, and too little of it can be made out;
 * `locked`: it wants a password; `unread`: nobody here reads such files.
 */
export const paperTroubles = ['unreadable', 'too_little', 'other_kind', 'locked', 'unread'] as const;
export type PaperTrouble = (typeof paperTroubles)[number];

export type PaperReading<Kind extends PaperKind> = { data: PaperData[Kind] } | { trouble: PaperTrouble };

/** Reads papers: a picture or a PDF in, what is printed out. It keeps nothing. */
export interface PapersPort {
  /** Throws StepFailure `unavailable`, where too many files wait or nobody answers. */
  read<Kind extends PaperKind>(kind: Kind, file: { bytes: Uint8Array; mime: string }): Promise<PaperReading<Kind>>;
}
