import { html, type PropertyValues } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { type Actor, createActor, fromCallback, fromPromise } from 'xstate';
import { mexicanDate } from '../../mexico/today.ts';
import { CodeReader } from '../../src/capture/code-reader.ts';
import { type Box, filmUnder } from '../../src/capture/guide.ts';
import { firstFrame } from '../../src/capture/probe.ts';
import { type Specimen, SpecimenCamera } from '../../src/capture/specimen-camera.ts';
import { StillFailure, stillFromFile, takeStill } from '../../src/capture/still.ts';
import { camera } from '../../src/device/browser-camera.ts';
import { type Camera, CameraFailure, type CameraTrouble, type CameraView } from '../../src/device/camera.ts';
import { copyText } from '../../src/device/clipboard.ts';
import { type FileChooser, files } from '../../src/device/files.ts';
import { newId } from '../../src/device/id.ts';
import { cameraWords } from '../../src/i18n/camera.i18n.ts';
import { wordsIn } from '../../src/i18n/words.ts';
import { ActionWatch } from '../../src/ui/action-watch.ts';
import { base } from '../../src/ui/base.styles.ts';
import { cameraBlockedStyles } from '../../src/ui/camera-blocked.styles.ts';
import { renderCameraBlocked } from '../../src/ui/camera-blocked.ts';
import { captureIntroStyles } from '../../src/ui/capture-intro.styles.ts';
import { define } from '../../src/ui/define.ts';
import { step } from '../../src/ui/step.styles.ts';
import { type MediaState, StepElement } from '../../src/ui/step-element.ts';
import type { ZaguanViewfinder } from '../../src/ui/viewfinder.element.ts';
import { type Certificate, judgeCode, judgeCodes } from './certificate.contract.ts';
import { renderFraming } from './framing.ts';
import { type FrameReader, scanFrames } from './scan.ts';
import { renderConfirm, renderExplain, renderHelp, renderReading } from './screens.ts';
import { type FileTrouble, type TaxCertificateSetup, taxCertificate } from './tax-certificate.contract.ts';
import { type TaxCertificateWords, taxCertificateWords } from './tax-certificate.i18n.ts';
import { type Abilities, type Input, type Medium, taxCertificateMachine } from './tax-certificate.machine.ts';
import { taxCertificateStyles } from './tax-certificate.styles.ts';
import { refusalInWords, uploadTrouble } from './troubles.ts';

/** What the camera read and was not sent yet, or the picture or PDF that the server reads. */
interface Draft {
  code?: string;
  media?: string;
}

type Reading = { media: string; certificate: Certificate | null; trouble: FileTrouble | null };
type MachineEvent = Parameters<Actor<typeof taxCertificateMachine>['send']>[0];

/** How much more than the frame is read on every side, in parts of the frame: people aim loosely, and quiet space is part of a code. */
const MARGIN = 0.35;
/** The server takes no larger one, in bytes. */
const LARGEST_PDF = 20 * 1024 * 1024;
/** A picture keeps more of the paper: the code may lie beside the frame. */
const PICTURE_MARGIN = 0.6;

/**
 * @summary RFC and idCIF from the code of the tax certificate: live, from a photo, or from a PDF; shown, confirmed, never called verified.
 * @event zaguan-step-media - A photo or PDF of the certificate.
 * @event zaguan-step-discard - One that did not serve.
 * @event zaguan-step-action - `read {media}`
 * @event zaguan-step-draft - `{code}` or `{media}`
 * @event zaguan-step-submit - `{submission: {code}}` or `{submission: {media}}`
 * @event zaguan-step-error - Why the camera gave no picture.
 * @event zaguan-step-appearance
 */
export class TaxCertificateElement extends StepElement<TaxCertificateSetup, never, Draft> {
  static override styles = [base, step, cameraBlockedStyles, captureIntroStyles, taxCertificateStyles];

  #actor: Actor<typeof taxCertificateMachine> | null = null;
  #stopWatching: (() => void) | null = null;
  #appearance: 'page' | 'camera' = 'page';
  #reader: FrameReader | null = null;
  #reading = new ActionWatch();
  /** The medium that the server is to read; null when none is awaited. */
  #awaited: { uuid: string; send: (event: MachineEvent) => void } | null = null;

  @query('zaguan-viewfinder') private viewfinder!: ZaguanViewfinder | null;
  @state() private view: CameraView | null = null;
  @state() private copied: boolean | null = null;

  /** The test seams. */
  @property({ attribute: false }) camera: Camera = camera();
  @property({ attribute: false }) files: FileChooser = files;
  @property({ attribute: false }) openReader: () => FrameReader = () =>
    new CodeReader({ assetsBase: this.assetsBase, formats: ['QRCode'] });

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#actor?.stop();
    this.#actor = null;
    this.#stopWatching?.();
    this.#releaseCamera();
    this.#appearance = 'page';
  }

  /** Off the page there is no camera and no screen to draw. */
  protected override shouldUpdate(): boolean {
    return this.isConnected;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.#actor) this.#start();
    if (changed.has('problem') && this.problem) this.#send({ type: 'answer.refused' });
    this.#attend();
  }

  protected override updated(): void {
    const appearance = this.#snapshot.matches('camera') ? 'camera' : 'page';
    if (appearance === this.#appearance) return;
    this.#appearance = appearance;
    this.emit('zaguan-step-appearance', { appearance });
  }

  get #snapshot() {
    if (!this.#actor) throw new Error('The step is not on the page.');
    return this.#actor.getSnapshot();
  }

  get #words(): TaxCertificateWords {
    return wordsIn(taxCertificateWords, this.language, this.texts);
  }

  #send = (event: MachineEvent) => this.#actor?.send(event);

  #start(): void {
    if (this.setup.capture === 'fixture') this.camera = new SpecimenCamera(() => this.#lookAtSpecimen());
    const machine = taxCertificateMachine.provide({
      actors: {
        openCamera: fromPromise<Abilities>(({ signal }) => this.#show(this.camera.open('environment'), signal)),
        otherCamera: fromPromise<Abilities>(({ signal }) => this.#show(this.camera.other(), signal)),
        setTorch: fromPromise<boolean, { on: boolean }>(({ input }) => this.camera.setTorch(input.on)),
        takePicture: fromPromise<Medium>(() => this.#shoot()),
        keepFile: fromPromise<Medium, { file: Blob }>(({ input }) => this.#keepFile(input.file)),
        scan: fromCallback<MachineEvent>(({ sendBack }) => this.#scan(sendBack)),
        readMedium: fromCallback<MachineEvent, { uuid: string }>(({ sendBack, input }) => this.#await(input.uuid, sendBack)),
      },
      actions: {
        releaseCamera: () => this.#releaseCamera(),
        putLightOut: ({ context }) => {
          if (context.torch) void this.camera.setTorch(false);
        },
        keepDraft: ({ context: { found, medium } }) =>
          this.emit('zaguan-step-draft', { draft: (found?.by ?? (medium ? { media: medium.uuid } : {})) satisfies Draft }),
        discard: (_, { uuid }) => {
          if (uuid !== undefined) this.emit('zaguan-step-discard', { uuid });
        },
        submit: ({ context }) => this.emit('zaguan-step-submit', { submission: context.found?.by }),
        reportTrouble: (_, { trouble }) => this.emit('zaguan-step-error', { reason: `camera_${trouble}` }),
      },
      delays: { tick: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 600 },
    });
    this.#actor = createActor(machine, { input: this.#held() });
    this.#actor.subscribe(() => this.requestUpdate());
    this.#actor.start();
    this.#stopWatching = this.camera.watch((change) => {
      if (change instanceof CameraFailure) this.#send({ type: 'camera.lost', trouble: change.trouble });
      else this.#send({ type: 'camera.reopened' });
    });
  }

  /** Where the person was: a code that waits for their yes, or a file that waits to be read. */
  #held(): Input {
    const { code, media } = this.draft ?? {};
    const certificate = code === undefined ? null : judgeCode(code, mexicanDate(new Date())).certificate;
    const medium = this.#medium(media);
    return {
      found: code !== undefined && certificate ? { by: { code }, certificate } : null,
      medium: medium ? { uuid: medium.uuid, manner: 'file' } : null,
    };
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

  #releaseCamera(): void {
    this.camera.release();
    this.view = null;
    this.#reader?.close();
    this.#reader = null;
  }

  async #lookAtSpecimen(): Promise<Specimen> {
    const { certificateSpecimen } = await import('./specimen.ts');
    await this.updateComplete;
    if (!this.viewfinder) throw new StillFailure('no_frame');
    await this.viewfinder.updateComplete;
    const { guide, screen } = this.viewfinder.measure();
    return certificateSpecimen(guide, screen);
  }

  /** What of the film lies under the frame, with so much around it. */
  #part(margin: number): Box {
    if (!this.viewfinder || !this.view) throw new StillFailure('no_frame');
    const { video } = this.viewfinder;
    const { guide, screen } = this.viewfinder.measure();
    return filmUnder(guide, screen, { width: video.videoWidth, height: video.videoHeight }, { margin, mirrored: this.view.mirrored });
  }

  #scan(sendBack: (event: MachineEvent) => void): () => void {
    const ended = new AbortController();
    const video = this.viewfinder?.video;
    if (!video) return () => undefined;
    this.#reader ??= this.openReader();
    const see = (texts: readonly string[]): boolean => {
      const today = mexicanDate(new Date());
      const { trouble } = judgeCodes(texts, today);
      const found = texts.flatMap((code) => {
        const { certificate } = judgeCode(code, today);
        return certificate ? [{ by: { code }, certificate }] : [];
      });
      const best = found.find(({ certificate }) => certificate.id_cif !== null) ?? found[0];
      if (trouble === 'other_code' || trouble === 'other_paper') sendBack({ type: 'code.stray', trouble });
      else if (trouble) sendBack({ type: 'code.refused', trouble });
      else if (best) sendBack({ type: 'code.found', found: best });
      return trouble === null;
    };
    scanFrames(video, { part: () => this.#part(MARGIN), reader: this.#reader, see, signal: ended.signal }).catch(() => {
      if (!ended.signal.aborted) sendBack({ type: 'code.unable' });
    });
    return () => ended.abort();
  }

  async #shoot(): Promise<Medium> {
    if (!this.viewfinder) throw new StillFailure('no_frame');
    const { blob } = await takeStill(this.viewfinder.video, this.#part(PICTURE_MARGIN), this.imageLimits);
    return this.#keep(blob, 'live');
  }

  async #keepFile(file: Blob): Promise<Medium> {
    // By its first bytes: some phones name no type.
    if ((await file.slice(0, 5).text()) === '%PDF-') {
      if (file.size > LARGEST_PDF) throw new StillFailure('large_file');
      return this.#keep(new Blob([file], { type: 'application/pdf' }), 'file');
    }
    return this.#keep((await stillFromFile(file, this.imageLimits)).blob, 'file');
  }

  #keep(blob: Blob, manner: Medium['manner']): Medium {
    const uuid = newId();
    const capture = manner === 'live' && this.setup.capture === 'fixture' ? 'fixture' : manner;
    this.emit('zaguan-step-media', { uuid, collection: 'certificate', blob, capture });
    return { uuid, manner };
  }

  #await(uuid: string, send: (event: MachineEvent) => void): () => void {
    this.#awaited = { uuid, send };
    this.requestUpdate();
    return () => {
      this.#awaited = null;
    };
  }

  /** Asks the server once the medium is there, and passes on what came of it. */
  #attend(): void {
    if (!this.#awaited) return;
    const { uuid, send } = this.#awaited;
    const medium = this.#medium(uuid);
    const outcome = this.#reading.outcome(this.actions.read);
    if (outcome?.status === 'failed') send({ type: 'medium.refused', trouble: uploadTrouble(outcome.problem) });
    else if (outcome?.status === 'done' && (outcome.result as Reading).media === uuid) send(told(outcome.result as Reading));
    else if (medium?.status === 'failed') send({ type: 'medium.refused', trouble: uploadTrouble(medium.problem) });
    else if (medium?.status === 'stored' && !this.#reading.waiting) {
      this.#reading.ask(this.actions.read);
      this.emit('zaguan-step-action', { action: 'read', input: { media: uuid } });
    }
  }

  #chooseFile = async () => {
    const file = await this.files.choose(taxCertificate.media.certificate?.accept ?? []);
    if (file) this.#send({ type: 'file.chosen', file });
  };

  #begin = () => this.#send({ type: 'camera.begin' });

  #copyLink = async () => {
    this.copied = await copyText(location.href);
  };

  override back(): boolean {
    if (this.busy || !this.#snapshot.can({ type: 'screen.back' })) return false;
    this.#send({ type: 'screen.back' });
    return true;
  }

  get #ways() {
    return { company: this.companyName, mayChooseFile: this.setup.allow_file, begin: this.#begin, chooseFile: this.#chooseFile };
  }

  #renderCamera() {
    const snapshot = this.#snapshot;
    const phase = (['scanning', 'taking', 'seen'] as const).find((name) => snapshot.matches({ camera: name }));
    return renderFraming(this.#words, {
      ...snapshot.context,
      phase: phase ?? 'opening',
      view: this.view,
      mayChooseFile: this.setup.allow_file,
      shoot: () => this.#send({ type: 'shutter.press' }),
      toggleTorch: () => this.#send({ type: 'torch.toggle' }),
      useOther: () => this.#send({ type: 'camera.other' }),
      chooseFile: this.#chooseFile,
    });
  }

  #renderBlocked() {
    const words = this.#words;
    return renderCameraBlocked(wordsIn(cameraWords, this.language, this.texts), {
      trouble: this.#snapshot.context.blocked as CameraTrouble,
      company: this.companyName,
      host: location.host,
      file: this.setup.allow_file ? { offer: words.tryFile, why: words.uploadWhy } : null,
      refusal: null,
      copied: this.copied,
      retry: this.#begin,
      chooseFile: this.#chooseFile,
      copyLink: this.#copyLink,
    });
  }

  #renderConfirm(certificate: Certificate) {
    return renderConfirm(this.#words, {
      owner: this,
      certificate,
      problem: this.problem && refusalInWords(this.#words, this.problem, this.language),
      send: (event) => {
        event.preventDefault();
        this.#send({ type: 'answer.send' });
      },
      again: () => this.#send({ type: 'again' }),
    });
  }

  protected override render() {
    const snapshot = this.#snapshot;
    const { context } = snapshot;
    if (snapshot.matches('camera')) return this.#renderCamera();
    if (snapshot.matches('blocked')) return this.#renderBlocked();
    if (snapshot.matches('keeping')) return html`<zaguan-page heading=${this.#words.keeping}></zaguan-page>`;
    if (snapshot.matches('reading')) {
      return renderReading(this.#words, {
        owner: this,
        medium: this.#medium(context.medium?.uuid),
        cancel: () => this.#send({ type: 'screen.back' }),
      });
    }
    if (snapshot.matches('confirm') && context.found) return this.#renderConfirm(context.found.certificate);
    if (snapshot.matches('help')) return renderHelp(this.#words, context.trouble, this.#ways);
    return renderExplain(this.#words, this.#ways);
  }
}

/** What the server made of a file. */
function told({ media, certificate, trouble }: Reading): MachineEvent {
  if (certificate) return { type: 'medium.read', found: { by: { media }, certificate } };
  return { type: 'medium.refused', trouble: trouble ?? 'no_code' };
}

export const tag = 'zaguan-step-tax-certificate';
define(tag, TaxCertificateElement);
