import { html, nothing, type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { type Actor, createActor } from 'xstate';
import { PHOTO_FILES } from '#contracts/steps/accepted-files.ts';
import type { CaptureContext, captureMachine, GuideEvent } from '#src/capture/capture.machine.ts';
import { DocumentFinder, type FrameFinder } from '#src/capture/documents/finder.ts';
import { FaceFinder, type FrameFaces } from '#src/capture/faces/finder.ts';
import type { Region, Size } from '#src/capture/guide.ts';
import { wordsIn } from '#src/i18n/words.ts';
import type { StepProblem } from '#src/machine/step-state.ts';
import type { CaptureSubject } from '#src/step/camera/capture-screens.ts';
import { CaptureStepElement } from '#src/step/camera/capture-step.ts';
import { FaceGuide, faceRemarks } from '#src/step/camera/face-guide.ts';
import { faceSources } from '#src/step/camera/face-sources.ts';
import { photoSubject } from '#src/step/camera/photo-subject.ts';
import { pictureReviewStyles } from '#src/step/camera/picture-review.styles.ts';
import { renderPictureReview } from '#src/step/camera/picture-review.ts';
import { SelfieCheck } from '#src/step/camera/selfie-check.ts';
import type { ShownCamera } from '#src/step/camera/shown-camera.ts';
import { problemInWords, renderDock } from '#src/step/dock.ts';
import { LivenessPart } from '#src/step/liveness/liveness-part.ts';
import { define } from '#src/ui/define.ts';
import { renderDrawing } from '#src/ui/drawings/drawing.ts';
import { selfieShape } from '#src/ui/drawings/selfie-drawing.ts';
import type { LightAdvice } from '#vision/light.ts';
import { ASPECTS } from '#vision/quad/aspects.ts';
import type { EnrollSimpleSetup } from './enroll-simple.contract.ts';
import { type EnrollSimpleWords, enrollSimpleWords } from './enroll-simple.i18n.ts';
import { enrollSimpleMachine } from './enroll-simple.machine.ts';

/** The problems that only a new picture solves. */
const PICTURE_PROBLEMS: readonly StepProblem['key'][] = ['face_unclear', 'several_faces', 'face_not_matched', 'media_capture_not_allowed'];

/** @summary A selfie, which the person takes and reviews and the server compares. */
export class EnrollSimpleElement extends CaptureStepElement<typeof enrollSimpleMachine, EnrollSimpleSetup, never> {
  static override styles = [...CaptureStepElement.styles, pictureReviewStyles];

  #guide = new FaceGuide(() => this.openFaces());

  #check = new SelfieCheck(this);

  #liveness = new LivenessPart(this, () => this.send({ type: 'life.done' }));

  /** Opens the finder of faces in camera frames. Tests replace it. */
  @property({ attribute: false }) openFaces: () => FrameFaces = () => new FaceFinder(faceSources(this));

  /** Opens the finder of a card in the selfie. Tests replace it. */
  @property({ attribute: false }) openFinder: () => FrameFinder = () =>
    new DocumentFinder({ aspects: [ASPECTS.card], assetsBase: this.assetsBase });

  get #words(): EnrollSimpleWords {
    return wordsIn(enrollSimpleWords, this.language, this.texts);
  }

  protected override begin(capture: typeof captureMachine): Actor<typeof enrollSimpleMachine> {
    const machine = enrollSimpleMachine.provide({
      actors: { capture },
      actions: {
        releaseCamera: () => this.releaseCamera(),
        discardPicture: ({ context }) => this.discard(context.selfie ?? undefined),
        submit: ({ context }) => this.submitCapture({ selfie: context.selfie }),
      },
    });
    const selfies = this.media.filter(({ collection }) => collection === 'selfie');
    const challenges = this.setup.liveness === 'challenge' && this.setup.capture === 'live';
    return createActor(machine, { input: { selfie: selfies.at(-1)?.uuid ?? null, challenges } });
  }

  protected override willUpdate(changes: PropertyValues<this>): void {
    super.willUpdate(changes);
    this.#guide.keepReady(this.setup.automatic && this.snapshot.matches('capture'));
    const selfie = this.snapshot.context.selfie ?? undefined;
    if (this.snapshot.matches('review')) this.#check.see(selfie, this.preview(selfie));
  }

  protected override get isFilming(): boolean {
    return this.#liveness.isFilming;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#guide.close();
  }

  protected override guide(liveCamera: ShownCamera, tell: (event: GuideEvent) => void): () => void {
    return this.setup.automatic ? this.#guide.watch(liveCamera, this.margin, tell) : super.guide(liveCamera, tell);
  }

  protected override subject({ notice, hint }: CaptureContext): CaptureSubject {
    const words = this.#words;
    return {
      guide: 'face',
      accept: PHOTO_FILES,
      intro: {
        heading: words.explainSelfie,
        why: words.explainSelfieWhy,
        drawing: renderDrawing(selfieShape),
        tips: [words.tipBare, words.tipFacing, words.tipAlone],
        privacy: words.privacy(this.companyName, this.mediaDays),
      },
      caption: words.captionSelfie,
      aim: hint === 'photo' || !this.setup.automatic ? words.aimByHand : words.aimSelfie,
      remarks: faceRemarks(words),
      ...photoSubject(words, notice),
      openingFile: words.reading,
      upload: this.setup.allow_file ? { offer: words.uploadAny, why: words.uploadAnyWhy } : null,
    };
  }

  /** The space around the guide that the picture includes, as a share of the guide. */
  protected override readonly margin = 0.3;

  protected override async specimen(guide: Region, screen: Size) {
    const { selfieSpecimen } = await import('#src/capture/selfie-specimen.ts');
    return selfieSpecimen(guide, screen);
  }

  /** Returns the message about the progress of the selfie's upload. */
  #waiting(uuid: string | null): string {
    const medium = this.medium(uuid ?? undefined);
    if (medium?.status === 'stored') return this.#words.comparing;
    return medium?.status === 'uploading' ? this.#words.savingPart(String(Math.round(medium.progress * 100))) : this.#words.saving;
  }

  protected override renderStep() {
    const { selfie: captured } = this.snapshot.context;
    return this.snapshot.matches('alive') ? this.#liveness.render(this.#words, captured ?? '') : this.#renderReview();
  }

  #problemInWords(problem: StepProblem): string | null {
    const words = this.#words;
    return problemInWords(problem, this.language, {
      face_unclear: words.unclear,
      several_faces: words.several,
      face_not_matched: words.notMatched,
      media_capture_not_allowed: words.captureNotAllowed,
      media_missing: words.mediaMissing,
      consent_missing: words.consentMissing,
    });
  }

  #adviceOn(selfie: string | null, light: LightAdvice | undefined): string | null {
    if (this.#check.isCard(selfie ?? undefined)) return this.#words.showsCard;
    return light ? this.#words[light] : null;
  }

  #renderReview() {
    const words = this.#words;
    const { selfie: captured, picture, isRefused: refused } = this.snapshot.context;
    const sending = this.busy || this.snapshot.matches('sent');
    const problem = refused ? this.problem : null;
    const mustRetake = problem !== null && PICTURE_PROBLEMS.includes(problem.key);
    const preview = this.preview(captured ?? undefined);
    const fromFile = picture?.capture === 'file';
    const retake = fromFile ? () => void this.chooseFile(PHOTO_FILES, this.send) : () => this.send({ type: 'picture.retake' });
    const another = fromFile ? words.chooseAnother : words.retake;
    const yes = preview === null ? words.keep : words.keepSelfie;
    const submit = (event: Event) => {
      event.preventDefault();
      if (mustRetake) retake();
      else this.send({ type: 'picture.keep' });
    };
    return html`<form @submit=${submit}>${renderPictureReview(words, {
      shows: 'face',
      heading: sending ? words.sendingTitle : mustRetake ? words.again : words.reviewSelfie,
      why: sending ? words.sendingWhy : mustRetake ? '' : words.reviewSelfieWhy,
      label: words.selfie,
      zoom: '',
      preview,
      drawing: renderDrawing(selfieShape),
      advice: sending || mustRetake ? null : this.#adviceOn(captured, picture?.advice),
      dock: renderDock(this, {
        submit: mustRetake ? another : yes,
        problem: problem && this.#problemInWords(problem),
        ...(sending ? { waiting: this.#waiting(captured) } : {}),
        after:
          sending || mustRetake ? nothing : html`<zaguan-button slot="dock" variant="text" @click=${retake}>${another}</zaguan-button>`,
      }),
    })}</form>`;
  }
}

export const tag = 'zaguan-step-enroll-simple';
define(tag, EnrollSimpleElement);
