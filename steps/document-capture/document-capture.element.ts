import { fieldWords } from '#kinds/base/field-words.ts';
import { overlayWords } from '#src/i18n/assisted.ts';
import { wordsIn } from '#src/i18n/words.ts';
import type { PaperField } from '#src/step/paper/field-entries.ts';
import type { PaperRequest } from '#src/step/paper/paper-step.ts';
import { ReadPaperStepElement } from '#src/step/paper/read-paper-step.ts';
import { define } from '#src/ui/define.ts';
import { assistedDocumentWords } from './assisted.i18n.ts';
import type { DocumentReadingView } from './document.contract.ts';
import type { DocumentCaptureSetup } from './document-capture.contract.ts';
import { type DocumentCaptureWords, documentCaptureWords } from './document-capture.i18n.ts';
import { fieldsOf, LINE_LENGTH } from './kinds.contract.ts';
import { paperOf } from './subjects.ts';

/** @summary A document, from the camera or a file. If the server reads its kind, the person sees and corrects the data. */
export class DocumentCaptureElement extends ReadPaperStepElement<DocumentCaptureSetup, string, DocumentReadingView> {
  protected override get paperWords(): DocumentCaptureWords {
    const words = this.setup.assisted ? overlayWords(documentCaptureWords, assistedDocumentWords) : documentCaptureWords;
    return wordsIn(words, this.language, this.texts);
  }

  protected override get paper(): PaperRequest {
    return paperOf(this.setup, this.paperWords, this.language);
  }

  protected override readonly lineLength = LINE_LENGTH;

  protected override get fields(): PaperField<string>[] {
    const words = this.paperWords;
    return fieldsOf(this.setup.kind).map(([name, word]) => ({ name, label: words[word], type: fieldWords[word].type }));
  }

  protected override submission(document: string) {
    return { document, ...this.answer };
  }
}

export const tag = 'zaguan-step-document-capture';
define(tag, DocumentCaptureElement);
