import { html, nothing, type TemplateResult } from 'lit';
import type { Actor } from 'xstate';
import { isDay } from '#mexico/written-day.ts';
import type { captureMachine } from '../../capture/capture.machine.ts';
import type { paperMachine } from '../../capture/paper.machine.ts';
import type { PaperWords } from '../../i18n/paper.i18n.ts';
import type { ReadFieldWords } from '../../i18n/read-fields.i18n.ts';
import { warnIcon } from '../../ui/drawings/later-icons.ts';
import '../../ui/notice.element.ts';
import { renderDock } from '../dock.ts';
import { FieldEntries, type FieldTexts, type ReadField } from './field-entries.ts';
import { renderAgain } from './paper-screens.ts';
import { type PaperDraft, type PaperSetup, PaperStepElement, type PaperView } from './paper-step.ts';
import { renderReadFields } from './read-fields.ts';

/** The server's reading, by field; a field is null if it was not read. */
export interface FieldsView<Field extends string> extends PaperView {
  fields: Readonly<Record<Field, string | null>>;
}

interface ReadPaperDraft<Field extends string> extends PaperDraft {
  typed: FieldTexts<Field>;
}

/** A step that shows the fields read from its paper, and accepts the person's corrections. */
export abstract class ReadPaperStepElement<
  Setup extends PaperSetup,
  Field extends string,
  View extends FieldsView<Field>,
> extends PaperStepElement<Setup, View, ReadPaperDraft<Field>, { corrections?: Readonly<Record<Field, string | null>> }> {
  protected abstract override readonly paperWords: PaperWords & ReadFieldWords;
  /** The fields that the person sees, in the order of the screen. */
  protected abstract readonly fields: readonly ReadField<Field>[];
  /** Maximum number of characters in a field. */
  protected abstract readonly lineLength: number;

  protected readonly entries = new FieldEntries<Field>({
    typeOf: (name) => this.fields.find((field) => field.name === name)?.type ?? 'text',
    faultOf: (name, text) => this.faultOf(name, text),
    keepDraft: () => this.keepDraft(),
    requestUpdate: () => this.requestUpdate(),
    focusSoon: (selector) => this.focusSoon(selector),
  });

  /** Returns the error of a text to be submitted, in words; empty if there is none. */
  protected faultOf(name: Field, text: string): string {
    const isDate = this.fields.some((field) => field.name === name && field.type === 'date');
    return isDate && !isDay(text) ? this.paperWords.wrongDate : '';
  }

  /** Returns the doubts that no correction has removed, in words. */
  protected doubtsAbout(_view: View): readonly string[] {
    return [];
  }

  /** Draws the buttons that replace the dock while there is a doubt. */
  protected renderDoubtButtons(): TemplateResult | typeof nothing {
    return nothing;
  }

  protected override begin(capture: typeof captureMachine): Actor<typeof paperMachine> {
    this.entries.restore(this.draft?.typed, this.payload?.corrections);
    return super.begin(capture);
  }

  protected override ownDraft() {
    return { typed: this.entries.texts };
  }

  protected override forget(): void {
    this.entries.clear();
  }

  /** Returns the submission's members other than the medium. */
  protected get answer(): { corrections?: FieldTexts<Field>; seen: boolean } {
    const corrections = this.entries.correctionsOf(this.view?.fields);
    return { ...(Object.keys(corrections).length > 0 ? { corrections } : {}), seen: this.view?.reading === 'read' };
  }

  protected override get trouble(): string | null {
    return this.problem?.key === 'invalid_body' ? this.paperWords.wrong : super.trouble;
  }

  #send = (event: Event): void => {
    event.preventDefault();
    if (this.entries.check()) this.sendForm(event);
  };

  /** Draws the read fields, each with a way to correct it. The page says that they were read, never that they are true. */
  protected override renderRead(view: View): TemplateResult {
    const { paperWords: words, fields, entries, lineLength: maxLength, isFile: fromFile, again } = this;
    const doubts = this.doubtsAbout(view);
    const after = renderAgain(words, { owner: this, fromFile, again });
    return html`<form novalidate @submit=${this.#send}><zaguan-page heading=${words.title} why=${words.titleWhy}>
      ${doubts.map(
        (doubt) =>
          html`<zaguan-notice class="doubt" kind="warn" live="status"><span slot="icon">${warnIcon()}</span>${doubt}</zaguan-notice>`,
      )}
      ${renderReadFields(words, { fields, read: view.fields, entries, maxLength })}
      ${
        doubts.length === 0 || this.busy ? renderDock(this, { submit: words.yes, problem: this.trouble, after }) : this.renderDoubtButtons()
      }
    </zaguan-page></form>`;
  }
}
