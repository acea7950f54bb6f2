import type { PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { type Actor, createActor, fromCallback } from 'xstate';
import { mexicanDate } from '#mexico/today.ts';
import type { CaptureContext, captureMachine, GuideEvent } from '#src/capture/capture.machine.ts';
import type { Region, Size } from '#src/capture/guide.ts';
import { pdfIn } from '#src/capture/pdf-file.ts';
import type { Still } from '#src/capture/still.ts';
import { SymbolReader } from '#src/capture/symbols/reader.ts';
import { wordsIn } from '#src/i18n/words.ts';
import { ActionWatch } from '#src/step/action-watch.ts';
import type { CaptureSubject, CaptureWays } from '#src/step/camera/capture-screens.ts';
import { CaptureStepElement } from '#src/step/camera/capture-step.ts';
import type { ShownCamera } from '#src/step/camera/shown-camera.ts';
import { define } from '#src/ui/define.ts';
import { judgePayload } from './certificate.contract.ts';
import { type FrameReader, scanFrames } from './scan.ts';
import { renderConfirm, renderHelp, renderReading } from './screens.ts';
import { subjectOf } from './subject.ts';
import type { CertificateReading, TaxCertificateSetup } from './tax-certificate.contract.ts';
import { type TaxCertificateWords, taxCertificateWords } from './tax-certificate.i18n.ts';
import { type CertificateMatch, type MediumEvent, type TaxCertificateInput, taxCertificateMachine } from './tax-certificate.machine.ts';
import { taxCertificateStyles } from './tax-certificate.styles.ts';
import { troubleInWords, uploadTrouble } from './troubles.ts';

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
    this.#attend();
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
          this.host.saveDraft((found?.by ?? (medium ? { media: medium.uuid } : {})) satisfies TaxCertificateDraft),
        discard: (_, { uuid }) => this.discard(uuid),
        submit: ({ context: { match: found } }) => this.host.submit({ ...found?.by, ...(this.#doubts(found) ? { confirmed: true } : {}) }),
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

  protected override subject(state: CaptureContext): CaptureSubject {
    return subjectOf(state, { words: this.#words, company: this.companyName, mayChooseFile: this.setup.allow_file });
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

  #await(uuid: string, tell: (event: MediumEvent) => void): () => void {
    this.#awaited = { uuid, tell };
    this.requestUpdate();
    return () => {
      this.#awaited = null;
    };
  }

  /** Requests the reading once the server has the medium, and reports the outcome. */
  #attend(): void {
    if (!this.#awaited) return;
    const { uuid, tell } = this.#awaited;
    const medium = this.medium(uuid);
    const outcome = this.#reading.outcome(this.actions.read);
    if (outcome?.status === 'failed') tell({ type: 'medium.refused', trouble: uploadTrouble(outcome.problem) });
    else if (outcome?.status === 'done' && (outcome.result as CertificateReading).media === uuid)
      tell(eventOf(outcome.result as CertificateReading));
    else if (medium?.status === 'failed') tell({ type: 'medium.refused', trouble: uploadTrouble(medium.problem) });
    else if (medium?.status === 'stored' && !this.#reading.waiting) {
      this.#reading.ask(this.actions.read);
      this.host.act('read', { media: uuid });
    }
  }

  /** Renders an explanation as a full page: the reason, the other ways, and advice if there is none. */
  protected override renderIntro(subject: CaptureSubject, ways: CaptureWays) {
    if (!subject.explanation) return super.renderIntro(subject, ways);
    return renderHelp(this.#words, { ...subject, explanation: subject.explanation }, { ...ways, company: this.companyName });
  }

  #doubts(match: CertificateMatch | null): boolean {
    return match?.certificate.rfc === this.#doubted;
  }

  /** Returns the message for the server's problem; null if the problem belongs to an earlier certificate. */
  #problemWith({ certificate }: CertificateMatch): string | null {
    if (this.problem?.key === 'conflict' && certificate.rfc !== this.#doubted) return null;
    return this.problem && troubleInWords(this.#words, this.problem, this.language);
  }

  #renderConfirm(match: CertificateMatch) {
    const { certificate } = match;
    return renderConfirm(this.#words, {
      owner: this,
      certificate,
      problem: this.#problemWith(match),
      send: (event) => {
        event.preventDefault();
        this.send({ type: 'submission.send' });
      },
      again: () => this.send({ type: 'again' }),
    });
  }

  protected override renderStep() {
    const { match: found, medium } = this.snapshot.context;
    if (found) return this.#renderConfirm(found);
    return renderReading(this.#words, {
      owner: this,
      medium: this.medium(medium?.uuid),
      cancel: () => this.send({ type: 'screen.back' }),
    });
  }
}

/** Converts the server's reading of a file to the machine's event. */
function eventOf({ media, certificate, trouble }: CertificateReading): MediumEvent {
  if (certificate) return { type: 'medium.read', match: { by: { media }, certificate } };
  return { type: 'medium.refused', trouble: trouble ?? 'no_code' };
}

export const tag = 'zaguan-step-tax-certificate';
define(tag, TaxCertificateElement);
