import type { CurrentStep, SessionView } from '#contracts/session/session.ts';
import { newId } from '../device/id.ts';
import {
  type DeviceAnswer,
  type DeviceCommand,
  type HandoffCommand,
  isOver,
  kindOf,
  type LinkReport,
  type LocalStep,
  problemOf,
  type StepSubmission,
} from '../machine/journey.ts';
import { SessionClient } from './client.ts';
import type { Handoff } from './handoff.ts';
import { LazyPart, loadPart } from './load.ts';
import type { LocalSteps, LocalStepsOptions } from './local-steps.ts';
import { TabLock } from './lock.ts';
import { NetworkMonitor } from './network.ts';
import { onTokenEnding } from './token-clock.ts';

/** Milliseconds between two looks whether the link was opened at another device. */
const LOOK_EVERY = 15_000;
/** Looks after each step that opens: a page that nobody uses asks no more. */
const MOST_LOOKS = 40;

export interface SessionOptions {
  /** Origin (and path) of the server, without `/workflows`. */
  apiBase: string;
  /** Seams for tests; the browser's own otherwise. */
  fetch?: typeof fetch;
  network?: NetworkMonitor;
  locks?: LockManager;
  localSteps?: Pick<LocalStepsOptions, 'openVault' | 'sendBytes'>;
  lacksCamera?: () => Promise<boolean>;
}

/** The first answer of a session, and which tab has its lock. */
export interface SessionConnection {
  view: SessionView;
  lock: 'here' | 'elsewhere';
}

/** One person's session with the server: requests, local steps, and the lock of this tab. */
export class Session {
  readonly #client: SessionClient;
  readonly #lock: TabLock;
  readonly #options: SessionOptions;
  readonly #listeners = new Set<(report: LinkReport) => void>();
  readonly #localSteps = new LazyPart(() => this.#openLocalSteps());
  readonly #handoff = new LazyPart(() => this.#openHandoff());
  /** Ends the requests of a person who turned out to be somebody else. */
  #person = new AbortController();
  /** A session of another device made the link of this one. */
  #isSecondDevice = false;
  #workflow = '';
  #expiry: ReturnType<typeof setTimeout> | undefined;
  #lookout: ReturnType<typeof setInterval> | undefined;

  constructor(options: SessionOptions) {
    this.#options = options;
    const network = options.network ?? new NetworkMonitor();
    this.#client = new SessionClient({ apiBase: options.apiBase, network, ...(options.fetch ? { fetch: options.fetch } : {}) });
    this.#lock = new TabLock(() => this.#report({ type: 'lock.lost' }), options.locks);
  }

  /** Reports what happens by itself, beginning with whether the network is there. Returns how to stop. */
  listen(listener: (report: LinkReport) => void): () => void {
    this.#listeners.add(listener);
    const { network } = this.#client;
    const tell = (online: boolean) => listener({ type: online ? 'network.found' : 'network.lost' });
    tell(network.online);
    const unwatch = network.watch(tell);
    return () => {
      unwatch();
      this.#listeners.delete(listener);
    };
  }

  /** Loads a part of the widget with the session's patience. */
  load<Part>(part: () => Promise<Part>): Promise<Part> {
    return loadPart(this.#client.network, part);
  }

  /** Goes on with another token, and reads when it ends. The person's next request shows whether it is good. */
  renew(token: string): void {
    this.#client.token = token;
    this.read().catch(() => {});
  }

  async connect(token: string, takeOver: boolean, signal?: AbortSignal): Promise<SessionConnection> {
    this.#client.token = token;
    const view = await this.read(signal);
    if (view.workflow.uuid !== this.#workflow) {
      this.#workflow = view.workflow.uuid;
      this.#localSteps.drop();
    }
    return { view, lock: (await this.#lock.take(this.#workflow, takeOver)) ? 'here' : 'elsewhere' };
  }

  async read(signal?: AbortSignal): Promise<SessionView> {
    return this.#note((await this.#client.call('read', signal ? { signal } : {})).result);
  }

  async initialize(view: SessionView): Promise<SessionView> {
    await this.#client.call('initialize', {
      params: { uuid: view.workflow.uuid },
      body: { user_agent: globalThis.navigator?.userAgent.slice(0, 500) ?? null },
      key: newId(),
    });
    return this.read();
  }

  /** Starts the step where it was not, and brings back its local step. That comes last: its uploads go on, and nobody hears of them before. */
  async openStep(earlier: SessionView, screen?: Promise<unknown>): Promise<{ view: SessionView; localStep: LocalStep }> {
    this.#lookOut();
    const [view, localSteps] = await Promise.all([this.#start(earlier), this.#localSteps.get(), screen]);
    const localStep = view.current ? await localSteps.of(view.current) : { draft: null, media: [], answer: null, durable: true };
    return { view, localStep };
  }

  /**
   * Waits for the captures, then submits. A lost answer is asked for again with the same key. Its signal stops it and
   * leaves the intent on the device, for `withdraw`, `forget`, or the next try.
   */
  async submit(step: CurrentStep, answer: StepSubmission, language: string, signal?: AbortSignal): Promise<SessionView> {
    const localSteps = await this.#localSteps.get();
    signal?.throwIfAborted();
    const intent = await localSteps.intend(step, answer, language);
    try {
      await localSteps.awaitUploads();
      const { result } = await this.#client.call('submit', {
        params: { uuid: step.uuid },
        body: intent.body,
        key: intent.key,
        signal,
        onDelay: () => this.#report({ type: 'answer.delayed' }),
      });
      await localSteps.settle(step.uuid);
      return this.#note(result);
    } catch (error) {
      // Nobody judged an answer whose session was closed: it waits on the device for the next one.
      if (!signal?.aborted && !this.#client.network.closed && kindOf(problemOf(error)) !== 'token') await localSteps.dropIntent(step.uuid);
      throw error;
    }
  }

  /** Takes back the answer that is on its way. The server may have accepted it before, as its view then says. */
  async withdraw(step: CurrentStep, signal?: AbortSignal): Promise<SessionView> {
    const localSteps = await this.#localSteps.get();
    return this.#note(await localSteps.takeBack(step, signal));
  }

  async goBack(step: CurrentStep): Promise<SessionView> {
    const { result } = await this.#client.call('back', {
      params: { uuid: step.uuid },
      body: { version: step.version },
      key: newId(),
    });
    return this.#note(result);
  }

  /** Reads a file that a step's server half makes. Rejects with the server's problem, or when the signal aborts. */
  async file(step: string, name: string, signal?: AbortSignal): Promise<Blob> {
    const { readFile } = await this.load(() => import('./files.ts'));
    try {
      return await readFile(this.#client, step, name, signal);
    } catch (error) {
      this.#tellRefusal(error);
      throw error;
    }
  }

  /** Does what the open step asks for beside its submit. Its outcome is reported, never thrown. */
  async obey(step: CurrentStep, command: DeviceCommand, language: string): Promise<void> {
    switch (command.type) {
      case 'step.acted':
        return this.#act(step.uuid, command.action, command.input, language);
      case 'step.drafted':
        return (await this.#localSteps.get()).draft(step.uuid, command.draft);
      case 'media.captured':
        return (await this.#localSteps.get()).capture(step.uuid, {
          ...command,
          capture: this.#isSecondDevice && command.capture === 'live' ? 'handoff' : command.capture,
        });
      case 'media.discarded':
        return (await this.#localSteps.get()).discard(step.uuid, command.uuid);
      case 'step.failed':
        return this.#tellFailure(step, command);
    }
  }

  /** Goes on at another device, comes back, or answers for another device. Its outcome is reported, never thrown. */
  async handOff(command: HandoffCommand | DeviceAnswer): Promise<void> {
    try {
      await (await this.#handoff.get()).obey(command);
    } catch (error) {
      this.#report({ type: 'handoff.changed', handoff: { asking: null, problem: problemOf(error) } });
    }
  }

  /** True where the step needs a camera and this computer has none. */
  async isBlind({ current, handoff }: SessionView): Promise<boolean> {
    if (!current?.needs.camera || handoff.guest) return false;
    const { lacksCamera } = this.#options;
    return lacksCamera ? lacksCamera() : (await this.load(() => import('../device/has-camera.ts'))).lacksCamera();
  }

  /** Leaves nothing of this workflow on the device, its lock to other tabs, and takes back an answer on its way. True where the server had accepted it before. */
  async forget(signal?: AbortSignal): Promise<boolean> {
    clearTimeout(this.#expiry);
    clearInterval(this.#lookout);
    this.#follow(null);
    this.#lock.release();
    this.#person.abort();
    this.#person = new AbortController();
    const localSteps = await this.#localSteps.get();
    this.#localSteps.drop();
    return localSteps.forget(signal);
  }

  close(): void {
    clearTimeout(this.#expiry);
    clearInterval(this.#lookout);
    this.#follow(null);
    this.#listeners.clear();
    this.#lock.release();
    this.#localSteps.ifThere((localSteps) => localSteps.stop());
    this.#localSteps.drop();
    this.#client.network.close();
  }

  async #start(view: SessionView): Promise<SessionView> {
    const step = view.current;
    if (!step || step.status === 'working') return view;
    const { result } = await this.#client.call('start', {
      params: { uuid: step.uuid },
      body: { version: step.version },
      key: newId(),
    });
    return this.#note(result);
  }

  async #act(step: string, action: string, input: unknown, language: string): Promise<void> {
    this.#report({ type: 'action.changed', step, action, state: { status: 'running' } });
    try {
      const { result } = await this.#client.call('action', {
        params: { uuid: step, action },
        body: { input, language },
        key: newId(),
        signal: this.#person.signal,
      });
      this.#report({ type: 'action.changed', step, action, state: { status: 'done', result, at: Date.now() } });
    } catch (error) {
      this.#report({ type: 'action.changed', step, action, state: { status: 'failed', problem: problemOf(error), at: Date.now() } });
      this.#tellRefusal(error);
    }
  }

  /** A refused token ends more than what was asked for: the person needs another link. */
  #tellRefusal(error: unknown): void {
    const problem = problemOf(error);
    if (kindOf(problem) === 'token') this.#report({ type: 'session.refused', problem });
  }

  /** Tells the server's log. The screen has told the person, so a failure of this changes nothing for them. */
  async #tellFailure(step: CurrentStep, { reason, extra }: { reason: string; extra?: Record<string, number> }): Promise<void> {
    const body = { version: step.version, reason, ...(extra ? { extra } : {}) };
    const answer = await this.#client.call('error', { params: { uuid: step.uuid }, body, key: newId() }).catch(() => null);
    if (answer) this.#report({ type: 'view.changed', view: this.#note(answer.result) });
  }

  /**
   * Follows the server's state from the moment that there is another device, since either may take the journey back at any time, and from
   * the moment that an operator has to answer.
   */
  #follow(view: SessionView | null): void {
    const { guest = false, away = null } = view?.handoff ?? {};
    this.#isSecondDevice = guest;
    if (guest || away || view?.current?.answered_by === 'operator') {
      void this.#handoff.get().then(
        (handoff) => !this.#client.network.closed && handoff.follow(),
        () => {},
      );
    } else if (!view) this.#handoff.ifThere((handoff) => handoff.rest());
  }

  /** Looks now and then, so that whoever does nothing hears that somebody opened their link elsewhere. */
  #lookOut(): void {
    clearInterval(this.#lookout);
    let looks = MOST_LOOKS;
    this.#lookout = setInterval(() => {
      if (globalThis.document?.hidden === false && this.#client.network.online && looks-- > 0)
        this.#client.call('read', {}).then(
          ({ result: view }) => view.other_device && this.#report({ type: 'view.changed', view }),
          () => {},
        );
    }, LOOK_EVERY);
  }

  async #openLocalSteps(): Promise<LocalSteps> {
    const { LocalSteps } = await this.load(() => import('./local-steps.ts'));
    return LocalSteps.open(this.#workflow, {
      client: this.#client,
      onVaultFull: () => this.#report({ type: 'device.full' }),
      onMedia: (step, media) => this.#report({ type: 'media.changed', step, media }),
      ...this.#options.localSteps,
    });
  }

  async #openHandoff(): Promise<Handoff> {
    const { Handoff } = await this.load(() => import('./handoff.ts'));
    return new Handoff({ client: this.#client, note: (view) => this.#note(view), report: (report) => this.#report(report) });
  }

  #report(report: LinkReport): void {
    for (const listener of this.#listeners) listener(report);
  }

  /** Reads from every view when the token ends and whether to follow. */
  #note(view: SessionView): SessionView {
    this.#follow(isOver(view) ? null : view);
    clearTimeout(this.#expiry);
    this.#expiry = onTokenEnding(view, (expiresAt) => this.#report({ type: 'token.expiring', expiresAt }));
    return view;
  }
}
