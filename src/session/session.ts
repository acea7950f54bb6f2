import type { SessionView } from '#contracts/session/session.ts';
import { newId } from '../device/id.ts';
import { type DeviceAnswer, type HandoffCommand, isOver, kindOf, type LinkReport, type LocalStep, problemOf } from '../machine/journey.ts';
import { SessionClient } from './client.ts';
import type { Handoff } from './handoff.ts';
import { LazyPart, loadPart } from './load.ts';
import { TabLock } from './lock.ts';
import { NetworkMonitor } from './network.ts';
import type { StepRequests, StepRequestsOptions } from './step-requests.ts';
import { onTokenEnding } from './token-clock.ts';

export interface SessionOptions {
  /** Origin (and path) of the server, without `/workflows`. */
  apiBase: string;
  /** Replacements for tests; by default the browser's own. */
  fetch?: typeof fetch;
  network?: NetworkMonitor;
  locks?: LockManager;
  localSteps?: Pick<StepRequestsOptions, 'openVault' | 'sendBytes'>;
  lacksCamera?: () => Promise<boolean>;
}

/** The first view of a session, and whether this tab has its lock. */
export interface SessionConnection {
  view: SessionView;
  lock: 'here' | 'elsewhere';
}

/** A person's session with the server: requests, local steps, and the lock of this tab. */
export class Session {
  readonly #client: SessionClient;
  readonly #lock: TabLock;
  readonly #options: SessionOptions;
  readonly #listeners = new Set<(report: LinkReport) => void>();
  readonly #steps = new LazyPart(() => this.#openSteps());
  readonly #handoff = new LazyPart(() => this.#openHandoff());
  /** True if another device's session made this link. */
  #isSecondDevice = false;
  #workflow = '';
  #expiry: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SessionOptions) {
    this.#options = options;
    const network = options.network ?? new NetworkMonitor();
    this.#client = new SessionClient({ apiBase: options.apiBase, network, ...(options.fetch ? { fetch: options.fetch } : {}) });
    this.#lock = new TabLock(() => this.#report({ type: 'lock.lost' }), options.locks);
  }

  /** Calls the listener with every report; the first one says whether the network is up. Returns a function that stops it. */
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

  /** Loads a part of the widget, with the session's retries. */
  load<Part>(part: () => Promise<Part>): Promise<Part> {
    return loadPart(this.#client.network, part);
  }

  /** Continues with another token and reads its expiry. An error is ignored here: the next request shows it. */
  renew(token: string): void {
    this.#client.token = token;
    this.read().catch(() => {});
  }

  async connect(token: string, takeOver: boolean, signal?: AbortSignal): Promise<SessionConnection> {
    this.#client.token = token;
    const view = await this.read(signal);
    if (view.workflow.uuid !== this.#workflow) {
      this.#workflow = view.workflow.uuid;
      this.#stopSteps();
    }
    return { view, lock: (await this.#lock.take(this.#workflow, takeOver)) ? 'here' : 'elsewhere' };
  }

  async read(signal?: AbortSignal): Promise<SessionView> {
    return this.#note((await this.#client.call('read', signal ? { signal } : {})).result);
  }

  async initialize(view: SessionView): Promise<SessionView> {
    const { describeDevice } = await this.load(() => import('../device/describe-device.ts'));
    await this.#client.call('initialize', {
      params: { uuid: view.workflow.uuid },
      body: await describeDevice(),
      key: newId(),
    });
    return this.read();
  }

  /** Starts the step if necessary and restores its local step, last, since the reports of its uploads need the open step. */
  async openStep(earlier: SessionView, screen?: Promise<unknown>): Promise<{ view: SessionView; localStep: LocalStep }> {
    const [view, steps] = await Promise.all([this.#start(earlier), this.steps(), screen]);
    steps.watchOtherDevice();
    const localStep = view.current ? await steps.local.of(view.current) : { draft: null, media: [], submission: null, durable: true };
    return { view, localStep };
  }

  steps(): Promise<StepRequests> {
    return this.#steps.get();
  }

  /** Reads a file made by the step's server code. Rejects with the server's problem, or when the signal aborts. */
  async file(step: string, name: string, signal?: AbortSignal): Promise<Blob> {
    const { readFile } = await this.load(() => import('./files.ts'));
    try {
      return await readFile(this.#client, step, name, signal);
    } catch (error) {
      this.#tellRefusal(error);
      throw error;
    }
  }

  /** Executes a command of the handoff. Its outcome is reported, never thrown. */
  async handOff(command: HandoffCommand | DeviceAnswer): Promise<void> {
    try {
      await (await this.#handoff.get()).execute(command);
    } catch (error) {
      this.#report({ type: 'handoff.changed', handoff: { asking: null, problem: problemOf(error) } });
    }
  }

  /** Returns true if the step needs a camera and this computer has none. */
  async isBlind({ current, handoff }: SessionView): Promise<boolean> {
    if (!current?.needs.camera || handoff.guest) return false;
    const { lacksCamera } = this.#options;
    return lacksCamera ? lacksCamera() : (await this.load(() => import('../device/has-camera.ts'))).lacksCamera();
  }

  /** Deletes the workflow on this device and withdraws a pending submission. Returns true if the server had accepted it before. */
  async forget(signal?: AbortSignal): Promise<boolean> {
    clearTimeout(this.#expiry);
    this.#follow(null);
    this.#lock.release();
    const steps = await this.#steps.get();
    this.#steps.drop();
    return steps.forget(signal);
  }

  close(): void {
    clearTimeout(this.#expiry);
    this.#follow(null);
    this.#listeners.clear();
    this.#lock.release();
    this.#stopSteps();
    this.#client.network.close();
  }

  #stopSteps(): void {
    this.#steps.ifThere((steps) => steps.stop());
    this.#steps.drop();
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

  /** Reports a rejected token, because then the person needs another link. */
  #tellRefusal(error: unknown): void {
    const problem = problemOf(error);
    if (kindOf(problem) === 'token') this.#report({ type: 'session.refused', problem });
  }

  /** Follows the server's state while another device or an operator may change it. */
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

  async #openSteps(): Promise<StepRequests> {
    const { StepRequests } = await this.load(() => import('./step-requests.ts'));
    return StepRequests.open(this.#workflow, {
      client: this.#client,
      isSecondDevice: () => this.#isSecondDevice,
      note: (view) => this.#note(view),
      report: (report) => this.#report(report),
      tellRefusal: (error) => this.#tellRefusal(error),
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

  /** Takes over what every view tells: the token's expiry, and whether to follow the server's state. Returns the view. */
  #note(view: SessionView): SessionView {
    this.#follow(isOver(view) ? null : view);
    clearTimeout(this.#expiry);
    this.#expiry = onTokenEnding(view, (expiresAt) => this.#report({ type: 'token.expiring', expiresAt }));
    return view;
  }
}
