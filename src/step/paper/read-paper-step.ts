import { state } from 'lit/decorators.js';
import type { Actor } from 'xstate';
import type { captureMachine } from '../../capture/capture.machine.ts';
import type { paperMachine } from '../../capture/paper.machine.ts';
import { type PaperDraft, type PaperSetup, PaperStepElement, type PaperView } from './paper-step.ts';
import { correctionsOf, type FieldTexts, typedBefore } from './typed-fields.ts';

/** The server's reading, by field; a field is null if it was not read. */
export interface FieldsView<Field extends string> extends PaperView {
  fields: Readonly<Record<Field, string | null>>;
}

interface ReadPaperDraft<Field extends string> extends PaperDraft {
  typed: FieldTexts<Field>;
}

/** Data and callbacks of the page of fields. */
export interface FieldsPage<Field extends string> {
  entryByField: FieldTexts<Field>;
  errors: FieldTexts<Field>;
  open: (field: Field) => void;
  type: (field: Field, value: string) => void;
  again: () => void;
  send: (event: Event) => void;
}

/** A step that shows the fields read from its paper, and accepts the person's corrections. */
export abstract class ReadPaperStepElement<
  Setup extends PaperSetup,
  Field extends string,
  View extends FieldsView<Field>,
> extends PaperStepElement<Setup, View, ReadPaperDraft<Field>, { corrections?: Readonly<Record<Field, string | null>> }> {
  @state() private entryByField: FieldTexts<Field> = {} as FieldTexts<Field>;
  @state() private errors: FieldTexts<Field> = {} as FieldTexts<Field>;

  /** Formats a server's text as papers print it. */
  protected abstract asPrinted(field: Field, text: string): string;
  /** Formats a person's text for the submission. */
  protected abstract asSent(field: Field, entry: string): string;
  /** Returns the error of a text to be submitted, in words; empty if there is none. */
  protected abstract faultOf(field: Field, text: string): string;

  protected override begin(capture: typeof captureMachine): Actor<typeof paperMachine> {
    this.entryByField = this.draft?.typed ?? typedBefore(this.payload?.corrections, (field: Field, text) => this.asPrinted(field, text));
    return super.begin(capture);
  }

  protected override ownDraft() {
    return { typed: this.entryByField };
  }

  protected override forget(): void {
    this.entryByField = {} as FieldTexts<Field>;
    this.errors = {} as FieldTexts<Field>;
  }

  /** Returns the submission's members other than the medium. */
  protected get answer(): { corrections?: FieldTexts<Field>; seen: boolean } {
    const { view } = this;
    const corrections = correctionsOf(this.entryByField, view?.fields, (field, text) => this.asSent(field, text));
    return { ...(Object.keys(corrections).length > 0 ? { corrections } : {}), seen: view?.reading === 'read' };
  }

  protected override get trouble(): string | null {
    return this.problem?.key === 'invalid_body' ? this.paperWords.wrong : super.trouble;
  }

  #type(field: Field, value: string): void {
    this.entryByField = { ...this.entryByField, [field]: value };
    this.errors = { ...this.errors, [field]: '' };
    this.keepDraft();
  }

  #send = (event: Event): void => {
    event.preventDefault();
    const entries = Object.entries(this.entryByField) as [Field, string][];
    const faults = entries.map(([field, entry]) => {
      const text = this.asSent(field, entry);
      return [field, text === '' ? '' : this.faultOf(field, text)] as const;
    });
    this.errors = Object.fromEntries(faults) as FieldTexts<Field>;
    const first = faults.find(([, fault]) => fault !== '')?.[0];
    if (first) this.focusSoon(`[data-field="${first}"]`);
    else this.sendPaper(event);
  };

  protected fieldsPage(view: View): FieldsPage<Field> {
    return {
      entryByField: this.entryByField,
      errors: this.errors,
      open: (field) => {
        this.#type(field, this.asPrinted(field, view.fields[field] ?? ''));
        this.focusSoon(`[data-field="${field}"]`);
      },
      type: (field, value) => this.#type(field, value),
      again: this.again,
      send: this.#send,
    };
  }
}
