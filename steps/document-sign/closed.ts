import { html, type TemplateResult } from 'lit';
import { wordsIn } from '../../src/i18n/words.ts';
import '../../src/ui/page.element.ts';
import type { StepElement } from '../../src/ui/step-element.ts';
import { closedWords } from './closed.i18n.ts';

/** In place of a document that is signed already, or not there any more. Its code comes only then. */
export function closed({ language, texts, companyName }: StepElement, why: 'signed' | 'gone'): TemplateResult {
  const words = wordsIn(closedWords, language, texts);
  const [heading, cure] = { signed: [words.signedHeading, words.signedWhy], gone: [words.goneHeading, words.goneWhy] }[why] as [
    string,
    typeof words.goneWhy,
  ];
  return html`<zaguan-page .heading=${heading} .why=${cure(companyName)}></zaguan-page>`;
}
