import { html, LitElement, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { PHOTO_FILES } from '#contracts/steps/accepted-files.ts';
import type { CaptureContext, GuideEvent } from '../capture/capture.machine.ts';
import type { Region, Size } from '../capture/guide.ts';
import type { Specimen } from '../capture/specimen-camera.ts';
import { camera } from '../device/browser-camera.ts';
import type { Camera, CameraTrouble, Facing } from '../device/camera.ts';
import { type FileChooser, files } from '../device/files.ts';
import { type CamerasWords, camerasWords } from '../i18n/cameras.i18n.ts';
import { type Language, learn, nearestLanguage, speaks, wordsIn } from '../i18n/words.ts';
import { cameraBlockedStyles } from '../step/camera/camera-blocked.styles.ts';
import { CameraController } from '../step/camera/camera-controller.ts';
import { captureIntroStyles } from '../step/camera/capture-intro.styles.ts';
import type { CaptureSubject } from '../step/camera/capture-screens.ts';
import { photoSubject } from '../step/camera/photo-subject.ts';
import { pictureReviewStyles } from '../step/camera/picture-review.styles.ts';
import type { ShownCamera } from '../step/camera/shown-camera.ts';
import { step } from '../step/step.styles.ts';
import { base } from '../ui/base.styles.ts';
import { adoptColours } from '../ui/colours.ts';
import { frame } from '../ui/frame.styles.ts';
import { CameraRun } from './camera-run.ts';
import { camerasStyles } from './cameras.styles.ts';
import { renderCapturePage } from './capture-page.ts';
import type { CameraError, CameraEvents } from './events.ts';
import type { CameraHost, TagScreens } from './hosts.ts';
import { type PictureReview, renderPicturePage } from './picture-page.ts';

/** The subject of a camera, in words. */
export interface SubjectInWords extends Omit<CaptureSubject['intro'], 'privacy'> {
  guide: CaptureSubject['guide'];
  caption: string;
  aim: string;
  remarks: NonNullable<CaptureSubject['remarks']>;
  smallFile: string;
}

/** The screens whose camera is open: a device films with one camera at a time. */
let filming: { close(): void } | null = null;

/** Draws a public camera tag's pages: before the camera, the live camera, the reason why it does not open, and the picture's review. */
export abstract class CameraScreens<Host extends CameraHost> extends LitElement implements TagScreens<Host> {
  static override styles = [base, step, cameraBlockedStyles, captureIntroStyles, pictureReviewStyles, frame, camerasStyles];

  #run: CameraRun | null = null;
  readonly #cameraController = new CameraController(this);
  /** True once the person touched the screens or the page opened the camera. Before that, the focus stays where it is. */
  #isTouched = false;
  #requested: Language = 'es-MX';
  /** The purpose of the present run (a `CameraRun`), from `purposeOf`. Another purpose starts a new run. */
  #purpose = '';

  @state() private language: Language | null = null;
  @state() protected tag: Host | null = null;

  /** The camera; tests replace it with a camera that films a canvas. */
  @property({ attribute: false }) camera: Camera = camera();
  /** The file chooser; tests replace it. */
  @property({ attribute: false }) files: FileChooser = files;

  /** The name of the event with which a picture is sent to the page. */
  protected abstract readonly eventName: keyof CameraEvents;
  protected abstract readonly facing: Facing;
  /** The border that a picture keeps around the guide (the frame drawn on the screen), as a fraction of it. */
  protected abstract readonly margin: number;
  protected abstract subject(words: CamerasWords): SubjectInWords;
  protected abstract review(words: CamerasWords, uuid: string): PictureReview;
  /** Watches the live camera and sends events with its advice. Returns a function that stops it. */
  protected abstract watch(liveCamera: ShownCamera, tell: (event: GuideEvent) => void): () => void;
  /** Draws the specimen that replaces the camera. Both are in the screen's pixels, and `guide` counts from its top left corner. */
  protected abstract drawSpecimen(guide: Region, screen: Size): Promise<Specimen>;
  /** Returns the attributes that decide what is photographed, as one text; a change of it starts a new run. */
  protected abstract purposeOf(tag: Host): string;
  /** Loads what will be needed soon. Called when the tag is on the page and when its attributes change. */
  protected abstract prepare(tag: Host): void;
  /**
   * Called once the camera is off. A subclass then frees the model that finds the subject; not before, since it also analyses the photo.
   */
  protected cameraOff(): void {}
  /** Frees what `prepare` loaded. Called when the screens leave the page. */
  protected abstract releasePrepared(): void;
  /** Starts to analyse a picture, and warns of another subject than requested. */
  protected analyse(_uuid: string, _blob: Blob): void {}
  /** Resolves with what the picture's event says besides (such as the data read). The person waits for it, so it must have a time limit. */
  protected factsOf(_uuid: string): Promise<object> {
    return Promise.resolve({});
  }
  /** Deletes the data of a discarded picture. */
  protected forget(_uuid: string): void {}

  /** Takes over the tag's attributes and language. Called at first and after each change of an attribute. */
  follow(tag: Host): void {
    this.tag = tag;
    this.#requested = nearestLanguage(tag.closest('[lang]')?.getAttribute('lang') ?? navigator.language);
    void this.#loadLanguage();
    if (this.#run && this.purposeOf(tag) !== this.#purpose) this.#stop();
    if (this.isConnected) this.prepare(tag);
    this.requestUpdate();
  }

  /** Switches to the requested language once its words are loaded; to Spanish if they cannot be loaded. */
  async #loadLanguage(): Promise<void> {
    const target = this.#requested;
    if (!speaks(target)) await learn(target).catch(() => undefined);
    if (target === this.#requested) this.language = speaks(target) ? target : 'es-MX';
  }

  open(): void {
    this.#isTouched = true;
    this.#started.send({ type: 'page.open' });
  }

  close(): void {
    this.#run?.send({ type: 'page.close' });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.classList.add('zaguan');
    this.setAttribute('exportparts', 'frame, bar');
    adoptColours(this.getRootNode() as ShadowRoot);
    if (!this.firstElementChild) this.append(privacySlot());
    if (this.tag) this.prepare(this.tag);
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
    this.releasePrepared();
  }

  /** Returns false off the page and before the words are loaded. */
  protected override shouldUpdate(): boolean {
    return this.isConnected && this.tag !== null && this.language !== null;
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    return this.#cameraController.schedule(this.#isFilming, () => super.scheduleUpdate());
  }

  protected override updated(): void {
    const privacy = this.querySelector('slot');
    if (privacy && privacy.textContent !== this.words.privacy) privacy.textContent = this.words.privacy;
    if (!this.#isFilming || filming === this) return;
    filming?.close();
    filming = this;
  }

  /** The present run, started if there is none. */
  get #started(): CameraRun {
    this.#run ??= this.#start();
    return this.#run;
  }

  #start(): CameraRun {
    const specimen = this.tag?.specimen ?? false;
    this.#purpose = this.tag ? this.purposeOf(this.tag) : '';
    return new CameraRun({
      facing: this.facing,
      specimen,
      camera: specimen ? this.#cameraController.specimenCamera((guide, screen) => this.drawSpecimen(guide, screen)) : this.camera,
      margin: () => this.margin,
      draw: () => this.#cameraController.draw(),
      guide: (liveCamera, tell) => this.#guide(liveCamera, tell),
      report: (trouble) => this.#report({ code: trouble as CameraTrouble, fatal: true }),
      redraw: () => this.requestUpdate(),
      cameraOff: () => {
        this.cameraOff();
        if (filming === this) filming = null;
      },
      analyse: (uuid, blob) => this.analyse(uuid, blob),
      factsOf: (uuid) => this.factsOf(uuid),
      forget: (uuid) => this.forget(uuid),
      sendPicture: (detail) => this.#dispatch(this.eventName, detail),
    });
  }

  #stop(): void {
    this.#run?.stop();
    this.#run = null;
  }

  get #isFilming(): boolean {
    return this.#run?.isFilming ?? false;
  }

  #guide(liveCamera: ShownCamera, tell: (event: GuideEvent) => void): () => void {
    if (this.tag?.manual) return () => undefined;
    return this.watch(liveCamera, (event) => {
      if (event.type === 'guide.unable') this.#report({ code: (event.trouble ?? 'not_started') as CameraError['code'], fatal: false });
      tell(event);
    });
  }

  #report(detail: CameraError): void {
    this.#dispatch('zaguan-camera-error', detail);
  }

  #dispatch(name: keyof CameraEvents, detail: object): void {
    this.tag?.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  }

  /** Reports that a picture shows another subject than requested. */
  protected warnOfWrongDocument(uuid: string): void {
    this.#run?.send({ type: 'picture.other', uuid });
  }

  protected preview(uuid: string): Blob | null {
    return this.#run?.pictureOf(uuid) ?? null;
  }

  protected get screenLanguage(): Language {
    return this.language ?? 'es-MX';
  }

  protected get words(): CamerasWords {
    return wordsIn(camerasWords, this.screenLanguage);
  }

  #captureSubject(words: CamerasWords, { notice, hint }: CaptureContext): CaptureSubject {
    const { tag } = this;
    const { guide, heading, why, drawing, tips, caption, aim, remarks, smallFile } = this.subject(words);
    return {
      guide,
      accept: PHOTO_FILES,
      intro: { heading: tag?.heading || heading, why, drawing, tips, privacy: html`<slot name="privacy"></slot>` },
      caption,
      aim: hint === 'photo' || tag?.manual ? words.aimByHand : aim,
      remarks,
      ...photoSubject({ ...words, smallFile }, notice),
      openingFile: words.opening,
      upload: tag?.allowFile ? { offer: words.chooseFile, why: words.uploadWhy } : null,
    };
  }

  #renderPage(words: CamerasWords, run: CameraRun): TemplateResult {
    const { capture, snapshot } = run;
    if (capture) {
      return renderCapturePage(words, {
        language: this.screenLanguage,
        capture,
        subject: this.#captureSubject(words, capture.getSnapshot().context),
        view: run.view,
        isLinkCopied: this.#cameraController.isLinkCopied,
        copyLink: this.#cameraController.copyLink,
        chooseFile: () => this.#cameraController.chooseFile(PHOTO_FILES, (event) => capture.send(event)),
      });
    }
    const { picture } = snapshot.context;
    if (!picture) throw new Error('Where nothing is captured there is a picture.');
    const phase = (['finishing', 'done'] as const).find((name) => snapshot.matches(name));
    return renderPicturePage(words, {
      review: this.review(words, picture.uuid),
      picture,
      preview: this.preview(picture.uuid),
      phase: phase ?? (snapshot.matches({ looking: 'glancing' }) ? 'glancing' : 'asking'),
      touch: () => run.send({ type: 'picture.touch' }),
      keep: () => run.send({ type: 'picture.keep' }),
      again: () => {
        if (picture.capture === 'file') void this.#cameraController.chooseFile(PHOTO_FILES, run.send);
        else run.send({ type: 'picture.retake' });
      },
    });
  }

  protected override render() {
    const touch = () => {
      this.#isTouched = true;
    };
    const keepEarlyFocus = (event: Event) => this.#isTouched || event.preventDefault();
    // Starts the run first, because the page draws its state.
    const page = this.#renderPage(this.words, this.#started);
    return html`<div
      class=${this.#isFilming ? 'frame camera' : 'frame'}
      part="frame"
      lang=${this.screenLanguage}
      @pointerdown=${touch}
      @keydown=${touch}
      @zaguan-page-open=${keepEarlyFocus}
    >
      ${page}
    </div>`;
  }
}

/** Creates a slot in the slot `privacy` of the screen: it shows the privacy line that the partner put into the tag, else ours. */
function privacySlot(): HTMLSlotElement {
  const slot = document.createElement('slot');
  slot.name = 'privacy';
  slot.slot = 'privacy';
  return slot;
}
