import { html } from 'lit';
import { state } from 'lit/decorators.js';
import type { PayloadOf, SetupOf } from '#contracts/steps/step.ts';
import { wordsIn } from '#src/i18n/words.ts';
import { problemInWords, renderDock } from '#src/step/dock.ts';
import { base } from '#src/ui/base.styles.ts';
import { define } from '#src/ui/define.ts';
import '#src/ui/field.element.ts';
import '#src/ui/page.element.ts';
import { step } from '#src/step/step.styles.ts';
import { StepElement } from '#src/step/step-element.ts';
import type { sampleStep } from './sample-step.contract.ts';
import { sampleStepWords } from './sample-step.i18n.ts';

interface SampleStepDraft {
  answer: string;
}

/** @summary One question with one line for the answer. */
export class SampleStepElement extends StepElement<SetupOf<typeof sampleStep>, PayloadOf<typeof sampleStep>, SampleStepDraft> {
  static override styles = [base, step];

  @state() private answer: string | null = null;
  @state() private missing = false;

  #type = (event: Event) => {
    this.answer = (event.target as HTMLInputElement).value;
    this.missing = false;
    this.host.saveDraft({ answer: this.answer } satisfies SampleStepDraft);
  };

  #submit = (event: Event) => {
    event.preventDefault();
    const answer = this.#current().trim();
    this.missing = answer === '';
    if (!this.missing && !this.busy) this.host.submit({ answer });
  };

  /** Returns the typed text, else the draft, else the earlier answer. */
  #current(): string {
    return this.answer ?? this.draft?.answer ?? this.payload?.answer ?? '';
  }

  protected override render() {
    const words = wordsIn(sampleStepWords, this.language, this.texts);
    return html`<form novalidate @submit=${this.#submit}>
      <zaguan-page .heading=${words.heading} .why=${words.why}>
        <div class="form">
          <zaguan-field
            .label=${words.answer}
            .value=${this.#current()}
            .error=${this.missing ? words.missing : ''}
            .maxLength=${200}
            @input=${this.#type}
          ></zaguan-field>
        </div>
        ${renderDock(this, { submit: words.submit, problem: this.problem && problemInWords(this.problem, this.language) })}
      </zaguan-page>
    </form>`;
  }
}

export const tag = 'zaguan-step-sample-step';
define(tag, SampleStepElement);
