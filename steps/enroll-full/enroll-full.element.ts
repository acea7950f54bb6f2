import type { PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { type Actor, createActor } from 'xstate';
import { PICTURE_FILES } from '#contracts/steps/accepted-files.ts';
import type { CaptureContext, captureMachine, GuideEvent } from '#src/capture/capture.machine.ts';
import { CardReader, type DeviceReader, fetchReader } from '#src/capture/cards/card-reader.ts';
import { DocumentFinder, type FrameFinder } from '#src/capture/documents/finder.ts';
import { FaceFinder, type FrameFaces } from '#src/capture/faces/finder.ts';
import type { Region, Size } from '#src/capture/guide.ts';
import { overlayWords } from '#src/i18n/assisted.ts';
import { wordsIn } from '#src/i18n/words.ts';
import type { StepProblem } from '#src/machine/step-state.ts';
import type { CaptureSubject } from '#src/step/camera/capture-screens.ts';
import { CaptureStepElement } from '#src/step/camera/capture-step.ts';
import { DocumentGuide } from '#src/step/camera/document-guide.ts';
import { FaceGuide } from '#src/step/camera/face-guide.ts';
import { faceSources } from '#src/step/camera/face-sources.ts';
import { pictureReviewStyles } from '#src/step/camera/picture-review.styles.ts';
import { SelfieCheck } from '#src/step/camera/selfie-check.ts';
import type { ShownCamera } from '#src/step/camera/shown-camera.ts';
import { problemInWords } from '#src/step/dock.ts';
import { LivenessPart } from '#src/step/liveness/liveness-part.ts';
import { FieldEntries, openDoubts } from '#src/step/paper/field-entries.ts';
import { readFieldStyles } from '#src/step/paper/read-fields.styles.ts';
import { define } from '#src/ui/define.ts';
import { ASPECTS } from '#vision/quad/aspects.ts';
import { assistedEnrollFullWords } from './assisted.i18n.ts';
import { fieldsOfDoubt, isWorthRetaking, normalize, typeOf } from './card/card-fields.ts';
import type { CardCorrectionsRecord, CredentialView } from './card/credential.contract.ts';
import { DeviceCard } from './card/device-card.ts';
import type { CardField } from './card/lines.contract.ts';
import { renderReading } from './card-reading.ts';
import type { EnrollFullSetup } from './enroll-full.contract.ts';
import { type EnrollFullWords, enrollFullWords } from './enroll-full.i18n.ts';
import { enrollFullMachine } from './enroll-full.machine.ts';
import { enrollFullStyles } from './enroll-full.styles.ts';
import type { PhotoSide } from './photos.contract.ts';
import { ReadCard } from './read-card.ts';
import { renderReady } from './ready.ts';
import { type EnrollFullDraft, type EnrollFullPlace, machineInputOf } from './resume.ts';
import { renderReview } from './review.ts';
import { subjectOf } from './subjects.ts';

/** @summary Photos of both sides of the INE and a selfie. The server reads the card meanwhile, and the person then sees the data. */
export class EnrollFullElement extends CaptureStepElement<
  typeof enrollFullMachine,
  EnrollFullSetup,
  EnrollFullDraft,
  { corrections?: CardCorrectionsRecord; seen?: boolean }
> {
  static override styles = [...CaptureStepElement.styles, pictureReviewStyles, readFieldStyles, enrollFullStyles];

  get #words(): EnrollFullWords {
    const words = this.setup.assisted ? overlayWords(enrollFullWords, assistedEnrollFullWords) : enrollFullWords;
    return wordsIn(words, this.language, this.texts);
  }

  readonly #entries = new FieldEntries<CardField>({
    typeOf,
    normalize,
    faultOf: (field, text) => (this.#card.screens ? this.#card.screens.faultOf(this.#words, field, text) : ''),
    keepDraft: () => this.#keepDraft(this.snapshot.context),
    requestUpdate: () => this.requestUpdate(),
    focusSoon: (selector) => this.focusSoon(selector),
  });
  #guide = new DocumentGuide(() => this.openFinder());
  #faces = new FaceGuide(() => this.openFaces());
  #check = new SelfieCheck(this, () => this.send({ type: 'picture.touch' }));
  #liveness = new LivenessPart(this, () => this.send({ type: 'life.done' }));
  #device = new DeviceCard(
    () => this.openReader(),
    () => this.requestUpdate(),
  );
  #card = new ReadCard(this, this.#device, (input) => this.host.act('read', input));
  /** The sides that the person photographed again because they could not be read. */
  #retaken: readonly PhotoSide[] = [];
  /** True if the person types the fields of an unreadable side. */
  @state() private writes = false;

  /** Opens the finder of documents in camera frames. Tests replace it. */
  @property({ attribute: false }) openFinder: () => FrameFinder = () =>
    new DocumentFinder({ aspects: [ASPECTS.card], assetsBase: this.assetsBase });

  /** Opens the finder of faces in camera frames. Tests replace it. */
  @property({ attribute: false }) openFaces: () => FrameFaces = () => new FaceFinder(faceSources(this));

  /** Opens the reader of the card on the device. Tests replace it. */
  @property({ attribute: false }) openReader: () => DeviceReader = () => new CardReader({ assetsBase: this.assetsBase });

  protected override begin(capture: typeof captureMachine): Actor<typeof enrollFullMachine> {
    this.#entries.restore(this.draft?.typed, this.payload?.corrections);
    this.#retaken = this.draft?.retaken ?? [];
    const machine = enrollFullMachine.provide({
      actors: { capture },
      actions: {
        releaseCamera: () => this.releaseCamera(),
        keepDraft: ({ context }) => this.#keepDraft(context),
        discardPicture: ({ context }) => {
          this.discard(context.photos[context.side]);
          if (context.side === 'front') this.#entries.clear();
        },
        discardCard: ({ context: { photos: captured } }) => {
          this.discard(captured.front);
          this.discard(captured.back);
          this.#entries.clear();
        },
        submit: ({ context }) => this.#submit(context),
      },
    });
    return createActor(machine, { input: machineInputOf(this) });
  }

  #keepDraft({ acceptedPhotos: accepted, isCardConfirmed: confirmed, isCardSkipped: skipped }: EnrollFullPlace): void {
    const draft: EnrollFullDraft = { accepted, confirmed, skipped, typed: this.#entries.texts, retaken: this.#retaken };
    this.saveDraft(draft);
  }

  #submit({ acceptedPhotos, isCardSkipped }: EnrollFullPlace): void {
    const corrections = this.#entries.correctionsOf(this.#view?.fields);
    const device_reading = this.#device.claim;
    this.submitCapture({
      ...acceptedPhotos,
      ...(Object.keys(corrections).length > 0 ? { corrections } : {}),
      ...(device_reading ? { device_reading } : {}),
      seen: !isCardSkipped,
    });
  }

  protected override willUpdate(changedProperties: PropertyValues<this>): void {
    super.willUpdate(changedProperties);
    this.#readHere();
    const { photos: captured, acceptedPhotos: accepted, asksLife } = this.snapshot.context;
    // The face finder is large. It loads while the person reviews the back and the read data, and is freed after the selfie.
    this.#faces.keepReady(this.setup.automatic && captured.back !== undefined && accepted.selfie === undefined);
    // The challenge follows the selfie in the same camera, so its element must be there by then.
    if (asksLife && captured.back !== undefined) this.#liveness.load();
    if (this.snapshot.matches('review') || this.snapshot.matches('alive')) this.#check.see(captured.selfie, this.preview(captured.selfie));
    const isOpen = this.snapshot.matches('card');
    this.#card.update(captured, isOpen);
    // If the card will not be read, the person does not wait for it.
    if (isOpen && this.#card.isHopeless(captured)) this.send({ type: 'card.skip' });
  }

  /** Reads each side on the device as soon as it is photographed. Drawn specimens are left to the server. */
  #readHere(): void {
    const { photos: captured, isCardConfirmed: confirmed } = this.snapshot.context;
    if (this.setup.capture === 'fixture') return;
    if (confirmed) this.#device.close();
    else this.#device.prepare();
    this.#device.read(captured, (uuid) => this.preview(uuid));
    const wrong = this.#device.wrongSideToTell(captured);
    if (wrong) this.send({ type: 'side.wrong', side: wrong });
  }

  protected override get isFilming(): boolean {
    return this.#liveness.isFilming;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#card.close();
    this.#faces.close();
    this.#device.close();
  }

  get #view(): CredentialView | null {
    return this.#card.view(this.snapshot.context.photos);
  }

  protected override subject(state: CaptureContext): CaptureSubject {
    return subjectOf(this.snapshot.context.side, this.#words, state, this);
  }

  /** The space around the guide that the picture includes, as a share of the guide. A card needs its edges; a face needs more space. */
  protected override get margin(): number {
    return this.snapshot.context.side === 'selfie' ? 0.3 : 0.15;
  }

  protected override async specimen(guide: Region, screen: Size) {
    const { side } = this.snapshot.context;
    if (side === 'selfie') return (await import('#src/capture/selfie-specimen.ts')).selfieSpecimen(guide, screen);
    return (await import('#src/capture/credential-specimen.ts')).credentialSpecimen(side, guide, screen);
  }

  protected override guide(liveCamera: ShownCamera, tell: (event: GuideEvent) => void): () => void {
    const { side } = this.snapshot.context;
    if (!this.setup.automatic) return super.guide(liveCamera, tell);
    if (side === 'selfie') return this.#faces.watch(liveCamera, this.margin, tell);
    const { strictness } = this.setup;
    return this.#guide.watch(liveCamera, { margin: this.margin, otherSide: side === 'back', strictness, shape: 'card', tell });
  }

  protected override releaseCamera(): void {
    super.releaseCamera();
    this.#guide.close();
  }

  #renderReview() {
    const words = this.#words;
    const { side, photos: captured, picture } = this.snapshot.context;
    const fromFile = picture?.capture === 'file';
    return renderReview(words, {
      side,
      preview: this.preview(captured[side]),
      advice: this.#check.isCard(captured[side]) ? words.showsCard : picture?.advice ? words[picture.advice] : null,
      fromFile,
      isOther: this.#device.wrongSide(captured) === side,
      glance: this.snapshot.matches({ review: 'glancing' }),
      isShared: this.setup.assisted,
      touch: () => this.send({ type: 'picture.touch' }),
      keep: () => this.send({ type: 'picture.keep' }),
      again: fromFile ? () => this.chooseFile(PICTURE_FILES, this.send) : () => this.send({ type: 'picture.retake' }),
    });
  }

  #write = (): void => {
    this.writes = true;
  };

  #redo(side: 'front' | 'back'): void {
    this.#retaken = [...this.#retaken, side];
    this.writes = false;
    this.send({ type: 'side.redo', side });
  }

  #renderCard() {
    const words = this.#words;
    const [view, part] = [this.#view, this.#card.screens];
    if (!view || !part)
      return renderReading(words, { owner: this, isLate: this.#card.isLate, skip: () => this.send({ type: 'card.skip' }) });
    const side = this.writes ? undefined : (['front', 'back'] as const).find((one) => isWorthRetaking(view[one]?.reading));
    if (side)
      return part.renderUnread(words, {
        side,
        reading: view[side]!.reading,
        preview: this.preview(this.snapshot.context.photos[side]),
        again: () => this.#redo(side),
        goOn: this.#retaken.includes(side) ? this.#write : null,
      });
    return part.renderCard(words, {
      owner: this,
      view,
      entries: this.#entries,
      doubts: openDoubts(view.doubts, fieldsOfDoubt, this.#entries.correctionsOf(view.fields)),
      refusesExpired: !this.setup.accept_expired,
      company: this.companyName,
      keep: (event) => {
        event.preventDefault();
        if (this.#entries.check()) this.send({ type: 'card.keep' });
      },
      otherCard: () => this.send({ type: 'card.redo' }),
    });
  }

  /** Returns the message for the server's rejection of the photos; null if the problem has none. */
  #problemInWords(problem: StepProblem): string | null {
    const words = this.#words;
    return problemInWords(problem, this.language, {
      media_missing: words.mediaMissing,
      media_capture_not_allowed: words.captureNotAllowed,
      invalid_body: words.cardWrong,
      consent_missing: words.consentMissing,
    });
  }

  #renderReady() {
    const { acceptedPhotos: accepted, photos: captured } = this.snapshot.context;
    const withPreview = (side: PhotoSide) => {
      const medium = this.medium(accepted[side]);
      return medium && { ...medium, preview: this.preview(medium.uuid) };
    };
    return renderReady(this.#words, {
      owner: this,
      media: { front: withPreview('front'), back: withPreview('back'), selfie: withPreview('selfie') },
      sending: this.busy || this.snapshot.matches({ ready: 'sent' }),
      problem: this.problem && this.#problemInWords(this.problem),
      redo: (side) => this.send({ type: 'side.redo', side }),
      seeCard: this.#view && !this.#card.isHopeless(captured) ? () => this.send({ type: 'card.open' }) : null,
      send: this.sendForm,
    });
  }

  protected override renderStep() {
    if (this.snapshot.matches('alive')) return this.#liveness.render(this.#words, this.snapshot.context.acceptedPhotos.selfie);
    if (this.snapshot.matches('review')) return this.#renderReview();
    return this.snapshot.matches('card') ? this.#renderCard() : this.#renderReady();
  }
}

/** Prefetches the card reader. The widget calls it while the person is at the step before this one. */
export const ahead = fetchReader;

export const tag = 'zaguan-step-enroll-full';
define(tag, EnrollFullElement);
