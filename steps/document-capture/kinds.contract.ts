import { PAPER_FILES } from '#contracts/steps/accepted-files.ts';
import type { FieldWord } from '#kinds/base/field-words.ts';
import { kindDeclarations, type PaperKind } from '#kinds/kinds.ts';

/** Differences between kinds of documents, for screen and server. A document with the kind null is stored unread. */

const declarationOf = (kind: PaperKind | null) => (kind === null ? null : kindDeclarations[kind]);

/** Returns the media collection of a kind. Documents with a face have their own, which requires the biometric consent. */
export const collectionOf = (kind: PaperKind | null): 'document' | 'document_with_face' =>
  declarationOf(kind)?.hasFace ? 'document_with_face' : 'document';
export const isPdfOnly = (kind: PaperKind | null): boolean => declarationOf(kind)?.accepts === 'PDFs';
export const isOfHousehold = (kind: PaperKind | null): boolean => declarationOf(kind)?.isOfHousehold ?? false;
export const acceptedOf = (kind: PaperKind | null): readonly string[] => (isPdfOnly(kind) ? ['application/pdf'] : PAPER_FILES);

export type PathWords = readonly (readonly [path: string, word: FieldWord])[];
export const fieldsOf = (kind: PaperKind | null): PathWords => declarationOf(kind)?.fields ?? [];

export const LINE_LENGTH = 120;
