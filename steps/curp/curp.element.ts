import { html, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { PICTURE_FILES } from '#contracts/steps/accepted-files.ts';
import { CURP_LENGTH, readCurp } from '#mexico/curp.ts';
import { parseCurpCode } from '#mexico/symbols/curp-code.ts';
import { mexicanDate } from '#mexico/today.ts';
import { SymbolReader } from '#src/capture/symbols/reader.ts';
import { type FileChooser, files } from '#src/device/files.ts';
import { curpWords } from '#src/i18n/curp.i18n.ts';
import { wordsIn } from '#src/i18n/words.ts';
import { curpFactsStyles, faultOf, renderCurp } from '#src/step/curp-in-words.ts';
import { problemInWords, renderDock } from '#src/step/dock.ts';
import { step } from '#src/step/step.styles.ts';
import { StepElement } from '#src/step/step-element.ts';
import { base } from '#src/ui/base.styles.ts';
import '#src/ui/button.element.ts';
import { define } from '#src/ui/define.ts';
import '#src/ui/page.element.ts';
import { curpStepWords } from './curp.i18n.ts';

/** `code` is the text of the symbol from which the CURP was read; null for a typed CURP. */
interface CurpDraft {
  curp: string;
  code: string | null;
}

type StillReader = Pick<SymbolReader, 'still' | 'close'>;

/** @summary The CURP, typed or read from the symbol in a photo. */
export class CurpElement extends StepElement<null, { curp: string }, CurpDraft> {
  static override styles = [base, step, curpFactsStyles];

  @property({ attribute: false }) files: FileChooser = files;
  /** Opens the reader of symbols in a photo. Tests replace it. */
  @property({ attribute: false }) openReader: () => StillReader = () =>
    new SymbolReader({ assetsBase: this.assetsBase, formats: ['QRCode', 'PDF417'] });

  @state() private entry: CurpDraft | null = null;
  @state() private fault: 'wrongCheck' | 'empty' | 'incomplete' | null = null;
  @state() private scan: 'idle' | 'reading' | 'nothing' = 'idle';
  /** The CURP that the server did not find. */
  #doubted = '';
  #today = mexicanDate(new Date());

  protected override willUpdate(changes: PropertyValues<this>): void {
    if (!changes.has('problem')) return;
    if (this.problem?.key === 'conflict') this.#doubted = this.#reading.text;
    if (this.problem?.field === 'curp') this.fault = 'wrongCheck';
  }

  get #words() {
    return { ...wordsIn(curpWords, this.language, this.texts), ...wordsIn(curpStepWords, this.language, this.texts) };
  }

  get #current(): CurpDraft {
    return this.entry ?? this.draft ?? { curp: this.payload?.curp ?? '', code: null };
  }

  get #reading() {
    return readCurp(this.#current.curp, this.#today);
  }

  #keep(draft: CurpDraft): void {
    this.entry = draft;
    this.fault = null;
    this.scan = 'idle';
    this.host.saveDraft(draft);
  }

  #submit = (event: Event) => {
    event.preventDefault();
    if (this.busy) return;
    const { text: curp, complete, birthDate } = this.#reading;
    if (!complete || !birthDate) {
      this.fault = faultOf(this.#words, this.#reading);
      this.focusSoon('zaguan-curp-field');
      return;
    }
    const { code } = this.#current;
    const isConfirmed = this.problem?.key === 'conflict' && this.#doubted === curp;
    this.host.submit({ curp, ...(code ? { code } : {}), ...(isConfirmed ? { confirmed: isConfirmed } : {}) });
  };

  #readPhoto = async () => {
    const photo = await this.files.choose(PICTURE_FILES);
    if (!photo) return;
    this.scan = 'reading';
    const reader = this.openReader();
    try {
      const symbols = await reader.still(photo);
      const code = symbols.map(({ payload }) => payload).find((payload) => parseCurpCode(payload, this.#today));
      if (code) this.#keep({ curp: parseCurpCode(code, this.#today)?.curp ?? '', code });
      else this.scan = 'nothing';
    } catch {
      // A photo that cannot be opened counts as a photo without a symbol.
      this.scan = 'nothing';
    } finally {
      reader.close();
    }
  };

  #faultInWords(): string {
    const words = this.#words;
    if (this.fault === 'incomplete') return words.incomplete(CURP_LENGTH - this.#reading.text.length);
    return this.fault === null ? '' : words[this.fault];
  }

  #problem(): string | null {
    const words = this.#words;
    if (this.scan === 'nothing') return words.noCode;
    if (this.problem?.key === 'conflict') return this.#doubted === this.#reading.text ? words.notFound : null;
    return this.problem && this.problem.field !== 'curp' ? problemInWords(this.problem, this.language) : null;
  }

  protected override render() {
    const words = this.#words;
    return html`<form novalidate @submit=${this.#submit}>
      <zaguan-page .heading=${words.heading} .why=${words.why}>
        ${renderCurp(words, {
          reading: this.#reading,
          value: this.#current.curp,
          today: this.#today,
          error: this.#faultInWords(),
          language: this.language,
          type: (event) => this.#keep({ curp: (event.target as HTMLInputElement).value, code: null }),
          accept: (curp) => this.#keep({ curp, code: null }),
        })}
        <zaguan-button variant="text" compact .waiting=${this.scan === 'reading' ? words.scanning : ''} @click=${this.#readPhoto}
          >${words.scan}</zaguan-button
        >
        ${renderDock(this, { submit: words.submit, problem: this.#problem() })}
      </zaguan-page>
    </form>`;
  }
}

export const tag = 'zaguan-step-curp';
define(tag, CurpElement);
