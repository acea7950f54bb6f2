import { html, type TemplateResult } from 'lit';
import { wordsIn } from '../../../src/i18n/words.ts';
import { ActionWatch } from '../../../src/step/action-watch.ts';
import { problemInWords, renderDock } from '../../../src/step/dock.ts';
import '../../../src/ui/field.element.ts';
import type { StepProblem } from '../../../src/machine/step-state.ts';
import type { StepElement } from '../../../src/step/step-element.ts';
import type { FillAnswer, SignDocument, TextTrouble } from '../document-sign.contract.ts';
import type { Draft } from '../draft.ts';
import { LONGEST_TEXT, VISIBLE } from './text.contract.ts';
import { askingWords } from './text-form.i18n.ts';

/** The step, as the screen uses it. */
export interface AskingHost extends StepElement {
  /** Where the person is. */
  readonly place: Draft;
  keep(change: Partial<Draft>): void;
  /** The document says something else now, or the same. */
  say(document: SignDocument): void;
}

/** The screen that asks for a document's texts, and what becomes of them. Its code comes only for a document that asks. */
export class Asking {
  readonly #step: AskingHost;
  readonly #watch = new ActionWatch();
  #troubles: readonly TextTrouble[] = [];
  /** Why the texts could not be written. */
  #problem: StepProblem | null = null;

  constructor(step: AskingHost) {
    this.#step = step;
  }

  get waiting(): boolean {
    return this.#watch.waiting;
  }

  /** The server writes what the person gave into the document, and says anew what it is. */
  submit({ asks, filled }: SignDocument): void {
    const step = this.#step;
    const given = Object.fromEntries(asks.map(({ uuid }) => [uuid, (step.place.texts[uuid] ?? '').trim()]));
    const gaps = asks.filter(({ uuid, required }) => required && !VISIBLE.test(given[uuid] ?? ''));
    this.#problem = null;
    this.#troubles = gaps.map(({ uuid }) => ({ uuid, code: 'required' }));
    step.requestUpdate();
    if (gaps.length > 0) this.#focus('[data-wrong=yes]');
    else if (filled && asks.every(({ uuid, value }) => value === given[uuid])) step.keep({ screen: 'read' });
    else {
      this.#watch.ask(step.actions.fill);
      const detail = { action: 'fill', input: { texts: given } };
      step.dispatchEvent(new CustomEvent('zaguan-step-action', { detail, bubbles: true }));
    }
  }

  /** Call when the actions' states have changed. */
  follow(): void {
    const outcome = this.#watch.outcome(this.#step.actions.fill);
    if (outcome?.status === 'failed') this.#problem = outcome.problem;
    if (outcome?.status !== 'done') return;
    const { document, troubles } = outcome.result as FillAnswer;
    this.#troubles = troubles;
    const { place } = this.#step;
    this.#step.say(document);
    const screen = troubles.length > 0 ? 'fill' : 'read';
    this.#step.keep({ ...place, sha256: document.sha256, screen, page: 1, agreed: false });
    this.#focus(troubles.length > 0 ? '[data-wrong=yes]' : '#page');
  }

  #focus(selector: string): void {
    void this.#step.updateComplete.then(() => this.#step.renderRoot.querySelector<HTMLElement>(selector)?.focus());
  }

  /** Each text under its element's name. */
  render({ name, asks }: SignDocument): TemplateResult {
    const step = this.#step;
    const { texts } = step.place;
    const words = wordsIn(askingWords, step.language, step.texts);
    const problem = this.#problem ?? step.problem;
    const said = { conflict: words.changedSince, unavailable: words.notFilled, deadline_exceeded: words.notFilled } as const;
    const inWords = problem && (said[problem.key as keyof typeof said] ?? problemInWords(problem, step.language));
    return html`<zaguan-page .heading=${words.fillHeading} .why=${words.fillWhy(name)}>
      <div class="form">
        ${asks.map((ask) => {
          const { uuid, required } = ask;
          const trouble = this.#troubles.find((one) => one.uuid === uuid);
          return html`<zaguan-field
            tight
            data-wrong=${trouble ? 'yes' : 'no'}
            .label=${ask.name}
            .note=${required ? '' : words.optional}
            .value=${texts[uuid] ?? ''}
            .error=${trouble ? this.#inWords(words, trouble, ask.name) : ''}
            autocomplete="off"
            autocapitalize="sentences"
            .maxLength=${LONGEST_TEXT}
            @input=${(event: Event) => {
              this.#troubles = this.#troubles.filter((one) => one !== trouble);
              step.keep({ texts: { ...texts, [uuid]: (event.target as HTMLInputElement).value } });
            }}
          ></zaguan-field>`;
        })}
      </div>
      ${renderDock(step, { submit: words.fill, problem: inWords, ...(this.waiting ? { waiting: words.filling } : {}) })}
    </zaguan-page>`;
  }

  #inWords(words: (typeof askingWords)['es-MX'], { code }: TextTrouble, name: string): string {
    return { required: words.textMissing(name), too_long: words.textTooLong, unsupported_character: words.textUnsupported }[code];
  }
}
