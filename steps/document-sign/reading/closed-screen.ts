import { html, type TemplateResult } from 'lit';
import { wordsIn } from '#src/i18n/words.ts';
import '#src/ui/page.element.ts';
import type { StepElement } from '#src/step/step-element.ts';
import type { SignDocument } from '../document/document.contract.ts';
import { closedWords } from './closed-screen.i18n.ts';

/** Renders the reason why there is nothing to sign: it is signed, withdrawn, deleted, unfit, for other signers, or not to be signed yet. */
export function renderClosed({ language, texts, companyName }: StepElement, why: NonNullable<SignDocument['closed']>): TemplateResult {
  const words = wordsIn(closedWords, language, texts);
  const [heading, cure] = {
    signed: [words.signedHeading, words.signedWhy],
    withdrawn: [words.withdrawnHeading, words.withdrawnWhy],
    gone: [words.goneHeading, words.goneWhy],
    unfit: [words.unfitHeading, words.unfitWhy],
    others: [words.othersHeading, words.othersWhy],
    later: [words.laterHeading, words.laterWhy],
  }[why] as [string, typeof words.goneWhy];
  return html`<zaguan-page .heading=${heading} .why=${cure(companyName)}></zaguan-page>`;
}
