import { devicesWire } from '../../contracts/session/devices-wire.ts';
import type { SessionView } from '../../contracts/session/session.ts';
import { newId } from '../device/id.ts';
import { type DeviceAnswer, type HandoffCommand, kindOf, type LinkReport, problemOf } from '../machine/journey.ts';
import { backoff, type SessionClient } from './client.ts';
import { TwoDevices } from './two-devices.ts';

/** Milliseconds. Something on the way holds back a stream whose first event takes longer. */
const FIRST_WORD = 8_000;
/** Milliseconds. The server says something at least every 15 s. */
const SILENCE = 40_000;
/** After so many silent streams the session is read every few seconds instead. */
const MOST_SILENT_STREAMS = 2;
/** Milliseconds. */
const BETWEEN_READS = 4_000;

interface HandoffOptions {
  client: SessionClient;
  /** Hears every view that the server answers with. */
  note(view: SessionView): SessionView;
  report(report: LinkReport): void;
}

/** Going on at another device: the link to it, the way back, and the server's state followed while two screens are open. */
export class Handoff {
  readonly #options: HandoffOptions;
  readonly #twoDevices: TwoDevices;
  #following: AbortController | null = null;

  constructor(options: HandoffOptions) {
    this.#options = options;
    const { client, report } = options;
    this.#twoDevices = new TwoDevices({ client, report, tell: (view) => this.#tell(view) });
  }

  /** Does what the person asks. The outcome is reported, never thrown. */
  async obey(command: HandoffCommand | DeviceAnswer): Promise<void> {
    if (isDeviceAnswer(command)) return this.#twoDevices.obey(command);
    const { client, report } = this.#options;
    const { to, language } = command.type === 'handoff.renewed' ? command : {};
    const asking = command.type === 'handoff.ended' ? 'return' : to ? 'message' : 'link';
    report({ type: 'handoff.changed', handoff: { asking, problem: null } });
    try {
      if (asking === 'return') {
        const { result } = await client.call('comeBack', { route: devicesWire.comeBack, key: newId() });
        report({ type: 'handoff.changed', handoff: { asking: null } });
        this.#tell(result);
      } else {
        const { result: link } = await client.call('handOver', { route: devicesWire.handOver, key: newId(), body: { to, language } });
        // The view says what became of a message.
        if (to) await this.#read();
        report({ type: 'handoff.changed', handoff: { asking: null, link } });
        if (!to) await this.#read();
      }
    } catch (error) {
      this.#fail(error, () => report({ type: 'handoff.changed', handoff: { asking: null, problem: problemOf(error) } }));
    }
  }

  /** Reports every change until `rest`. Where events do not arrive, it asks every few seconds. */
  follow(): void {
    if (this.#following) return;
    this.#following = new AbortController();
    void this.#follow(this.#following.signal);
  }

  rest(): void {
    this.#twoDevices.rest();
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
      const response = await client.fetch(client.url(devicesWire.events), {
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

  /** A refused token ends more than what was asked for here. */
  #fail(error: unknown, otherwise: () => void): void {
    if (this.#options.client.network.closed) return;
    if (kindOf(problemOf(error)) === 'token') this.#options.report({ type: 'session.refused', problem: problemOf(error) });
    else otherwise();
  }
}

function isDeviceAnswer(command: HandoffCommand | DeviceAnswer): command is DeviceAnswer {
  return command.type.startsWith('device.');
}
