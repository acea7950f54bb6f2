import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { type Actor, createActor, fromCallback } from 'xstate';
import { PAPER_FILES } from '#contracts/steps/accepted-files.ts';
import { mexicanDate } from '#mexico/today.ts';
import type { CaptureContext, captureMachine, GuideEvent } from '#src/capture/capture.machine.ts';
import type { Region, Size } from '#src/capture/guide.ts';
import { pdfIn } from '#src/capture/pdf-file.ts';
import type { Still } from '#src/capture/still.ts';
import { SymbolReader } from '#src/capture/symbols/reader.ts';
import { wordsIn } from '#src/i18n/words.ts';
import { ActionWatch } from '#src/step/action-watch.ts';
import { renderRow } from '#src/step/camera/camera-blocked.ts';
import type { CaptureSubject, CaptureWays } from '#src/step/camera/capture-screens.ts';
import { CaptureStepElement } from '#src/step/camera/capture-step.ts';
import type { ShownCamera } from '#src/step/camera/shown-camera.ts';
import { offlineBand, renderDock } from '#src/step/dock.ts';
import { uploadTrouble } from '#src/step/upload-trouble.ts';
import '#src/ui/button.element.ts';
import { define } from '#src/ui/define.ts';
import { documentIcon } from '#src/ui/drawings/icons.ts';
import { pictureIcon, warnIcon } from '#src/ui/drawings/later-icons.ts';
import '#src/ui/page.element.ts';
import { judgePayload } from './certificate.contract.ts';
import { drawing } from './drawing.ts';
import { type FrameReader, scanFrames } from './scan.ts';
import type { CertificateReading, TaxCertificateSetup } from './tax-certificate.contract.ts';
import { type TaxCertificateWords, taxCertificateWords } from './tax-certificate.i18n.ts';
import { type CertificateMatch, type MediumEvent, type TaxCertificateInput, taxCertificateMachine } from './tax-certificate.machine.ts';
import { taxCertificateStyles } from './tax-certificate.styles.ts';
import { troubleInWords, troubleTitle } from './troubles.ts';

/** The symbol's text that is still to be sent, or the picture or PDF that the server reads. */
interface TaxCertificateDraft {
  code?: string;
  media?: string;
}

/** The margin read around the guide, as a share of the guide: people aim loosely, and a symbol needs its quiet zone. */
const READING_MARGIN = 0.35;

/**
 * @summary RFC and idCIF from the symbol of the tax certificate: live, from a photo or from a PDF; confirmed by the person, not verified.
 */
export class TaxCertificateElement extends CaptureStepElement<typeof taxCertificateMachine, TaxCertificateSetup, TaxCertificateDraft> {
  static override styles = [...CaptureStepElement.styles, taxCertificateStyles];

  #reader: FrameReader | null = null;
  #reading = new ActionWatch();
  /** The RFC that does not fit the person's CURP, according to the server. */
  #doubted = '';
  /** The medium whose reading by the server is awaited; null for none. */
  #awaited: { uuid: string; tell: (event: MediumEvent) => void } | null = null;

  /** Opens the reader of symbols in frames. Tests replace it. */
  @property({ attribute: false }) openReader: () => FrameReader = () =>
    new SymbolReader({ assetsBase: this.assetsBase, formats: ['QRCode'] });

  protected override willUpdate(changes: PropertyValues<this>): void {
    super.willUpdate(changes);
    if (changes.has('problem') && this.problem?.key === 'conflict') this.#doubted = this.snapshot.context.match?.certificate.rfc ?? '';
    this.#checkAwaited();
  }

  get #words(): TaxCertificateWords {
    return wordsIn(taxCertificateWords, this.language, this.texts);
  }

  protected override begin(capture: typeof captureMachine): Actor<typeof taxCertificateMachine> {
    const machine = taxCertificateMachine.provide({
      actors: {
        capture,
        readMedium: fromCallback<MediumEvent, { uuid: string }>(({ sendBack, input }) => this.#await(input.uuid, sendBack)),
      },
      actions: {
        releaseCamera: () => this.releaseCamera(),
        keepDraft: ({ context: { match: found, medium } }) =>
          this.saveDraft((found?.by ?? (medium ? { media: medium.uuid } : {})) satisfies TaxCertificateDraft),
        discard: (_, { uuid }) => this.discard(uuid),
        submit: ({ context: { match: found } }) =>
          this.submitCapture({ ...found?.by, ...(this.#doubts(found) ? { confirmed: true } : {}) }),
      },
    });
    return createActor(machine, { input: this.#input() });
  }

  /** Restores the person's place: a symbol's text to be confirmed, or a file that the server still has to read. */
  #input(): TaxCertificateInput {
    const { code, media } = this.draft ?? {};
    const certificate = code === undefined ? null : judgePayload(code, mexicanDate(new Date())).certificate;
    return {
      match: code !== undefined && certificate ? { by: { code }, certificate } : null,
      medium: this.medium(media) ?? null,
    };
  }

  protected override subject({ hint, notice, output }: CaptureContext): CaptureSubject {
    const words = this.#words;
    return {
      guide: 'code',
      accept: PAPER_FILES,
      intro: {
        heading: words.explain,
        why: words.explainWhy,
        drawing,
        tips: [words.tipPaper, words.tipWhole, words.tipLight],
        privacy: words.privacy(this.companyName),
      },
      caption: words.caption,
      aim: words[hint],
      remarks: { other_code: words.otherCode, other_paper: words.otherPaper },
      confirmation: output && 'found' in output ? words.seen : words.taken,
      shutter: words.shutter,
      chooseFile: words.chooseFile,
      openingFile: words.keeping,
      upload: this.setup.allow_file ? { offer: words.tryFile, why: words.uploadWhy } : null,
      explanation: notice === null ? null : troubleTitle(words, notice),
    };
  }

  /** The margin that a picture includes around the guide, as a share of the guide: the symbol may be outside the guide. */
  protected override readonly margin = 0.6;

  protected override async specimen(guide: Region, screen: Size) {
    const { certificateSpecimen } = await import('./specimen.ts');
    return certificateSpecimen(guide, screen);
  }

  protected override guide(liveCamera: ShownCamera, tell: (event: GuideEvent) => void): () => void {
    const controller = new AbortController();
    this.#reader ??= this.openReader();
    const part = () => liveCamera.within(READING_MARGIN);
    scanFrames(liveCamera.video, { part, reader: this.#reader, tell, signal: controller.signal }).catch(() => {
      if (!controller.signal.aborted) tell({ type: 'guide.unable' });
    });
    return () => controller.abort();
  }

  protected override releaseCamera(): void {
    super.releaseCamera();
    this.#reader?.close();
    this.#reader = null;
  }

  protected override async fromFile(file: Blob): Promise<Still> {
    const pdf = await pdfIn(file);
    return pdf ? { blob: pdf, advice: null } : super.fromFile(file);
  }

  /** Starts the wait for the server's reading of a medium; returns a function that ends it. `#checkAwaited` reports the outcome. */
  #await(uuid: string, tell: (event: MediumEvent) => void): () => void {
    this.#awaited = { uuid, tell };
    this.requestUpdate();
    return () => {
      this.#awaited = null;
    };
  }

  /** Requests the reading once the server has the medium, and reports the outcome. */
  #checkAwaited(): void {
    if (!this.#awaited) return;
    const { uuid, tell } = this.#awaited;
    const medium = this.medium(uuid);
    const outcome = this.#reading.outcome(this.actions.read);
    if (outcome?.status === 'failed') tell({ type: 'medium.refused', trouble: uploadTrouble(outcome.problem) ?? 'not_now' });
    else if (outcome?.status === 'done' && (outcome.result as CertificateReading).media === uuid)
      tell(eventOf(outcome.result as CertificateReading));
    else if (medium?.status === 'failed') tell({ type: 'medium.refused', trouble: uploadTrouble(medium.problem) ?? 'not_now' });
    else if (medium?.status === 'stored' && !this.#reading.waiting) {
      this.#reading.ask(this.actions.read);
      this.host.act('read', { media: uuid });
    }
  }

  /** Renders an explanation as a full page: the reason, the other ways to send the certificate, and advice for who has none. */
  protected override renderIntro(subject: CaptureSubject, ways: CaptureWays): TemplateResult {
    const { explanation, upload } = subject;
    if (!explanation) return super.renderIntro(subject, ways);
    const words = this.#words;
    const fileRow = upload && renderRow(pictureIcon(), { title: upload.offer, why: upload.why }, ways.chooseFile);
    return html`<div class="niche warn">${warnIcon()}</div>
      <zaguan-page heading=${explanation.title} why=${explanation.why}>
        ${fileRow ? html`<ul class="rows">${fileRow}</ul>` : nothing}
        <p class="aside small with-icon">${documentIcon('small')}<span>${words.noCertificate(this.companyName)}</span></p>
        <zaguan-button slot="dock" @click=${ways.begin}>${words.tryCamera}</zaguan-button>
      </zaguan-page>`;
  }

  #doubts(match: CertificateMatch | null): boolean {
    return match?.certificate.rfc === this.#doubted;
  }

  /** Returns the message for the server's problem; null if the problem belongs to an earlier certificate. */
  #problemWith({ certificate }: CertificateMatch): string | null {
    if (this.problem?.key === 'conflict' && certificate.rfc !== this.#doubted) return null;
    return this.problem && troubleInWords(this.#words, this.problem, this.language);
  }

  /** Renders the read data in large type, with a question to confirm them. The page says that they were read, never that they are true. */
  #renderConfirm(match: CertificateMatch): TemplateResult {
    const words = this.#words;
    const { rfc, id_cif, certificate_number } = match.certificate;
    const row = (label: string, value: string | null, kind = '') =>
      value === null ? nothing : html`<div class=${kind}><dt>${label}</dt><dd class="figures">${value}</dd></div>`;
    const again = () => this.send({ type: 'again' });
    return html`<form @submit=${this.sendForm}><zaguan-page heading=${words.confirm} why=${words.confirmWhy}>
      <dl class="facts">
        ${row(words.rfc, rfc, 'main')}${row(words.idCif, id_cif)}${row(words.number, certificate_number)}
      </dl>
      <p class="aside small with-icon">${warnIcon('small')}<span>${words.notVerified}</span></p>
      ${renderDock(this, {
        submit: words.yes,
        problem: this.#problemWith(match),
        after: this.busy ? nothing : html`<zaguan-button slot="dock" variant="text" @click=${again}>${words.again}</zaguan-button>`,
      })}
    </zaguan-page></form>`;
  }

  /** Renders the page shown while the file is uploaded and the server searches it for the symbol. */
  #renderReading(uuid: string | undefined): TemplateResult {
    const words = this.#words;
    const medium = this.medium(uuid);
    const percent = medium?.status === 'uploading' && medium.progress < 1 ? Math.round(medium.progress * 100) : null;
    return html`<zaguan-page heading=${words.reading} why=${words.readingWhy}>
      <div class="busy">
        <span class="paper">${documentIcon()}</span>
        <p role="status">${percent === null ? words.searching : words.sendingPart(String(percent))}</p>
        <progress max="100" value=${percent ?? nothing} aria-label=${words.reading}></progress>
      </div>
      ${offlineBand(this)}
      <zaguan-button slot="dock" variant="text" @click=${() => this.send({ type: 'screen.back' })}>${words.cancel}</zaguan-button>
    </zaguan-page>`;
  }

  protected override renderStep(): TemplateResult {
    const { match, medium } = this.snapshot.context;
    return match ? this.#renderConfirm(match) : this.#renderReading(medium?.uuid);
  }
}

/** Converts the server's reading of a file to the machine's event. */
function eventOf({ media, certificate, trouble }: CertificateReading): MediumEvent {
  if (certificate) return { type: 'medium.read', match: { by: { media }, certificate } };
  return { type: 'medium.refused', trouble: trouble ?? 'no_code' };
}

export const tag = 'zaguan-step-tax-certificate';
define(tag, TaxCertificateElement);
