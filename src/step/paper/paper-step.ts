import type { PropertyValues, TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { type Actor, createActor } from 'xstate';
import type { browserDocumentSetup, ReadingStatus } from '#contracts/steps/paper-step.ts';
import { ASPECTS, HALF_LETTER } from '#vision/quad/aspects.ts';
import type { CaptureContext, captureMachine, GuideEvent } from '../../capture/capture.machine.ts';
import { DocumentFinder, type FrameFinder } from '../../capture/documents/finder.ts';
import type { Region, Size } from '../../capture/guide.ts';
import { paperMachine } from '../../capture/paper.machine.ts';
import { pdfIn } from '../../capture/pdf-file.ts';
import type { Specimen } from '../../capture/specimen-camera.ts';
import { type Still, StillFailure } from '../../capture/still.ts';
import type { PaperWords } from '../../i18n/paper.i18n.ts';
import type { CaptureSubject, CaptureWays } from '../camera/capture-screens.ts';
import { CaptureStepElement } from '../camera/capture-step.ts';
import { DocumentGuide, documentRemarks } from '../camera/document-guide.ts';
import { photoSubject } from '../camera/photo-subject.ts';
import { pictureReviewStyles } from '../camera/picture-review.styles.ts';
import type { ShownCamera } from '../camera/shown-camera.ts';
import { problemInWords } from '../dock.ts';
import { uploadTrouble } from '../upload-trouble.ts';
import { renderFileIntro, renderPictureOnly, renderReading, renderUnread } from './paper-screens.ts';
import { readFieldStyles } from './read-fields.styles.ts';

export type PaperSetup = ReturnType<typeof browserDocumentSetup>;

/** The server's reading of a paper. */
export interface PaperView {
  uuid: string;
  reading: ReadingStatus;
}

export interface PaperDraft {
  uuid: string | null;
  /** Count of earlier papers that could not be read. */
  unread: number;
}

/** The paper that a step asks for. */
export interface PaperRequest {
  collection: string;
  /** True if the server reads the paper; else the server only stores it. */
  isRead: boolean;
  /** The shape of the camera's frame. */
  shape: 'card' | 'sheet';
  /** Accepted MIME types. Without an image type, no camera is offered. */
  accept: readonly string[];
  heading: string;
  why: string;
  drawing: TemplateResult;
  /** Names the paper in a few words. */
  label: string;
  /** Draws the specimen, placed inside the guide. */
  specimen: (guide: Region, screen: Size) => Promise<Specimen>;
}

/** Possible aspects of each shape: longer side divided by shorter side. */
const aspectsOf = { card: [ASPECTS.card, ASPECTS.a4], sheet: [ASPECTS.letter, ASPECTS.a4, HALF_LETTER] } as const;

/**
 * A step for one paper: a photo or a file, whose text the server reads through the action `read {media}`. A subclass adds the paper's
 * request and the page of the fields.
 */
export abstract class PaperStepElement<
  Setup extends PaperSetup,
  View extends PaperView,
  Draft extends PaperDraft,
  Payload = never,
> extends CaptureStepElement<typeof paperMachine, Setup, Draft, Payload> {
  static override styles = [...CaptureStepElement.styles, pictureReviewStyles, readFieldStyles];

  /** The uuid of the medium of the last `read` action. */
  #request: string | null = null;
  readonly #guide = new DocumentGuide(() => this.openFinder());
  /** True once the person continues with an unread paper. */
  #goesOn = false;

  /** Opens the document finder; tests replace it. */
  @property({ attribute: false }) openFinder: () => FrameFinder = () =>
    new DocumentFinder({ aspects: aspectsOf[this.paper.shape], assetsBase: this.assetsBase });

  protected abstract readonly paperWords: PaperWords;
  protected abstract readonly paper: PaperRequest;
  /** Draws the page of the reading; null if it has nothing to show. */
  protected abstract renderRead(view: View): TemplateResult | null;
  protected abstract submission(uuid: string): object;

  /** Returns the subclass's members of the draft. */
  protected ownDraft(): object {
    return {};
  }

  /** Clears the subclass's entries before another paper is captured. */
  protected forget(): void {}

  protected override begin(capture: typeof captureMachine): Actor<typeof paperMachine> {
    const machine = paperMachine.provide({
      actors: { capture },
      actions: {
        releaseCamera: () => this.releaseCamera(),
        keepDraft: () => this.keepDraft(),
        discardPaper: ({ context }) => {
          this.discard(context.uuid ?? undefined);
          this.forget();
        },
        submit: ({ context }) => this.submitCapture(this.submission(context.uuid ?? '')),
      },
    });
    const { collection } = this.paper;
    const lastUuid = this.media.filter((medium) => medium.collection === collection).at(-1)?.uuid ?? null;
    return createActor(machine, {
      input: { collection, uuid: this.draft?.uuid ?? lastUuid, unread: this.draft?.unread ?? 0 },
    });
  }

  protected keepDraft(): void {
    const { uuid, unread } = this.snapshot.context;
    this.saveDraft({ uuid, unread, ...this.ownDraft() });
  }

  protected override willUpdate(changes: PropertyValues<this>): void {
    super.willUpdate(changes);
    if (!this.snapshot.matches('paper')) return;
    const uuid = this.snapshot.context.uuid ?? '';
    const medium = this.medium(uuid);
    const trouble = medium?.status === 'failed' ? uploadTrouble(medium.problem) : null;
    if (trouble) this.send({ type: 'medium.refused', trouble });
    else if (this.paper.isRead && medium?.status === 'stored' && this.#request !== uuid && this.view === null) {
      this.#request = uuid;
      this.host.act('read', { media: uuid });
    }
  }

  /** Returns the server's reading of the present paper; null until it arrives. */
  protected get view(): View | null {
    const { read } = this.actions;
    const view = read?.status === 'done' ? (read.result as View) : null;
    return view?.uuid === this.snapshot.context.uuid ? view : null;
  }

  protected get isFile(): boolean {
    return this.snapshot.context.capture === 'file';
  }

  protected again = (): void => {
    this.#goesOn = false;
    this.send({ type: 'again', unread: this.view !== null && this.view.reading !== 'read' });
  };

  /** Returns why the server rejected the submission, in words; null if it did not. */
  protected get trouble(): string | null {
    if (!this.problem) return null;
    const words = this.paperWords;
    return problemInWords(this.problem, this.language, {
      media_missing: words.mediaMissing,
      media_capture_not_allowed: words.captureNotAllowed,
      consent_missing: words.consentMissing,
    });
  }

  protected override subject({ hint, notice }: CaptureContext): CaptureSubject {
    const { paperWords: words, paper } = this;
    const unreadableFile = this.#takesPictures ? words.unreadableFile : words.onlyPdf;
    return {
      guide: paper.shape,
      accept: paper.accept,
      intro: {
        heading: paper.heading,
        why: paper.why,
        drawing: paper.drawing,
        tips: paper.shape === 'sheet' ? [words.tipFlat, words.tipLight, words.tipWhole] : [words.tipLight, words.tipWhole],
        privacy: words.privacy(this.companyName, this.mediaDays),
      },
      caption: paper.label,
      aim: words[hint],
      remarks: documentRemarks(words, words.closer),
      ...photoSubject({ ...words, unreadableFile }, notice),
      openingFile: words.openingFile,
      upload: this.setup.allow_file ? { offer: words.chooseFile, why: words.uploadWhy } : null,
    };
  }

  get #takesPictures(): boolean {
    return this.paper.accept.some((mime) => mime.startsWith('image/'));
  }

  protected override renderIntro(subject: CaptureSubject, ways: CaptureWays): TemplateResult {
    return this.#takesPictures ? super.renderIntro(subject, ways) : renderFileIntro(this.paperWords, subject, ways);
  }

  /** Shows the surface around the sheet, which makes its edges visible. */
  protected override readonly margin = 0.1;

  protected override guide(liveCamera: ShownCamera, tell: (event: GuideEvent) => void): () => void {
    if (!this.setup.automatic) return super.guide(liveCamera, tell);
    const { margin, paper, setup } = this;
    return this.#guide.watch(liveCamera, { margin, otherSide: false, strictness: setup.strictness, shape: paper.shape, tell });
  }

  protected override releaseCamera(): void {
    super.releaseCamera();
    this.#guide.close();
  }

  protected override async fromFile(file: Blob): Promise<Still> {
    const pdf = await pdfIn(file);
    if (pdf) return { blob: pdf, advice: null };
    if (!this.#takesPictures) throw new StillFailure('unreadable_file');
    return super.fromFile(file);
  }

  protected override specimen(guide: Region, screen: Size) {
    return this.paper.specimen(guide, screen);
  }

  protected override renderStep(): TemplateResult {
    const { paperWords: words, view, isFile: fromFile, again } = this;
    const { uuid, unread } = this.snapshot.context;
    const medium = this.medium(uuid ?? undefined);
    const picture = { preview: this.preview(uuid ?? undefined), drawing: this.paper.drawing, label: this.paper.label };
    // The shell repeats a failed upload once the person submits.
    const isLost = (this.actions.read?.status === 'failed' && this.#request === uuid) || medium?.status === 'failed';
    if (this.paper.isRead && view === null && !isLost && this.snapshot.matches({ paper: 'idle' }) && !this.busy) {
      return renderReading(words, { owner: this, medium, cancel: () => this.send({ type: 'screen.back' }) });
    }
    const reading = view?.reading ?? 'unavailable';
    if (reading !== 'read' && reading !== 'unavailable' && !this.#goesOn) {
      const goOn = () => {
        this.#goesOn = true;
        this.requestUpdate();
      };
      return renderUnread(words, {
        isOther: reading === 'other_kind',
        ...picture,
        fromFile,
        takesFile: this.setup.allow_file,
        again,
        goOn: unread > 0 ? goOn : null,
      });
    }
    const page = view?.reading === 'read' ? this.renderRead(view) : null;
    return page ?? renderPictureOnly(words, { owner: this, ...picture, fromFile, problem: this.trouble, again, send: this.sendForm });
  }
}
