import { html, type TemplateResult } from 'lit';
import { wordsIn } from '#src/i18n/words.ts';
import { problemInWords, renderDock } from '#src/step/dock.ts';
import '#src/ui/field.element.ts';
import type { StepProblem } from '#src/machine/step-state.ts';
import type { StepElement } from '#src/step/step-element.ts';
import type { SignDocument, TextTrouble } from '../document/document.contract.ts';
import type { SignDraft } from '../document/draft.ts';
import { LONGEST_TEXT } from '../document/text.contract.ts';
import { askingWords } from './text-form.i18n.ts';

interface TextForm {
  place: SignDraft;
  /** The faults of single texts. */
  troubles: readonly TextTrouble[];
  /** The problem because of which the server wrote none of the texts. */
  fillProblem: StepProblem | null;
  /** True while the server writes the texts. */
  waiting: boolean;
  send(event: { type: 'text.write'; uuid: string; text: string }): void;
}

/** Renders the form for a document's texts. Each label is the name of the text's element. */
export function renderTextForm(step: StepElement, document: SignDocument, form: TextForm): TemplateResult {
  const { place, troubles, waiting } = form;
  const problem = form.fillProblem ?? step.problem;
  const words = wordsIn(askingWords, step.language, step.texts);
  const own = { conflict: words.changedSince, unavailable: words.notFilled, deadline_exceeded: words.notFilled };
  return html`<zaguan-page .heading=${words.fillHeading} .why=${words.fillWhy(document.name)}>
    <div class="form">
      ${document.asks.map(({ uuid, name, required }) => {
        const trouble = troubles.find((candidate) => candidate.uuid === uuid);
        return html`<zaguan-field
          tight
          data-wrong=${trouble ? 'yes' : 'no'}
          .label=${name}
          .note=${required ? '' : words.optional}
          .value=${place.texts[uuid] ?? ''}
          .error=${trouble ? troubleInWords(words, trouble, name) : ''}
          autocomplete="off"
          autocapitalize="sentences"
          .maxLength=${LONGEST_TEXT}
          @input=${(event: Event) => form.send({ type: 'text.write', uuid, text: (event.target as HTMLInputElement).value })}
        ></zaguan-field>`;
      })}
    </div>
    ${renderDock(step, { submit: words.fill, problem: problem && problemInWords(problem, step.language, own), ...(waiting ? { waiting: words.filling } : {}) })}
  </zaguan-page>`;
}

function troubleInWords(words: (typeof askingWords)['es-MX'], { code }: TextTrouble, name: string): string {
  return { required: words.textMissing(name), too_long: words.textTooLong, unsupported_character: words.textUnsupported }[code];
}
