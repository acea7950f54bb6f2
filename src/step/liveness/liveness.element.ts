import { css, html, LitElement, nothing } from 'lit';
import { property, query } from 'lit/decorators.js';
import { type Actor, createActor, fromCallback, fromPromise } from 'xstate';
import { FRAMES } from '#contracts/steps/liveness-frames.ts';
import type { Challenge, ChallengeVerdict, ChallengeWay } from '#contracts/steps/liveness-step.ts';
import { START } from '#vision/face/moves.ts';
import type { FrameFaces } from '../../capture/faces/finder.ts';
import { filmMoves } from '../../capture/liveness/film.ts';
import { type FilmEvent, livenessMachine, type Proof } from '../../capture/liveness/liveness.machine.ts';
import type { Camera } from '../../device/camera.ts';
import { newId } from '../../device/id.ts';
import { speech } from '../../device/speech.ts';
import type { SelfieWords } from '../../i18n/selfie.i18n.ts';
import type { ActionState, MediaState } from '../../machine/step-state.ts';
import { base } from '../../ui/base.styles.ts';
import { define } from '../../ui/define.ts';
import '../../ui/viewfinder.element.ts';
import type { ZaguanViewfinder } from '../../ui/viewfinder.element.ts';
import { ActionWatch } from '../action-watch.ts';
import { cameraBlockedStyles } from '../camera/camera-blocked.styles.ts';
import { captureIntroStyles } from '../camera/capture-intro.styles.ts';
import { ShownCamera } from '../camera/shown-camera.ts';
import { SpokenGuide } from '../camera/spoken-guide.ts';
import { step } from '../step.styles.ts';
import type { StepHost } from '../step-host.ts';
import { arrow, instructionOf, placeOf } from './liveness-move.ts';
import { renderLivenessPage } from './liveness-pages.ts';

/**
 * Runs the liveness challenge (`livenessMachine`): requests it, films its moves and has the server judge the frames.
 *
 * @summary The liveness challenge: an oval and an arrow show one instruction at a time.
 */
export class ZaguanLiveness extends LitElement {
  static override styles = [
    base,
    step,
    cameraBlockedStyles,
    captureIntroStyles,
    css`
      zaguan-viewfinder .text-button {
        color: var(--zaguan-camera-ink);
      }
      zaguan-viewfinder svg {
        position: absolute;
        inset: auto 0 10%;
        width: 72px;
        height: 72px;
        margin-inline: auto;
        fill: none;
        stroke: var(--zaguan-camera-ink);
        stroke-width: 2px;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
    `,
  ];

  @property({ attribute: false }) words!: SelfieWords;
  @property({ attribute: false }) companyName = '';
  @property({ attribute: false }) language = '';
  @property({ attribute: false }) camera!: Camera;
  @property({ attribute: false }) openFaces!: () => FrameFaces;
  @property({ attribute: false }) host!: StepHost;
  /** Called with true when the camera screen opens, and with false when a page replaces it. */
  @property({ attribute: false }) onFilming!: (isFilming: boolean) => void;
  /** Called when the challenge is over, however it ended: the step continues. */
  @property({ attribute: false }) end!: () => void;
  /** The uuid of the selfie that the face is compared with. */
  @property() selfie = '';
  @property({ attribute: false }) actions: Readonly<Record<string, ActionState>> = {};
  @property({ attribute: false }) media: readonly MediaState[] = [];

  /** Milliseconds for a move while no face finder runs. */
  @property({ attribute: false }) unseen = 3_500;

  @query('zaguan-viewfinder') private viewfinder!: ZaguanViewfinder | null;

  #actor: Actor<typeof livenessMachine> | null = null;
  #shown: ShownCamera | null = null;
  #finder: FrameFaces | null = null;
  #isFilming = false;
  #spoken: SpokenGuide | null = null;
  #stopWatching: (() => void) | null = null;
  /** Callbacks that wait for an action or for uploads, called after each change. */
  #waiting = new Set<() => void>();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#spoken = new SpokenGuide(speech);
    this.#stopWatching = speech.watch(() => this.requestUpdate());
    this.#shown = new ShownCamera(this.camera, async () => {
      this.requestUpdate();
      await this.updateComplete;
      return this.viewfinder;
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopWatching?.();
    if (this.#spoken?.isOn) this.#spoken.silence();
    this.#actor?.stop();
    this.#actor = null;
    this.#finder?.close();
    this.#finder = null;
    this.#reportFilming(false);
    this.#shown?.release();
  }

  protected override willUpdate(): void {
    if (!this.#actor && this.isConnected) this.#start();
  }

  protected override updated(): void {
    for (const check of [...this.#waiting]) check();
    const snapshot = this.#actor?.getSnapshot();
    this.#reportFilming(snapshot?.matches('drawing') || snapshot?.matches('filming') || false);
    this.#spoken?.shows(this.#sentence, this.language, snapshot?.matches('filming') ?? false);
  }

  /** Returns the screen's present text, to be spoken. */
  get #sentence(): string {
    if (this.viewfinder) return this.viewfinder.instruction;
    const page = this.renderRoot.querySelector('zaguan-page');
    return page ? `${page.heading}. ${page.why}` : '';
  }

  #turnVoice = () => {
    if (this.#spoken?.isOn) this.#spoken.silence();
    else this.#spoken?.turnOn(this.#sentence, this.language);
    this.requestUpdate();
  };

  /** Draws the button that turns the voice on or off; nothing if the device has no voice. */
  #renderVoice() {
    const { words } = this;
    const isOn = this.#spoken?.isOn ?? false;
    if (!isOn && !speech.speaks(this.language)) return nothing;
    return html`<button class="text-button" slot="foot" type="button" @click=${this.#turnVoice}>${
      isOn ? words.lifeHush : words.lifeSpeak
    }</button>`;
  }

  #reportFilming(isFilming: boolean): void {
    if (isFilming === this.#isFilming) return;
    this.#isFilming = isFilming;
    // The camera is off while the server judges the film.
    if (!isFilming) this.#shown?.release();
    this.onFilming(isFilming);
  }

  #start(): void {
    const actor = createActor(
      livenessMachine.provide({
        actors: {
          draw: fromPromise<Challenge, { way: ChallengeWay }>(({ input, signal }) => this.#ask<Challenge>('challenge', input, signal)),
          film: fromCallback<FilmEvent, { challenge: Challenge }>(({ input, sendBack }) => {
            const controller = new AbortController();
            void this.#film(input.challenge, sendBack, controller.signal);
            return () => controller.abort();
          }),
          prove: fromPromise<ChallengeVerdict, Proof>(({ input, signal }) => this.#prove(input, signal)),
        },
      }),
    );
    actor.subscribe({ next: () => this.requestUpdate(), complete: () => this.#endIfDone(actor) });
    this.#actor = actor;
    actor.start();
  }

  /** Calls `end`, unless the actor was only stopped because the element left the page. */
  #endIfDone(actor: Actor<typeof livenessMachine>): void {
    if (actor.getSnapshot().status === 'done') this.end();
  }

  /** Opens the camera and films the challenge. A failure is reported as `film.failed`, never thrown. */
  async #film({ nonce, moves }: Challenge, tell: (event: FilmEvent) => void, signal: AbortSignal): Promise<void> {
    const liveCamera = this.#shown;
    if (!liveCamera) return;
    let stop = (): void => undefined;
    try {
      await liveCamera.open('user', signal);
      // A film with a gap is invalid, so a reopened camera fails it too.
      stop = liveCamera.hold(() => tell({ type: 'film.failed', trouble: 'camera' }));
      this.#finder ??= this.openFaces();
      await filmMoves(liveCamera.video, {
        nonce,
        moves,
        finder: this.#finder,
        guide: () => liveCamera.within(0),
        moveMsWithoutFinder: () => this.unseen,
        tell,
        signal,
      });
    } catch {
      if (!signal.aborted) tell({ type: 'film.failed', trouble: 'camera' });
    } finally {
      stop();
    }
  }

  async #prove({ challenge, frames, facts }: Proof, signal: AbortSignal): Promise<ChallengeVerdict> {
    const uuids = frames.map((blob) => {
      const uuid = newId();
      this.host.keep({ uuid, collection: FRAMES, blob, capture: 'live' });
      return uuid;
    });
    await this.#once(() => uuids.every((uuid) => this.#statusOf(uuid) === 'stored') || null, signal);
    const proof = await this.#ask<ChallengeVerdict>(
      'prove',
      { nonce: challenge.nonce, selfie: this.selfie, frames: uuids, facts: facts ?? undefined },
      signal,
    );
    if (proof.outcome === 'again') for (const uuid of uuids) this.host.discard(uuid);
    return proof;
  }

  #statusOf(uuid: string): MediaState['status'] | undefined {
    const status = this.media.find((medium) => medium.uuid === uuid)?.status;
    if (status === 'failed') throw new Error('A frame was not taken.');
    return status;
  }

  async #ask<Answer>(action: 'challenge' | 'prove', input: unknown, signal: AbortSignal): Promise<Answer> {
    const watch = new ActionWatch();
    watch.ask(this.actions[action]);
    this.host.act(action, input);
    const outcome = await this.#once(() => watch.outcome(this.actions[action]), signal);
    if (outcome.status === 'failed') throw new Error(`${action}: ${outcome.problem.key}`);
    return outcome.result as Answer;
  }

  /** Resolves with the first value of `read` that is not null; rejects if `read` throws. The machine limits the wait. */
  #once<Value>(read: () => Value | null, signal: AbortSignal): Promise<Value> {
    return new Promise((resolve, reject) => {
      const check = () => {
        try {
          const value = read();
          if (value === null) return;
          this.#waiting.delete(check);
          resolve(value);
        } catch (error) {
          this.#waiting.delete(check);
          reject(error);
        }
      };
      signal.addEventListener('abort', () => this.#waiting.delete(check));
      this.#waiting.add(check);
      check();
    });
  }

  #renderFilm(actor: Actor<typeof livenessMachine>) {
    const { words } = this;
    const { challenge, at, remark, isUnseen, way } = actor.getSnapshot().context;
    const move = [START, ...(challenge?.moves ?? [])][at] ?? START;
    const view = this.#shown?.view ?? null;
    return html`<zaguan-viewfinder
      guide="face"
      .stream=${view?.stream ?? null}
      ?mirrored=${view?.isMirrored ?? false}
      .place=${placeOf(move)}
      .steady=${challenge && view ? at / (challenge.moves.length + 1) : null}
      tone=${challenge && view ? 'seeking' : 'opening'}
      instruction=${challenge ? instructionOf(words, { move, at, remark }) : words.lifeStarting}
      caption=${isUnseen ? words.lifeUnseen : words.lifeCaption}
      ?spoken=${this.#spoken?.isOn ?? false}
      file-label=${this.#otherWay(way)}
      @zaguan-file=${() => actor.send({ type: 'way.other' })}
    >${move.turn ? arrow(move.turn) : nothing}${this.#renderVoice()}</zaguan-viewfinder>`;
  }

  protected override render() {
    const actor = this.#actor;
    if (!actor) return nothing;
    const snapshot = actor.getSnapshot();
    if (snapshot.matches('drawing') || snapshot.matches('filming')) return this.#renderFilm(actor);
    const isOver = snapshot.matches('over') && (snapshot.context.end === 'camera' ? 'blind' : 'over');
    return renderLivenessPage(this.words, {
      shows: isOver || (snapshot.matches('again') ? 'again' : 'checking'),
      company: this.companyName,
      otherWay: this.#otherWay(snapshot.context.way),
      again: () => actor.send({ type: 'try.again' }),
      goOn: () => actor.send({ type: 'go.on' }),
      other: () => actor.send({ type: 'way.other' }),
    });
  }

  #otherWay(way: ChallengeWay): string {
    return way === 'turns' ? this.words.lifePlaces : this.words.lifeTurns;
  }
}
define('zaguan-liveness', ZaguanLiveness);

declare global {
  interface HTMLElementTagNameMap {
    'zaguan-liveness': ZaguanLiveness;
  }
}
