import type { PropertyValues, TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { type Actor, createActor } from 'xstate';
import type { ReadingStatus } from '#contracts/steps/paper-step.ts';
import { ASPECTS, HALF_LETTER } from '#vision/quad/aspects.ts';
import type { Strictness } from '#vision/watch/demands.ts';
import type { CaptureContext, captureMachine, GuideEvent } from '../../capture/capture.machine.ts';
import { DocumentFinder, type FrameFinder } from '../../capture/documents/finder.ts';
import type { Region, Size } from '../../capture/guide.ts';
import { paperMachine } from '../../capture/paper.machine.ts';
import { pdfIn } from '../../capture/pdf-file.ts';
import type { Specimen } from '../../capture/specimen-camera.ts';
import { type Still, StillFailure } from '../../capture/still.ts';
import type { PaperWords } from '../../i18n/paper.i18n.ts';
import type { StepProblem } from '../../machine/step-state.ts';
import type { CaptureSubject, CaptureWays } from '../camera/capture-screens.ts';
import { CaptureStepElement } from '../camera/capture-step.ts';
import { DocumentGuide, documentRemarks } from '../camera/document-guide.ts';
import { fileTroubleInWords } from '../camera/file-trouble.ts';
import { pictureReviewStyles } from '../camera/picture-review.styles.ts';
import type { ShownCamera } from '../camera/shown-camera.ts';
import { problemInWords } from '../dock.ts';
import { renderFileIntro, renderHeld, renderReading, renderUnread } from './paper-screens.ts';
import { readFieldStyles } from './read-fields.styles.ts';

export interface PaperSetup {
  /** Whether a picture or PDF file is taken too, beside the camera. */
  allow_file: boolean;
  /** Whether the picture takes itself once the paper lies well. */
  automatic: boolean;
  strictness: Strictness;
  capture: 'live' | 'fixture';
}

/** What the server says of a paper. */
export interface PaperView {
  uuid: string;
  reading: ReadingStatus;
}

export interface PaperDraft {
  uuid: string | null;
  /** Papers before it that could not be read. */
  unread: number;
}

/** The paper that a step asks for. */
export interface PaperRequest {
  collection: string;
  /** Whether the server reads it; else it is only kept. */
  isRead: boolean;
  /** The shape of the camera's frame. */
  shape: 'card' | 'sheet';
  /** MIME types. Without one of a picture no camera is offered. */
  accept: readonly string[];
  heading: string;
  why: string;
  drawing: TemplateResult;
  /** What it is, in a few words. */
  label: string;
  /** The drawn specimen, lying where the guide wants it. */
  specimen: (guide: Region, screen: Size) => Promise<Specimen>;
}

/** What a paper of that shape may be, longer side by shorter. */
const aspectsOf = { card: [ASPECTS.card, ASPECTS.a4], sheet: [ASPECTS.letter, ASPECTS.a4, HALF_LETTER] } as const;

/**
 * A step that has one paper read: a photo of it or a file, whose text the server reads by the action `read {media}`. A step adds what it
 * asks for and the page of what was read.
 */
export abstract class PaperStepElement<
  Setup extends PaperSetup,
  View extends PaperView,
  Draft extends PaperDraft,
  Payload = never,
> extends CaptureStepElement<typeof paperMachine, Setup, Draft, Payload> {
  static override styles = [...CaptureStepElement.styles, pictureReviewStyles, readFieldStyles];

  /** The medium of the last request to read. */
  #request: string | null = null;
  readonly #guide = new DocumentGuide(() => this.openFinder());
  /** The person goes on with a paper that cannot be read. */
  #goesOn = false;

  /** The test seam: tests hand in a finder that says what lies before the camera. */
  @property({ attribute: false }) openFinder: () => FrameFinder = () =>
    new DocumentFinder({ aspects: aspectsOf[this.paper.shape], assetsBase: this.assetsBase });

  protected abstract readonly paperWords: PaperWords;
  protected abstract readonly paper: PaperRequest;
  /** The page of what was read; null where there is nothing to show of it. */
  protected abstract renderRead(view: View): TemplateResult | null;
  /** The submission that names a medium. */
  protected abstract submission(uuid: string): object;

  /** What the step keeps in the draft beside the paper. */
  protected ownDraft(): object {
    return {};
  }

  /** Another paper comes: what was said of this one goes. */
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
        submit: ({ context }) => this.host.submit(this.submission(context.uuid ?? '')),
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
    this.host.saveDraft({ uuid, unread, ...this.ownDraft() });
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

  /** What the server read of the paper; null while it is not there. */
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

  protected sendPaper = (event: Event): void => {
    event.preventDefault();
    this.send({ type: 'submission.send' });
  };

  /** Why the server did not take the submission, in words; null where it did. */
  protected get trouble(): string | null {
    if (!this.problem) return null;
    const words = this.paperWords;
    const own: Partial<Record<StepProblem['key'], string>> = {
      media_missing: words.mediaMissing,
      media_capture_not_allowed: words.captureNotAllowed,
      consent_missing: words.consentMissing,
    };
    return own[this.problem.key] ?? problemInWords(this.problem, this.language);
  }

  protected override subject({ hint, notice }: CaptureContext): CaptureSubject {
    const { paperWords: words, paper } = this;
    const unreadableFile = this.#takesPictures ? words.unreadableFile : words.onlyPdf;
    const trouble = notice === 'consent_missing' ? words.consentMissing : fileTroubleInWords({ ...words, unreadableFile }, notice);
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
      confirmation: words.taken,
      shutter: words.shutter,
      chooseFile: words.chooseFile,
      openingFile: words.openingFile,
      upload: this.setup.allow_file ? { offer: words.chooseFile, why: words.uploadWhy } : null,
      explanation: trouble === null ? null : { title: words.troubleWithFile, why: trouble },
    };
  }

  get #takesPictures(): boolean {
    return this.paper.accept.some((mime) => mime.startsWith('image/'));
  }

  protected override renderIntro(subject: CaptureSubject, ways: CaptureWays): TemplateResult {
    return this.#takesPictures ? super.renderIntro(subject, ways) : renderFileIntro(this.paperWords, subject, ways);
  }

  /** What surrounds a sheet shows where its edges are. */
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
    // The shell sends again what did not arrive, once the person submits.
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
    return page ?? renderHeld(words, { owner: this, ...picture, fromFile, problem: this.trouble, again, send: this.sendPaper });
  }
}

/** Why the server does not take the upload, as a file's trouble; null where another try may help. */
function uploadTrouble(problem: StepProblem | null): string | null {
  switch (problem?.key) {
    case 'consent_missing':
      return 'consent_missing';
    case 'payload_too_large':
    case 'media_too_many_pixels':
      return 'large_file';
    case 'media_damaged':
    case 'media_type_unknown':
    case 'media_type_mismatch':
      return 'unreadable_file';
    default:
      return null;
  }
}
