import type { CurrentStep, SessionView } from '../../contracts/session/session.ts';
import { newId } from '../device/id.ts';
import {
  type Answer,
  type DeviceCommand,
  type HandoffCommand,
  isOver,
  type Kept,
  kindOf,
  type LinkReport,
  problemOf,
} from '../machine/journey.ts';
import { SessionClient } from './client.ts';
import type { Handoff } from './handoff.ts';
import type { Holdings, HoldingsOptions } from './holdings.ts';
import { LazyPart, loadPart } from './load.ts';
import { TabLock } from './lock.ts';
import { Network } from './network.ts';
import { onTokenEnding } from './token-clock.ts';

export interface SessionOptions {
  /** Origin (and path) of the server, without `/workflows`. */
  apiBase: string;
  /** Seams for tests; the browser's own otherwise. */
  fetch?: typeof fetch;
  network?: Network;
  locks?: LockManager;
  holdings?: Pick<HoldingsOptions, 'openVault' | 'sendBytes'>;
  lacksCamera?: () => Promise<boolean>;
}

/** One person's session with the server: requests, what the device holds meanwhile, and the lock of this tab. */
export class Session {
  readonly #client: SessionClient;
  readonly #lock: TabLock;
  readonly #options: SessionOptions;
  readonly #listeners = new Set<(report: LinkReport) => void>();
  readonly #holdings = new LazyPart(() => this.#openHoldings());
  readonly #handoff = new LazyPart(() => this.#openHandoff());
  /** Ends what was asked for a person who turned out to be somebody else. */
  #person = new AbortController();
  /** Another device's session made this one's link. */
  #guest = false;
  #workflow = '';
  #expiry: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SessionOptions) {
    this.#options = options;
    const network = options.network ?? new Network();
    this.#client = new SessionClient({ apiBase: options.apiBase, network, ...(options.fetch ? { fetch: options.fetch } : {}) });
    this.#lock = new TabLock(() => this.#report({ type: 'lock.lost' }), options.locks);
  }

  /** Hears what happens by itself, beginning with whether the network is there. Returns how to stop. */
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

  /** Goes on with another token, and asks when that one ends. Whether it is good shows with the next thing that the person does. */
  renew(token: string): void {
    this.#client.token = token;
    this.read().catch(() => {});
  }

  async connect(token: string, takeOver: boolean, signal?: AbortSignal): Promise<{ view: SessionView; held: 'here' | 'elsewhere' }> {
    this.#client.token = token;
    const view = await this.read(signal);
    if (view.workflow.uuid !== this.#workflow) {
      this.#workflow = view.workflow.uuid;
      this.#holdings.drop();
    }
    return { view, held: (await this.#lock.take(this.#workflow, takeOver)) ? 'here' : 'elsewhere' };
  }

  async read(signal?: AbortSignal): Promise<SessionView> {
    return this.#seen((await this.#client.call('read', signal ? { signal } : {})).result);
  }

  async initialize(view: SessionView): Promise<SessionView> {
    await this.#client.call('initialize', {
      params: { uuid: view.workflow.uuid },
      body: { user_agent: globalThis.navigator?.userAgent.slice(0, 500) ?? null },
      key: newId(),
    });
    return this.read();
  }

  /** Starts the step where it was not, and brings back what this device holds of it. */
  async prepare(before: SessionView): Promise<{ view: SessionView; kept: Kept }> {
    const view = await this.#start(before);
    const kept = view.current
      ? await (await this.#holdings.get()).of(view.current)
      : { draft: null, media: [], answer: null, durable: true };
    return { view, kept };
  }

  /**
   * Waits for the captures, then submits; a lost answer is asked for again with the same key. Stopped by its signal it leaves the answer
   * on the device, for `withdraw`, `forget`, or the next try.
   */
  async submit(step: CurrentStep, answer: Answer, language: string, signal?: AbortSignal): Promise<SessionView> {
    const holdings = await this.#holdings.get();
    signal?.throwIfAborted();
    const intent = await holdings.intend(step, answer, language);
    try {
      await holdings.uploaded();
      const { result } = await this.#client.call('submit', {
        params: { uuid: step.uuid },
        body: intent.body,
        key: intent.key,
        signal,
        onDelay: () => this.#report({ type: 'answer.delayed' }),
      });
      await holdings.settle(step.uuid);
      return this.#seen(result);
    } catch (error) {
      // Nobody judged an answer whose session was closed: it waits on the device for the next one.
      if (!signal?.aborted && !this.#client.network.closed && kindOf(problemOf(error)) !== 'token') await holdings.dropIntent(step.uuid);
      throw error;
    }
  }

  /** Takes back the answer that is on its way: the session as the server then says, which may have accepted it before. */
  async withdraw(step: CurrentStep, signal?: AbortSignal): Promise<SessionView> {
    const holdings = await this.#holdings.get();
    return this.#seen(await holdings.takeBack(step, signal));
  }

  async goBack(step: CurrentStep): Promise<SessionView> {
    const { result } = await this.#client.call('back', {
      params: { uuid: step.uuid },
      body: { version: step.version },
      key: newId(),
    });
    return this.#seen(result);
  }

  /** A file that a step's server half makes. Rejects with what the server said, or when the signal aborts. */
  async file(step: string, name: string, signal?: AbortSignal): Promise<Blob> {
    const { readFile } = await this.load(() => import('./files.ts'));
    try {
      return await readFile(this.#client, step, name, signal);
    } catch (error) {
      if (kindOf(problemOf(error)) === 'token') this.#report({ type: 'session.refused', problem: problemOf(error) });
      throw error;
    }
  }

  /** What the open step asks for beside its submit. Its outcome is reported, never thrown. */
  async obey(step: CurrentStep, command: DeviceCommand, language: string): Promise<void> {
    switch (command.type) {
      case 'step.acted':
        return this.#act(step.uuid, command.action, command.input, language);
      case 'step.drafted':
        return (await this.#holdings.get()).draft(step.uuid, command.draft);
      case 'media.captured':
        return (await this.#holdings.get()).capture(step.uuid, {
          ...command,
          capture: this.#guest && command.capture === 'live' ? 'handoff' : command.capture,
        });
      case 'media.discarded':
        return (await this.#holdings.get()).discard(step.uuid, command.uuid);
      case 'step.failed':
        return this.#tellFailure(step, command);
    }
  }

  /** Goes on at another device, or comes back. Its outcome is reported, never thrown. */
  async handOff(command: HandoffCommand): Promise<void> {
    try {
      await (await this.#handoff.get()).obey(command);
    } catch (error) {
      this.#report({ type: 'handoff.changed', handoff: { asking: null, problem: problemOf(error) } });
    }
  }

  /** Whether the step's camera has to be looked for at another device: this is a computer that has none. */
  async isBlind({ current, handoff }: SessionView): Promise<boolean> {
    if (!current?.needs.camera || handoff.guest) return false;
    const { lacksCamera } = this.#options;
    return lacksCamera ? lacksCamera() : (await this.load(() => import('../device/has-camera.ts'))).lacksCamera();
  }

  /**
   * Leaves nothing of this workflow on the device, and takes back an answer that was on its way: whether the server had accepted it
   * before.
   */
  async forget(signal?: AbortSignal): Promise<boolean> {
    clearTimeout(this.#expiry);
    this.#follow(null);
    this.#person.abort();
    this.#person = new AbortController();
    const holdings = await this.#holdings.get();
    this.#holdings.drop();
    return holdings.forget(signal);
  }

  close(): void {
    clearTimeout(this.#expiry);
    this.#follow(null);
    this.#listeners.clear();
    this.#lock.release();
    this.#holdings.ifThere((holdings) => holdings.stop());
    this.#holdings.drop();
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
    return this.#seen(result);
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
    }
  }

  /** For the server's log: the person has been told on the screen, so a refusal here changes nothing for them. */
  async #tellFailure(step: CurrentStep, { reason, extra }: { reason: string; extra?: Record<string, number> }): Promise<void> {
    const body = { version: step.version, reason, ...(extra ? { extra } : {}) };
    const answer = await this.#client.call('error', { params: { uuid: step.uuid }, body, key: newId() }).catch(() => null);
    if (answer) this.#report({ type: 'view.changed', view: this.#seen(answer.result) });
  }

  /** Once there is another device, the server's state is followed until the end: either may take the journey back at any time. */
  #follow(whereabouts: SessionView['handoff'] | null): void {
    this.#guest = whereabouts?.guest === true;
    if (whereabouts && (whereabouts.guest || whereabouts.away)) {
      void this.#handoff.get().then(
        (handoff) => !this.#client.network.closed && handoff.follow(),
        () => {},
      );
    } else if (!whereabouts) this.#handoff.ifThere((handoff) => handoff.rest());
  }

  async #openHoldings(): Promise<Holdings> {
    const { Holdings } = await this.load(() => import('./holdings.ts'));
    return Holdings.open(this.#workflow, {
      client: this.#client,
      onFleeting: () => this.#report({ type: 'device.full' }),
      onMedia: (step, media) => this.#report({ type: 'media.changed', step, media }),
      ...this.#options.holdings,
    });
  }

  async #openHandoff(): Promise<Handoff> {
    const { Handoff } = await this.load(() => import('./handoff.ts'));
    return new Handoff({ client: this.#client, seen: (view) => this.#seen(view), report: (report) => this.#report(report) });
  }

  #report(report: LinkReport): void {
    for (const listener of this.#listeners) listener(report);
  }

  /** Every answer renews the token's clock. */
  #seen(view: SessionView): SessionView {
    this.#follow(isOver(view) ? null : view.handoff);
    clearTimeout(this.#expiry);
    this.#expiry = onTokenEnding(view, (expiresAt) => this.#report({ type: 'token.expiring', expiresAt }));
    return view;
  }
}
