import { html, type TemplateResult } from 'lit';
import { wordsIn } from '../../src/i18n/words.ts';
import '../../src/ui/page.element.ts';
import type { StepElement } from '../../src/ui/step-element.ts';
import { takenWords } from './taken.i18n.ts';

/** In place of a document that is signed already. Its code comes only then. */
export function taken({ language, texts, companyName }: StepElement): TemplateResult {
  const words = wordsIn(takenWords, language, texts);
  return html`<zaguan-page .heading=${words.takenHeading} .why=${words.takenWhy(companyName)}></zaguan-page>`;
}
