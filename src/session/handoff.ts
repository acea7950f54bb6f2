import { devicesWire } from '#contracts/session/devices-wire.ts';
import type { SessionView } from '#contracts/session/session.ts';
import { newId } from '../device/id.ts';
import { limitSilence } from '../device/silence-limit.ts';
import { type DeviceAnswer, type HandoffCommand, type HandoffState, kindOf, type LinkReport, problemOf } from '../machine/journey.ts';
import type { StepProblem } from '../machine/step-state.ts';
import { backoff, type SessionClient } from './client.ts';
import { BETWEEN_READS, waitForLink } from './second-device.ts';

/** Milliseconds until a stream's first event; if it takes longer, a proxy holds the stream back. */
const FIRST_EVENT_DEADLINE = 8_000;
/** Milliseconds without data after which a stream is dead: the server sends something at least every 15 s. */
const SILENCE = 40_000;
/** Silent streams after which the session is read every few seconds instead. */
const MAX_SILENT_STREAMS = 2;

/** The commands that need a request to the server. */
type Wish = Exclude<HandoffCommand | DeviceAnswer, { type: 'device.waits' | 'device.gave_up' | 'device.lost' }>;

interface HandoffOptions {
  client: SessionClient;
  /** Receives every view that the server returns. */
  note(view: SessionView): SessionView;
  report(report: LinkReport): void;
}

/** Runs the handoff to another device: the link, the return, the answer about a second device, and the server's news meanwhile. */
export class Handoff {
  readonly #options: HandoffOptions;
  #waiting: AbortController | null = null;
  #following: AbortController | null = null;

  constructor(options: HandoffOptions) {
    this.#options = options;
    Object.assign(options.client.wire, devicesWire);
  }

  /** Executes a command of the person. The outcome is reported, never thrown. */
  async execute(command: HandoffCommand | DeviceAnswer): Promise<void> {
    if (command.type === 'device.waits') return this.#wait();
    if (command.type === 'device.lost') return this.#readLost();
    if (command.type === 'device.gave_up') return this.#stopWaiting();
    const asking = askingOf(command);
    this.#reportChange({ asking, problem: null });
    try {
      this.#reportChange({ asking: null, ...(await this.#ask(command)) });
      // The link exists before the view shows it.
      if (asking === 'link') await this.#read();
    } catch (error) {
      this.#fail(error, (problem) => this.#reportChange({ asking: null, problem }));
    }
  }

  async #ask(command: Wish): Promise<Partial<HandoffState>> {
    const { client } = this.#options;
    const key = newId();
    switch (command.type) {
      case 'handoff.asked':
      case 'handoff.renewed': {
        const { to, language } = command.type === 'handoff.renewed' ? command : {};
        const { result: link } = await client.call('handOver', { key, body: { to, language } });
        // The view contains the message's status.
        if (to) await this.#read();
        return { link };
      }
      case 'handoff.ended':
        this.#reportView((await client.call('comeBack', { key })).result);
        return {};
      case 'device.answered':
        this.#reportView((await client.call('answerContender', { key, body: { mine: command.mine } })).result);
        return {};
      case 'device.disowned':
        await client.call('notMe', { key });
        this.#refuse({ key: 'token_revoked', retryAfter: null, field: null });
        return {};
      case 'device.begged': {
        const { result: sentAgain } = await client.call('sendAgain', { key, body: { language: command.language } });
        this.#stopWaiting();
        return { sentAgain };
      }
      case 'device.renewed': {
        const { to, language } = command;
        const { result: sentAgain } = await client.call('newLink', { key, body: { to, language } });
        return { sentAgain };
      }
    }
  }

  /** Reads what the server still tells about an ended link; without an answer, the screen stays as it is. */
  async #readLost(): Promise<void> {
    const answer = await this.#options.client.call('lostLink').catch(() => null);
    if (answer) this.#reportChange({ lost: answer.result });
  }

  #wait(): Promise<void> {
    const { client, report } = this.#options;
    this.#stopWaiting();
    this.#waiting = new AbortController();
    return waitForLink(client, report, this.#waiting.signal);
  }

  #stopWaiting(): void {
    this.#waiting?.abort();
    this.#waiting = null;
  }

  /** Reports every change until `rest`. If events do not arrive, reads every few seconds. */
  follow(): void {
    if (this.#following) return;
    this.#following = new AbortController();
    void this.#follow(this.#following.signal);
  }

  /** Stops waiting and following. */
  rest(): void {
    this.#stopWaiting();
    this.#following?.abort();
    this.#following = null;
  }

  /** Listens to one event stream after another; reads the session after a stream without events. */
  async #follow(signal: AbortSignal): Promise<void> {
    const { network } = this.#options.client;
    try {
      for (let silentStreams = 0; ; ) {
        const hadEvents = silentStreams < MAX_SILENT_STREAMS && (await this.#listen(signal));
        silentStreams = hadEvents ? 0 : silentStreams + 1;
        signal.throwIfAborted();
        await network.pause(silentStreams < MAX_SILENT_STREAMS ? backoff(silentStreams) : BETWEEN_READS, signal);
        if (!hadEvents) await this.#read(signal);
      }
    } catch (error) {
      if (signal.aborted || network.closed) return;
      this.rest();
      this.#fail(error, () => {});
    }
  }

  /** Reads one stream to its end, and the session after each event. Returns true if there was an event. */
  async #listen(signal: AbortSignal): Promise<boolean> {
    const { client } = this.#options;
    const limit = limitSilence(FIRST_EVENT_DEADLINE, signal);
    let hadEvents = false;
    try {
      const response = await client.send(client.url('events'), { headers: { accept: 'text/event-stream' } }, limit.signal);
      const reader = response.ok ? response.body?.getReader() : undefined;
      const decoder = new TextDecoder();
      let text = '';
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        limit.extend(SILENCE);
        text += decoder.decode(part.value, { stream: true });
        const end = text.lastIndexOf('\n\n');
        if (end < 0) continue;
        const hasChanged = /^event: ?session$/m.test(text.slice(0, end));
        text = text.slice(end + 2);
        if (!hasChanged) continue;
        hadEvents = true;
        await this.#read(signal);
      }
    } catch (error) {
      // A stream may break at any time; a rejected session is an error.
      if (signal.aborted || problemOf(error).key !== 'internal') throw error;
    } finally {
      limit.end();
    }
    return hadEvents;
  }

  async #read(signal?: AbortSignal): Promise<void> {
    this.#reportView((await this.#options.client.call('read', signal ? { signal } : {})).result);
  }

  #reportView(view: SessionView): void {
    this.#options.report({ type: 'session.seen', view: this.#options.note(view) });
  }

  #reportChange(handoff: Partial<HandoffState>): void {
    this.#options.report({ type: 'handoff.changed', handoff });
  }

  /** Reports a problem; a rejected token also ends the session. */
  #fail(error: unknown, tell: (problem: StepProblem) => void): void {
    if (this.#options.client.network.closed) return;
    const problem = problemOf(error);
    tell(problem);
    if (kindOf(problem) === 'token') this.#refuse(problem);
  }

  #refuse(problem: StepProblem): void {
    this.#options.report({ type: 'session.refused', problem });
  }
}

/** Returns the request that the screen shows as pending while the command runs. */
function askingOf(command: Wish): HandoffState['asking'] {
  if (command.type === 'handoff.asked') return 'link';
  if (command.type === 'handoff.renewed') return command.to ? 'message' : 'link';
  return command.type === 'handoff.ended' ? 'return' : 'answer';
}
