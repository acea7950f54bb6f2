import type { KindData } from '#contracts/extraction/extraction.ts';
import type { CamelCase, PaperKind } from '#kinds/kinds.ts';

/** The data that the extraction service reads from each kind of paper. */
export type PaperData = { readonly [Kind in PaperKind]: KindData<CamelCase<Kind>> };

/**
 * The reasons why a file was not read. `unreadable`: no document was recognized; `too_little`: the kind was recognized, but too little
 * of its text; `locked`: the file needs a password; `unread`: this server has no reader for such files.
 */
export type PaperTrouble = 'unreadable' | 'too_little' | 'other_kind' | 'locked' | 'unread';

/** `isSpecimen`: the print says that the paper is a specimen, or without value. */
export type PaperReading<Kind extends PaperKind> = { data: PaperData[Kind]; isSpecimen: boolean } | { trouble: PaperTrouble };

/** Reads the printed data of a paper from a picture or a PDF. Stores nothing. */
export interface PapersPort {
  /** Throws StepFailure `unavailable` if too many files wait or the service does not answer. */
  read<Kind extends PaperKind>(kind: Kind, file: { bytes: Uint8Array; mime: string }): Promise<PaperReading<Kind>>;
}
