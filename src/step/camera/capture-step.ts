import type { PropertyValues, TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Actor, ActorRefFrom, AnyActor, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { CaptureContext, captureMachine, GuideEvent } from '../../capture/capture.machine.ts';
import type { Region, Size } from '../../capture/guide.ts';
import type { Specimen } from '../../capture/specimen-camera.ts';
import { type Still, stillFromFile } from '../../capture/still.ts';
import { camera } from '../../device/browser-camera.ts';
import type { Camera } from '../../device/camera.ts';
import { type FileChooser, files } from '../../device/files.ts';
import { type Coordinates, type Geolocation, GeolocationFailure, geolocation } from '../../device/geolocation.ts';
import { newId } from '../../device/id.ts';
import { cameraWords } from '../../i18n/camera.i18n.ts';
import { wordsIn } from '../../i18n/words.ts';
import type { MediaState, Medium } from '../../machine/step-state.ts';
import { base } from '../../ui/base.styles.ts';
import { step } from '../step.styles.ts';
import { StepElement } from '../step-element.ts';
import type { Appearance } from '../step-host.ts';
import { cameraBlockedStyles } from './camera-blocked.styles.ts';
import { CameraController } from './camera-controller.ts';
import { CaptureControl } from './capture-control.ts';
import { captureIntroStyles } from './capture-intro.styles.ts';
import { renderCapture } from './capture-page.ts';
import { type CaptureSubject, type CaptureWays, renderIntro } from './capture-screens.ts';
import type { ShownCamera } from './shown-camera.ts';

type CaptureActor = ActorRefFrom<typeof captureMachine>;

/** The place of the capture in a draft. The subclass's draft has the pictures, so both survive a reload together. */
interface DraftPlace {
  place?: Coordinates;
}

/**
 * A step with a camera. Its machine invokes `captureMachine` as its child `capture`, once for each picture. This element connects that
 * child to the camera and the files, and draws its screens. A subclass adds its words, the screens after a picture, and a guide if frames
 * are read.
 */
export abstract class CaptureStepElement<
  Machine extends AnyStateMachine,
  Setup extends { capture: 'live' | 'fixture' },
  Draft,
  Payload = never,
> extends StepElement<Setup, Payload, Draft & DraftPlace> {
  static override styles = [base, step, cameraBlockedStyles, captureIntroStyles];

  #actor: Actor<Machine> | null = null;
  #appearance: Appearance = 'page';
  #control: CaptureControl | null = null;
  readonly #cameraController = new CameraController(this);
  #place: Coordinates | undefined;
  #isPlaceRequested = false;
  /** The draft that the subclass saved last in this page. */
  #latestDraft: object | null = null;
  /** The media of this page, by uuid. A review shows them before the shell has stored them. */
  #blobs = new Map<string, Blob>();

  /** The camera; tests replace it with a camera that films a canvas. */
  @property({ attribute: false }) camera: Camera = camera();
  /** The file chooser; tests replace it. */
  @property({ attribute: false }) files: FileChooser = files;
  /** The device's location; tests replace it. */
  @property({ attribute: false }) geolocation: Geolocation = geolocation;

  /** Creates the actor of the step's machine, with `capture` as its child. The caller starts the actor. */
  protected abstract begin(capture: typeof captureMachine): Actor<Machine>;
  /** Returns the present capture's subject, in the step's words. */
  protected abstract subject(state: CaptureContext): CaptureSubject;
  /** The border that a picture keeps around the guide (the frame drawn on the screen), as a fraction of it. */
  protected abstract readonly margin: number;
  /** Draws the specimen that a fixture camera films. Guide and screen are in the same pixels, guide relative to the screen's corner. */
  protected abstract specimen(guide: Region, screen: Size): Promise<Specimen>;
  /** Draws the step's own screens, while no capture runs. */
  protected abstract renderStep(): TemplateResult;

  /** Watches the live camera and sends events with its advice. Returns a function that stops it. */
  protected guide(_shown: ShownCamera, _tell: (event: GuideEvent) => void): () => void {
    return () => undefined;
  }

  /** Makes a still of a file. Throws StillFailure. */
  protected fromFile(file: Blob): Promise<Still> {
    return stillFromFile(file, this.imageLimits);
  }

  protected renderIntro(subject: CaptureSubject, ways: CaptureWays): TemplateResult {
    return renderIntro(this.#words, subject, ways, this.geolocationAllowed);
  }

  /** Submits with the place of the capture, as far as it is known by now. */
  protected submitCapture(submission: unknown): void {
    this.host.submit(submission, this.#place);
  }

  /** Saves the subclass's draft, with the place of the capture as far as it is known. */
  protected saveDraft(draft: object): void {
    this.#latestDraft = draft;
    this.host.saveDraft(this.#place ? { ...draft, place: this.#place } : draft);
  }

  /** Requests the place of the capture, once, if the workflow wants it. A no changes nothing else. */
  #requestPlace(): void {
    if (!this.geolocationAllowed || this.#isPlaceRequested) return;
    this.#isPlaceRequested = true;
    this.#place = undefined;
    this.geolocation.locate().then(
      (place) => {
        this.#place = place;
        if (this.#latestDraft) this.saveDraft(this.#latestDraft);
      },
      (cause: unknown) => this.host.reportFailure(cause instanceof GeolocationFailure ? cause.reason : 'location_unavailable'),
    );
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#actor?.stop();
    this.#actor = null;
    this.releaseCamera();
    this.#appearance = 'page';
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    return this.#cameraController.schedule(this.#isCapturing, () => super.scheduleUpdate());
  }

  /** Returns false off the page: there is no camera and no screen to draw. */
  protected override shouldUpdate(): boolean {
    return this.isConnected;
  }

  protected override willUpdate(changes: PropertyValues<this>): void {
    if (!this.#actor) this.#start();
    // A withdrawn submission returns to the person, like a rejected one.
    if (this.problem ? changes.has('problem') : changes.get('busy') && !this.busy) this.#any?.send({ type: 'submission.refused' });
  }

  protected override updated(): void {
    const appearance = this.isFilming || this.#isCapturing ? 'camera' : 'page';
    if (appearance === this.#appearance) return;
    this.#appearance = appearance;
    this.host.changeAppearance(appearance);
    if (appearance === 'camera') this.#requestPlace();
  }

  /** True while a screen of the step's own shows the camera. */
  protected get isFilming(): boolean {
    return false;
  }

  protected get snapshot(): SnapshotFrom<Machine> {
    if (!this.#actor) throw new Error('The step is not on the page.');
    return this.#actor.getSnapshot();
  }

  /** Returns the actor, typed for the events that every step's machine accepts. */
  get #any(): AnyActor | null {
    return this.#actor;
  }

  /** Returns the running capture; undefined while the step shows its own screens. */
  get #capture(): CaptureActor | undefined {
    return this.#any?.getSnapshot().children.capture;
  }

  /** True while the capture shows the camera. */
  get #isCapturing(): boolean {
    return this.#capture?.getSnapshot().matches('camera') ?? false;
  }

  get #words() {
    return wordsIn(cameraWords, this.language, this.texts);
  }

  protected send = (event: Parameters<Actor<Machine>['send']>[0]): void => this.#actor?.send(event);

  /** Tells the machine that the person submits the form. */
  protected sendForm = (event: Event): void => {
    event.preventDefault();
    this.#any?.send({ type: 'submission.send' });
  };

  override back(): boolean {
    if (this.busy) return false;
    const event = { type: 'screen.back' } as const;
    const actor = [this.#capture, this.#any].find((candidate) => candidate?.getSnapshot().can(event));
    actor?.send(event);
    return actor !== undefined;
  }

  #start(): void {
    if (this.setup.capture === 'fixture')
      this.camera = this.#cameraController.specimenCamera((guide, screen) => this.specimen(guide, screen));
    this.#control = new CaptureControl({
      camera: this.camera,
      limits: () => this.imageLimits,
      margin: () => this.margin,
      draw: () => this.#cameraController.draw(),
      guide: (liveCamera, tell) => this.guide(liveCamera, tell),
      fromFile: (file) => this.fromFile(file),
      take: (medium) => this.#take(medium),
      release: () => this.releaseCamera(),
      report: (trouble) => this.host.reportFailure(`camera_${trouble}`),
    });
    // The place of pictures from before a reload; where the person is now says nothing about them.
    this.#place ??= this.draft?.place;
    this.#actor = this.begin(this.#control.machine);
    this.#actor.system.inspect(() => this.requestUpdate());
    this.#actor.start();
  }

  /** Turns the camera off, and with it the device's camera indicator. */
  protected releaseCamera(): void {
    this.#control?.release();
  }

  /** Stores a picture in this page and hands it to the shell for the upload. Returns its uuid. */
  #take(medium: Omit<Medium, 'uuid'>): string {
    const uuid = newId();
    this.#blobs.set(uuid, medium.blob);
    this.host.keep({ ...medium, uuid, capture: medium.capture === 'live' ? this.setup.capture : medium.capture });
    return uuid;
  }

  protected discard(uuid: string | undefined): void {
    if (uuid === undefined) return;
    this.#blobs.delete(uuid);
    this.host.discard(uuid);
  }

  protected medium(uuid: string | undefined): MediaState | undefined {
    return this.media.find((medium) => medium.uuid === uuid);
  }

  /** Returns the picture to show; null if only the server has it. */
  protected preview(uuid: string | undefined): Blob | null {
    return this.#blobs.get(uuid ?? '') ?? this.medium(uuid)?.preview ?? null;
  }

  protected chooseFile(...request: Parameters<CameraController['chooseFile']>): Promise<void> {
    return this.#cameraController.chooseFile(...request);
  }

  #renderCapture(capture: CaptureActor): TemplateResult {
    const { context } = capture.getSnapshot();
    const subject = this.subject(context);
    return renderCapture(this.#words, {
      capture,
      subject,
      view: this.#control?.view(context.facing) ?? null,
      company: this.companyName,
      elsewhere: this.isSecondDevice ? 'where_they_began' : () => this.host.handOff(),
      isLinkCopied: this.#cameraController.isLinkCopied,
      copyLink: this.#cameraController.copyLink,
      chooseFile: () => this.chooseFile(subject.accept, (event) => capture.send(event)),
      intro: (ways) => this.renderIntro(subject, ways),
    });
  }

  protected override render() {
    const capture = this.#capture;
    return capture ? this.#renderCapture(capture) : this.renderStep();
  }
}
