import { devicesWire } from '#contracts/session/devices-wire.ts';
import type { SessionView } from '#contracts/session/session.ts';
import { newId } from '../device/id.ts';
import { type DeviceAnswer, type HandoffCommand, type HandoffState, kindOf, type LinkReport, problemOf } from '../machine/journey.ts';
import type { StepProblem } from '../machine/step-state.ts';
import { backoff, type SessionClient } from './client.ts';
import { SecondDevice } from './second-device.ts';

/** Milliseconds. Something on the way holds back a stream whose first event takes longer. */
const FIRST_WORD = 8_000;
/** Milliseconds. The server says something at least every 15 s. */
const SILENCE = 40_000;
/** After so many silent streams the session is read every few seconds instead. */
const MOST_SILENT_STREAMS = 2;
/** Milliseconds. */
const BETWEEN_READS = 4_000;

/** What the server is asked for. */
type Wish = Exclude<HandoffCommand | DeviceAnswer, { type: 'device.waits' | 'device.gave_up' | 'device.lost' }>;

interface HandoffOptions {
  client: SessionClient;
  /** Hears every view that the server answers with. */
  note(view: SessionView): SessionView;
  report(report: LinkReport): void;
}

/** Going on at another device: the link to it, the way back, what the person says of a second one, and the server's state while two screens are open. */
export class Handoff {
  readonly #options: HandoffOptions;
  readonly #secondDevice: SecondDevice;
  #following: AbortController | null = null;

  constructor(options: HandoffOptions) {
    this.#options = options;
    const { client, report } = options;
    Object.assign(client.wire, devicesWire);
    this.#secondDevice = new SecondDevice({ client, report, betweenLooks: BETWEEN_READS });
  }

  /** Does what the person asks, or answers. The outcome is reported, never thrown. */
  async obey(command: HandoffCommand | DeviceAnswer): Promise<void> {
    if (command.type === 'device.waits') return this.#secondDevice.wait();
    if (command.type === 'device.lost') return this.#readLost();
    if (command.type === 'device.gave_up') return this.#secondDevice.rest();
    const asking = askingOf(command);
    this.#change({ asking, problem: null });
    try {
      this.#change({ asking: null, ...(await this.#ask(command)) });
      // A code is there before the view says so.
      if (asking === 'link') await this.#read();
    } catch (error) {
      this.#fail(error, (problem) => this.#change({ asking: null, problem }));
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
        // The view says what became of a message.
        if (to) await this.#read();
        return { link };
      }
      case 'handoff.ended':
        this.#tell((await client.call('comeBack', { key })).result);
        return {};
      case 'device.answered':
        this.#tell((await client.call('answerContender', { key, body: { mine: command.mine } })).result);
        return {};
      case 'device.disowned':
        await client.call('notMe', { key });
        this.#refuse({ key: 'token_revoked', retryAfter: null, field: null });
        return {};
      case 'device.begged': {
        const { result: sentAgain } = await client.call('sendAgain', { key, body: { language: command.language } });
        this.#secondDevice.rest();
        return { sentAgain };
      }
      case 'device.renewed': {
        const { to, language } = command;
        const { result: sentAgain } = await client.call('newLink', { key, body: { to, language } });
        return { sentAgain };
      }
    }
  }

  /** A link of which the server says nothing more is shown as it is. */
  async #readLost(): Promise<void> {
    const answer = await this.#options.client.call('lostLink').catch(() => null);
    if (answer) this.#change({ lost: answer.result });
  }

  /** Reports every change until `rest`. Where events do not arrive, it asks every few seconds. */
  follow(): void {
    if (this.#following) return;
    this.#following = new AbortController();
    void this.#follow(this.#following.signal);
  }

  rest(): void {
    this.#secondDevice.rest();
    this.#following?.abort();
    this.#following = null;
  }

  async #follow(signal: AbortSignal): Promise<void> {
    const { network } = this.#options.client;
    try {
      for (let silentStreams = 0; ; ) {
        const hadEvents = silentStreams < MOST_SILENT_STREAMS && (await this.#listen(signal));
        silentStreams = hadEvents ? 0 : silentStreams + 1;
        signal.throwIfAborted();
        await network.pause(silentStreams < MOST_SILENT_STREAMS ? backoff(silentStreams) : BETWEEN_READS, signal);
        if (!hadEvents) await this.#read(signal);
      }
    } catch (error) {
      if (signal.aborted || network.closed) return;
      this.rest();
      this.#fail(error, () => {});
    }
  }

  /** Reads one stream to its end, and the session after each event. True where there was an event. */
  async #listen(signal: AbortSignal): Promise<boolean> {
    const { client } = this.#options;
    const ending = new AbortController();
    const stop = () => ending.abort();
    let silence = setTimeout(stop, FIRST_WORD);
    signal.addEventListener('abort', stop);
    let hadEvents = false;
    try {
      const response = await client.fetch(client.url('events'), {
        headers: { accept: 'text/event-stream', ...client.identity },
        signal: ending.signal,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
      });
      const reader = response.ok ? response.body?.getReader() : undefined;
      const decoder = new TextDecoder();
      let text = '';
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        clearTimeout(silence);
        silence = setTimeout(stop, SILENCE);
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
      // A stream may break at any time. A refused session is another matter.
      if (signal.aborted || problemOf(error).key !== 'internal') throw error;
    } finally {
      clearTimeout(silence);
      signal.removeEventListener('abort', stop);
      ending.abort();
    }
    return hadEvents;
  }

  async #read(signal?: AbortSignal): Promise<void> {
    this.#tell((await this.#options.client.call('read', signal ? { signal } : {})).result);
  }

  #tell(view: SessionView): void {
    this.#options.report({ type: 'session.seen', view: this.#options.note(view) });
  }

  #change(handoff: Partial<HandoffState>): void {
    this.#options.report({ type: 'handoff.changed', handoff });
  }

  /** A refused token ends more than what was asked for here. */
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

function askingOf(command: Wish): HandoffState['asking'] {
  switch (command.type) {
    case 'handoff.asked':
      return 'link';
    case 'handoff.renewed':
      return command.to ? 'message' : 'link';
    case 'handoff.ended':
      return 'return';
    default:
      return 'answer';
  }
}
