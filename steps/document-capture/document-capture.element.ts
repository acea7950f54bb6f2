import { fieldWords } from '#kinds/base/field-words.ts';
import { kindDeclarations } from '#kinds/kinds.ts';
import { overlayWords } from '#src/i18n/assisted.ts';
import { type Language, wordsIn } from '#src/i18n/words.ts';
import type { ReadField } from '#src/step/paper/field-entries.ts';
import type { PaperRequest } from '#src/step/paper/paper-step.ts';
import { ReadPaperStepElement } from '#src/step/paper/read-paper-step.ts';
import { define } from '#src/ui/define.ts';
import { cardDrawing, sheetDrawing } from '#src/ui/drawings/paper-drawings.ts';
import { assistedDocumentWords } from './assisted.i18n.ts';
import type { DocumentReadingView } from './document.contract.ts';
import type { DocumentCaptureSetup } from './document-capture.contract.ts';
import { type DocumentCaptureWords, documentCaptureWords } from './document-capture.i18n.ts';
import { askKeyOf } from './kind-words.ts';
import { acceptedOf, collectionOf, fieldsOf, LINE_LENGTH } from './kinds.contract.ts';

/** @summary A document, from the camera or a file. If the server reads its kind, the person sees and corrects the data. */
export class DocumentCaptureElement extends ReadPaperStepElement<DocumentCaptureSetup, string, DocumentReadingView> {
  protected override get paperWords(): DocumentCaptureWords {
    const words = this.setup.assisted ? overlayWords(documentCaptureWords, assistedDocumentWords) : documentCaptureWords;
    return wordsIn(words, this.language, this.texts);
  }

  protected override get paper(): PaperRequest {
    const { language, paperWords: words } = this;
    const { kind, title, why, allow_file } = this.setup;
    const accept = acceptedOf(kind);
    const label = textIn(title, language) ?? (kind === null ? words.askDocument : words[askKeyOf(kind)]);
    const shape = kind === null ? 'sheet' : kindDeclarations[kind].shape;
    const photoWhy = allow_file ? words.photoOrFile : words.photoWhy;
    return {
      collection: collectionOf(kind),
      isRead: kind !== null,
      shape,
      accept,
      heading: label,
      why: textIn(why, language) ?? (accept.length === 1 ? words.pdfWhy : photoWhy),
      drawing: shape === 'card' ? cardDrawing : sheetDrawing,
      label,
      specimen: async (guide, screen) => (await import('./specimens.ts')).specimenOf(kind, guide, screen),
    };
  }

  protected override readonly lineLength = LINE_LENGTH;

  protected override get fields(): ReadField<string>[] {
    const words = this.paperWords;
    return fieldsOf(this.setup.kind).map(([name, word]) => ({ name, label: words[word], type: fieldWords[word].type }));
  }

  protected override submission(document: string) {
    return { document, ...this.answer };
  }
}

/** Returns the partner's text; in Spanish if it lacks English. */
function textIn(text: DocumentCaptureSetup['title'], language: Language): string | null {
  return text === null || typeof text === 'string' ? text : (text[language] ?? text['es-MX']);
}

export const tag = 'zaguan-step-document-capture';
define(tag, DocumentCaptureElement);
