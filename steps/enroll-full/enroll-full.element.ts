import { html, type PropertyValues } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { type Actor, createActor, fromPromise } from 'xstate';
import { filmUnder } from '../../src/capture/guide.ts';
import { firstFrame } from '../../src/capture/probe.ts';
import { type Specimen, SpecimenCamera } from '../../src/capture/specimen-camera.ts';
import { type Still, StillFailure, stillFromFile, takeStill } from '../../src/capture/still.ts';
import { camera } from '../../src/device/browser-camera.ts';
import { type Camera, CameraFailure, type CameraTrouble, type CameraView } from '../../src/device/camera.ts';
import { copyText } from '../../src/device/clipboard.ts';
import { type FileChooser, files } from '../../src/device/files.ts';
import { newId } from '../../src/device/id.ts';
import { cameraWords } from '../../src/i18n/camera.i18n.ts';
import { wordsIn } from '../../src/i18n/words.ts';
import { base } from '../../src/ui/base.styles.ts';
import { cameraBlockedStyles } from '../../src/ui/camera-blocked.styles.ts';
import { renderCameraBlocked } from '../../src/ui/camera-blocked.ts';
import { captureIntroStyles } from '../../src/ui/capture-intro.styles.ts';
import { define } from '../../src/ui/define.ts';
import { step } from '../../src/ui/step.styles.ts';
import { type MediaState, StepElement } from '../../src/ui/step-element.ts';
import type { ZaguanViewfinder } from '../../src/ui/viewfinder.element.ts';
import { type EnrollFullSetup, enrollFull, type Side, sides } from './enroll-full.contract.ts';
import { type EnrollFullWords, enrollFullWords } from './enroll-full.i18n.ts';
import { type Abilities, type Accepted, enrollFullMachine, facingOf, type Picture } from './enroll-full.machine.ts';
import { enrollFullStyles } from './enroll-full.styles.ts';
import { renderExplain } from './explain.ts';
import { guideOf, renderFraming } from './framing.ts';
import { renderReady } from './ready.ts';
import { renderReview } from './review.ts';
import { refusalInWords, troubleInWords } from './troubles.ts';

interface Draft {
  accepted: Accepted;
}

/** How much more than the frame is kept on every side, in parts of the frame: a card's edges are found by what is around them. */
const margins = { card: 0.15, face: 0.3 } as const;

/**
 * @summary Photos of both sides of the INE and a selfie: taken, looked at, received. It reads nothing and claims nothing.
 * @event zaguan-step-media - A picture that was taken or chosen.
 * @event zaguan-step-discard - A picture that is taken again.
 * @event zaguan-step-draft - `{accepted: {front?, back?, selfie?}}`, uuids of the pictures that the person said yes to.
 * @event zaguan-step-submit - `{submission: {front, back, selfie}}`
 * @event zaguan-step-error - Why the camera gave no picture.
 * @event zaguan-step-appearance
 */
export class EnrollFullElement extends StepElement<EnrollFullSetup, never, Draft> {
  static override styles = [base, step, cameraBlockedStyles, captureIntroStyles, enrollFullStyles];

  #actor: Actor<typeof enrollFullMachine> | null = null;
  #stopWatching: (() => void) | null = null;
  #appearance: 'page' | 'camera' = 'page';
  /** What was captured here, for the review before the shell answers. */
  #taken = new Map<string, Blob>();

  @query('zaguan-viewfinder') private viewfinder!: ZaguanViewfinder | null;
  @state() private view: CameraView | null = null;
  @state() private copied: boolean | null = null;

  /** The test seam: tests hand in a camera that films a canvas. */
  @property({ attribute: false }) camera: Camera = camera();
  /** The test seam for files. */
  @property({ attribute: false }) files: FileChooser = files;

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#actor?.stop();
    this.#actor = null;
    this.#stopWatching?.();
    this.camera.release();
    this.view = null;
    this.#appearance = 'page';
  }

  /** Off the page there is no camera and no screen to draw. */
  protected override shouldUpdate(): boolean {
    return this.isConnected;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.#actor) this.#start();
    if (changed.has('problem') && this.problem) this.#actor?.send({ type: 'answer.refused' });
  }

  protected override updated(): void {
    const appearance = this.#snapshot.matches({ capturing: 'camera' }) ? 'camera' : 'page';
    if (appearance === this.#appearance) return;
    this.#appearance = appearance;
    this.emit('zaguan-step-appearance', { appearance });
  }

  get #snapshot() {
    if (!this.#actor) throw new Error('The step is not on the page.');
    return this.#actor.getSnapshot();
  }

  get #words(): EnrollFullWords {
    return wordsIn(enrollFullWords, this.language, this.texts);
  }

  #start(): void {
    if (this.setup.capture === 'fixture') this.camera = new SpecimenCamera(() => this.#lookAtSpecimen());
    const machine = enrollFullMachine.provide({
      actors: {
        openCamera: fromPromise<Abilities, { side: Side }>(({ input, signal }) =>
          this.#show(this.camera.open(facingOf(input.side)), signal),
        ),
        otherCamera: fromPromise<Abilities>(({ signal }) => this.#show(this.camera.other(), signal)),
        setTorch: fromPromise<boolean, { on: boolean }>(({ input }) => this.camera.setTorch(input.on)),
        takePicture: fromPromise<Picture, { side: Side }>(async ({ input }) =>
          this.#keep(input.side, await this.#shoot(input.side), 'live'),
        ),
        readFile: fromPromise<Picture, { side: Side; file: Blob }>(async ({ input }) =>
          this.#keep(input.side, await stillFromFile(input.file, this.imageLimits), 'file'),
        ),
      },
      actions: {
        releaseCamera: () => this.camera.release(),
        putLightOut: ({ context }) => {
          if (context.torch) void this.camera.setTorch(false);
        },
        keepDraft: ({ context }) => this.emit('zaguan-step-draft', { draft: { accepted: context.accepted } satisfies Draft }),
        discard: (_, { uuid }) => this.#discard(uuid),
        submit: ({ context: { accepted } }) => this.emit('zaguan-step-submit', { submission: accepted }),
        reportTrouble: (_, { trouble }) => this.emit('zaguan-step-error', { reason: `camera_${trouble}` }),
      },
      delays: { tick: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 600 },
    });
    this.#actor = createActor(machine, { input: this.#held() });
    this.#actor.subscribe(() => this.requestUpdate());
    this.#actor.start();
    this.#stopWatching = this.camera.watch((change) => {
      if (change instanceof CameraFailure) this.#actor?.send({ type: 'camera.lost', trouble: change.trouble });
      else this.#actor?.send({ type: 'camera.reopened' });
    });
  }

  /** Where the person was: what they said yes to, and what was captured and still waits for a look. */
  #held(): { accepted: Accepted; captured: Accepted } {
    const captured: Accepted = {};
    const accepted: Accepted = {};
    for (const side of sides) {
      const media = this.media.filter(({ collection }) => collection === side);
      const said = media.find(({ uuid }) => uuid === this.draft?.accepted[side]);
      const held = said ?? media.at(-1);
      if (held) captured[side] = held.uuid;
      if (said) accepted[side] = said.uuid;
    }
    // A step that was opened again has no draft, and the server has all three: they were said yes to then.
    const answeredBefore = this.draft === null && sides.every((side) => this.#medium(captured[side])?.status === 'stored');
    return { captured, accepted: answeredBefore ? captured : accepted };
  }

  #medium(uuid: string | undefined): MediaState | undefined {
    return this.media.find((medium) => medium.uuid === uuid);
  }

  async #show(opening: Promise<CameraView>, signal: AbortSignal): Promise<Abilities> {
    this.view = await opening;
    await this.updateComplete;
    if (!this.viewfinder) throw new CameraFailure('silent');
    await firstFrame(this.viewfinder.video, this.view.stream, signal);
    return this.camera.abilities();
  }

  async #lookAtSpecimen(): Promise<Specimen> {
    const { specimenOf } = await import('./specimens/specimens.ts');
    await this.updateComplete;
    if (!this.viewfinder) throw new StillFailure('no_frame');
    await this.viewfinder.updateComplete;
    const { guide, screen } = this.viewfinder.measure();
    return specimenOf(this.#snapshot.context.side, guide, screen);
  }

  async #shoot(side: Side): Promise<Still> {
    if (!this.viewfinder || !this.view) throw new StillFailure('no_frame');
    const { video } = this.viewfinder;
    const { guide, screen } = this.viewfinder.measure();
    const film = { width: video.videoWidth, height: video.videoHeight };
    const part = filmUnder(guide, screen, film, { margin: margins[guideOf(side)], mirrored: this.view.mirrored });
    return takeStill(video, part, this.imageLimits);
  }

  #keep(side: Side, { blob, advice }: Still, manner: Picture['manner']): Picture {
    const uuid = newId();
    this.#taken.set(uuid, blob);
    const capture = manner === 'live' && this.setup.capture === 'fixture' ? 'fixture' : manner;
    this.emit('zaguan-step-media', { uuid, collection: side, blob, capture });
    return { uuid, advice, manner };
  }

  #discard(uuid: string | undefined): void {
    if (uuid === undefined) return;
    this.#taken.delete(uuid);
    this.emit('zaguan-step-discard', { uuid });
  }

  #mayChoose(side: Side): boolean {
    return this.setup.allow_file.includes(side);
  }

  #send = (event: Parameters<Actor<typeof enrollFullMachine>['send']>[0]) => this.#actor?.send(event);

  #chooseFile = async () => {
    const file = await this.files.choose(enrollFull.media[this.#snapshot.context.side]?.accept ?? []);
    if (file) this.#send({ type: 'file.chosen', file });
  };

  #copyLink = async () => {
    this.copied = await copyText(location.href);
  };

  override back(): boolean {
    if (this.busy || !this.#snapshot.can({ type: 'screen.back' })) return false;
    this.#send({ type: 'screen.back' });
    return true;
  }

  #renderCamera() {
    const snapshot = this.#snapshot;
    const { side, abilities, torch, notice } = snapshot.context;
    const phase = (['framing', 'taking', 'taken'] as const).find((name) => snapshot.matches({ capturing: { camera: name } }));
    return renderFraming(this.#words, {
      side,
      phase: phase ?? 'opening',
      view: this.view?.facing === facingOf(side) ? this.view : null,
      notice,
      abilities,
      torch,
      mayChooseFile: this.#mayChoose(side),
      shoot: () => this.#send({ type: 'shutter.press' }),
      toggleTorch: () => this.#send({ type: 'torch.toggle' }),
      useOther: () => this.#send({ type: 'camera.other' }),
      chooseFile: this.#chooseFile,
    });
  }

  #renderReview() {
    const words = this.#words;
    const { side, captured, picture, manner } = this.#snapshot.context;
    const uuid = captured[side] ?? '';
    return renderReview(words, {
      side,
      preview: this.#taken.get(uuid) ?? this.#medium(uuid)?.preview ?? null,
      advice: picture?.advice ? words[picture.advice] : null,
      fromFile: manner === 'file' && picture !== null,
      keep: () => this.#send({ type: 'picture.keep' }),
      again: manner === 'file' && picture !== null ? this.#chooseFile : () => this.#send({ type: 'picture.retake' }),
    });
  }

  #renderBlocked() {
    const words = this.#words;
    const { side, trouble, notice } = this.#snapshot.context;
    const refusal = refusalInWords(words, notice);
    // Where a selfie stays live, the offer says so.
    const offer = this.#mayChoose('selfie')
      ? { offer: words.uploadAny, why: words.uploadAnyWhy }
      : { offer: words.uploadCard, why: words.uploadCardWhy };
    return renderCameraBlocked(wordsIn(cameraWords, this.language, this.texts), {
      trouble: trouble as CameraTrouble,
      company: this.companyName,
      host: location.host,
      file: this.#mayChoose(side) ? offer : null,
      refusal: refusal === null ? null : { title: words.troubleWithFile, why: refusal },
      copied: this.copied,
      retry: () => this.#send({ type: 'camera.retry' }),
      chooseFile: this.#chooseFile,
      copyLink: this.#copyLink,
    });
  }

  #renderReady() {
    const snapshot = this.#snapshot;
    const { accepted } = snapshot.context;
    const withPreview = (side: Side) => {
      const medium = this.#medium(accepted[side]);
      return medium && { ...medium, preview: this.#taken.get(medium.uuid) ?? medium.preview };
    };
    return renderReady(this.#words, {
      owner: this,
      media: { front: withPreview('front'), back: withPreview('back'), selfie: withPreview('selfie') },
      sending: this.busy || snapshot.matches({ ready: 'sent' }),
      problem: this.problem && troubleInWords(this.#words, this.problem, this.language),
      redo: (side) => this.#send({ type: 'side.redo', side }),
      send: (event) => {
        event.preventDefault();
        this.#send({ type: 'answer.send' });
      },
    });
  }

  protected override render() {
    const snapshot = this.#snapshot;
    if (snapshot.matches({ capturing: 'camera' })) return this.#renderCamera();
    if (snapshot.matches({ capturing: 'blocked' })) return this.#renderBlocked();
    if (snapshot.matches('review')) return this.#renderReview();
    if (snapshot.matches('ready')) return this.#renderReady();
    if (snapshot.matches('reading')) return html`<zaguan-page heading=${this.#words.reading}></zaguan-page>`;
    const { side } = snapshot.context;
    return renderExplain(this.#words, {
      side,
      company: this.companyName,
      mediaDays: this.mediaDays,
      refusal: refusalInWords(this.#words, this.#snapshot.context.notice),
      mayChooseFile: this.#mayChoose(side),
      begin: () => this.#send({ type: 'camera.begin' }),
      chooseFile: this.#chooseFile,
    });
  }
}

export const tag = 'zaguan-step-enroll-full';
define(tag, EnrollFullElement);
