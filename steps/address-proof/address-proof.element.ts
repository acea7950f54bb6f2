import { state } from 'lit/decorators.js';
import type { Actor } from 'xstate';
import type { captureMachine } from '../../src/capture/capture.machine.ts';
import type { paperMachine } from '../../src/capture/paper.machine.ts';
import { wordsIn } from '../../src/i18n/words.ts';
import { type Paper, type PaperDraft, PaperStepElement } from '../../src/step/paper-step.ts';
import { correctionsOf, type Typed, typedBefore } from '../../src/step/typed-fields.ts';
import { define } from '../../src/ui/define.ts';
import { type AddressProofSetup, addressProof } from './address-proof.contract.ts';
import { type AddressProofWords, addressProofWords } from './address-proof.i18n.ts';
import { drawing } from './drawing.ts';
import type { CorrectionsMade, Field, ProofView } from './proof.contract.ts';
import { asPrinted, asSent, renderReadPage, wrongField } from './read-page.ts';

interface Draft extends PaperDraft {
  typed: Typed<Field>;
}

/**
 * @summary A bill or a bank statement, from the camera or a file. The server reads it, and the person sees and corrects what it says.
 * @event zaguan-step-draft - `{uuid, unread, typed}`
 * @event zaguan-step-submit - `{submission: {proof, corrections, seen}}`
 */
export class AddressProofElement extends PaperStepElement<AddressProofSetup, ProofView, Draft, { corrections?: CorrectionsMade }> {
  @state() private typed: Typed<Field> = {};
  @state() private errors: Typed<Field> = {};

  protected override get paperWords(): AddressProofWords {
    return wordsIn(addressProofWords, this.language, this.texts);
  }

  protected override get paper(): Paper {
    const words = this.paperWords;
    const { max_age_months } = this.setup;
    return {
      collection: 'proof',
      shape: 'sheet',
      accept: addressProof.media.proof?.accept ?? [],
      heading: words.explain,
      why: max_age_months === null ? words.explainWhy : `${words.explainWhy} ${words.notOlder(max_age_months)}`,
      drawing,
      label: words.label,
      specimen,
    };
  }

  protected override begin(capture: typeof captureMachine): Actor<typeof paperMachine> {
    this.typed = this.draft?.typed ?? typedBefore(this.payload?.corrections, asPrinted);
    return super.begin(capture);
  }

  protected override ownDraft() {
    return { typed: this.typed };
  }

  protected override forget(): void {
    this.typed = {};
    this.errors = {};
  }

  protected override submission(proof: string) {
    const corrections = correctionsOf(this.typed, this.view?.fields, asSent);
    return { proof, ...(Object.keys(corrections).length > 0 ? { corrections } : {}), seen: this.view?.reading === 'read' };
  }

  protected override get trouble(): string | null {
    return this.problem?.key === 'invalid_body' ? this.paperWords.wrong : super.trouble;
  }

  #type(field: Field, value: string): void {
    this.typed = { ...this.typed, [field]: value };
    this.errors = { ...this.errors, [field]: '' };
    this.keepDraft();
  }

  #send = (event: Event): void => {
    const wrong = Object.entries(this.typed).map(([field, text]) => [field, wrongField(this.paperWords, field as Field, text)] as const);
    this.errors = Object.fromEntries(wrong);
    const first = wrong.find(([, error]) => error !== '')?.[0];
    event.preventDefault();
    if (first) this.focusSoon(`[data-field=${first}]`);
    else this.sendPaper(event);
  };

  protected override renderRead(view: ProofView) {
    return renderReadPage(this.paperWords, {
      owner: this,
      view,
      typed: this.typed,
      errors: this.errors,
      maxAge: this.setup.max_age_months,
      company: this.companyName,
      problem: this.trouble,
      fromFile: this.isFile,
      open: (field) => {
        this.#type(field, asPrinted(field, view.fields[field] ?? ''));
        this.focusSoon(`[data-field=${field}]`);
      },
      type: (field, value) => this.#type(field, value),
      again: this.again,
      send: this.#send,
    });
  }
}

/** A bill of nobody. */
const specimen = [
  'CFE Suministrador de Servicios Básicos',
  '',
  'LUISA PEREZ GOMEZ',
  'C DEL ZAGUAN 12',
  'COL. CENTRO',
  'C.P. 44100',
  'GUADALAJARA, JALISCO',
  '',
  'NO. DE SERVICIO: 000000000012',
  'TOTAL A PAGAR: $120',
];

export const tag = 'zaguan-step-address-proof';
define(tag, AddressProofElement);
