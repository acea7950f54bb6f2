import type { TemplateResult } from 'lit';
import { kindDeclarations } from '#kinds/kinds.ts';
import type { Language } from '#src/i18n/words.ts';
import type { PaperRequest } from '#src/step/paper/paper-step.ts';
import { cardDrawing, sheetDrawing } from '#src/ui/drawings/paper-drawings.ts';
import type { DocumentCaptureSetup } from './document-capture.contract.ts';
import type { DocumentCaptureWords } from './document-capture.i18n.ts';
import { askKeyOf } from './kind-words.ts';
import { acceptedOf, collectionOf } from './kinds.contract.ts';

/** Returns the texts and limits with which the screen asks for the document of the setup. */
export function paperOf(
  { kind, title, why, allow_file }: DocumentCaptureSetup,
  words: DocumentCaptureWords,
  language: Language,
): PaperRequest {
  const accept = acceptedOf(kind);
  const ours = kind === null ? words.askDocument : words[askKeyOf(kind)];
  const label = textIn(title, language) ?? ours;
  const shape = kind === null ? 'sheet' : kindDeclarations[kind].shape;
  const drawing: TemplateResult = shape === 'card' ? cardDrawing : sheetDrawing;
  const photoWhy = allow_file ? words.photoOrFile : words.photoWhy;
  return {
    collection: collectionOf(kind),
    isRead: kind !== null,
    shape,
    accept,
    heading: label,
    why: textIn(why, language) ?? (accept.length === 1 ? words.pdfWhy : photoWhy),
    drawing,
    label,
    specimen: async (guide, screen) => (await import('./specimens.ts')).specimenOf(kind, guide, screen),
  };
}

type InLanguages = DocumentCaptureSetup['title'];

/** Returns the partner's text; in Spanish if it lacks English. */
function textIn(text: InLanguages, language: Language): string | null {
  if (text === null || typeof text === 'string') return text;
  return text[language] ?? text['es-MX'];
}
