import { html } from 'lit';
import { wordsIn } from '#src/i18n/words.ts';
import { renderDock } from '#src/step/dock.ts';
import { step } from '#src/step/step.styles.ts';
import { StepElement } from '#src/step/step-element.ts';
import { base } from '#src/ui/base.styles.ts';
import { define } from '#src/ui/define.ts';
import { lockIcon } from '#src/ui/drawings/icons.ts';
import '#src/ui/notice.element.ts';
import '#src/ui/page.element.ts';
import { reviewWords } from './review.i18n.ts';

/** @summary A note that a human checks the data. The shell goes on by itself after the decision. */
export class ReviewElement extends StepElement {
  static override styles = [base, step];

  protected override render() {
    const words = wordsIn(reviewWords, this.language, this.texts);
    return html`<zaguan-page .heading=${words.heading} .why=${words.why(this.companyName)}>
      <div class="form">
        <zaguan-notice .heading=${words.leaveHeading}><span slot="icon">${lockIcon()}</span>${words.leave} ${words.told}</zaguan-notice>
      </div>
      ${renderDock(this, { submit: words.waiting, waiting: words.waiting })}
    </zaguan-page>`;
  }
}

export const tag = 'zaguan-step-review';
define(tag, ReviewElement);
