import { type FieldWord, fieldWords } from '#kinds/base/field-words.ts';
import { isDay } from '#mexico/written-day.ts';
import { overlayWords } from '#src/i18n/assisted.ts';
import { wordsIn } from '#src/i18n/words.ts';
import type { PaperRequest } from '#src/step/paper/paper-step.ts';
import { ReadPaperStepElement } from '#src/step/paper/read-paper-step.ts';
import { define } from '#src/ui/define.ts';
import { assistedDocumentWords } from './assisted.i18n.ts';
import type { DocumentReadingView } from './document.contract.ts';
import type { DocumentCaptureSetup } from './document-capture.contract.ts';
import { type DocumentCaptureWords, documentCaptureWords } from './document-capture.i18n.ts';
import { fieldsOf } from './kinds.contract.ts';
import { asPrinted, asSent, renderReadPage } from './read-page.ts';
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

  #wordOf(path: string): FieldWord {
    return fieldsOf(this.setup.kind).find(([one]) => one === path)?.[1] ?? 'name';
  }

  protected override asPrinted(path: string, text: string): string {
    return asPrinted(this.#wordOf(path), text);
  }

  protected override asSent(path: string, entry: string): string {
    return asSent(this.#wordOf(path), entry);
  }

  protected override faultOf(path: string, text: string): string {
    return fieldWords[this.#wordOf(path)].type === 'date' && !isDay(text) ? this.paperWords.wrongDate : '';
  }

  protected override submission(document: string) {
    return { document, ...this.answer };
  }

  protected override renderRead(view: DocumentReadingView) {
    return renderReadPage(this.paperWords, {
      ...this.fieldsPage(view),
      owner: this,
      view,
      pathWords: fieldsOf(this.setup.kind),
      problem: this.trouble,
      fromFile: this.isFile,
    });
  }
}

export const tag = 'zaguan-step-document-capture';
define(tag, DocumentCaptureElement);
