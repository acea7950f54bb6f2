import type { SessionView } from '../../contracts/session/session.ts';
import { newId } from '../device/id.ts';
import { type HandoffCommand, kindOf, type LinkReport, problemOf } from '../machine/journey.ts';
import { backoff, type SessionClient } from './client.ts';

/** A stream whose first event does not come in this time is held back by something on the way. */
const FIRST_WORD = 8_000;
/** The server says something at least every 15 s. */
const SILENCE = 40_000;
/** After so many streams that said nothing, the session is read every few seconds instead. */
const DEAF = 2;
const BETWEEN_READS = 4_000;

interface Parts {
  client: SessionClient;
  /** Notes what the server said. */
  seen(view: SessionView): SessionView;
  report(report: LinkReport): void;
}

/** Going on at another device: the link to it, the way back, and the server's state followed while two screens are open. */
export class Handoff {
  readonly #parts: Parts;
  #following: AbortController | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Its outcome is reported, never thrown. */
  async obey(command: HandoffCommand): Promise<void> {
    const { client, report } = this.#parts;
    const { to, language } = command.type === 'handoff.renewed' ? command : {};
    const asking = command.type === 'handoff.ended' ? 'return' : to ? 'message' : 'link';
    report({ type: 'handoff.changed', handoff: { asking, problem: null } });
    try {
      if (asking === 'return') {
        const { result } = await client.call('comeBack', { key: newId() });
        report({ type: 'handoff.changed', handoff: { asking: null } });
        this.#tell(result);
      } else {
        const { result: link } = await client.call('handOver', { key: newId(), body: { to, language } });
        // What became of a message is told with the state.
        if (to) await this.#read();
        report({ type: 'handoff.changed', handoff: { asking: null, link } });
        if (!to) await this.#read();
      }
    } catch (error) {
      this.#refused(error, () => report({ type: 'handoff.changed', handoff: { asking: null, problem: problemOf(error) } }));
    }
  }

  /** Reports every change until `rest`, by events, or by asking where events do not arrive. */
  follow(): void {
    if (this.#following) return;
    this.#following = new AbortController();
    void this.#follow(this.#following.signal);
  }

  rest(): void {
    this.#following?.abort();
    this.#following = null;
  }

  async #follow(signal: AbortSignal): Promise<void> {
    const { network } = this.#parts.client;
    try {
      for (let deaf = 0; ; ) {
        const heard = deaf < DEAF && (await this.#listen(signal));
        deaf = heard ? 0 : deaf + 1;
        signal.throwIfAborted();
        await network.pause(deaf < DEAF ? backoff(deaf) : BETWEEN_READS, signal);
        if (!heard) await this.#read(signal);
      }
    } catch (error) {
      if (signal.aborted || network.closed) return;
      this.rest();
      this.#refused(error, () => {});
    }
  }

  /** Reads one stream to its end, and the session after each event. Answers whether there was any. */
  async #listen(signal: AbortSignal): Promise<boolean> {
    const { client } = this.#parts;
    const end = new AbortController();
    const stop = () => end.abort();
    let silence = setTimeout(stop, FIRST_WORD);
    signal.addEventListener('abort', stop);
    let heard = false;
    try {
      const response = await client.fetch(client.url('events'), {
        headers: { accept: 'text/event-stream', authorization: client.authorization },
        signal: end.signal,
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
        const told = text.lastIndexOf('\n\n');
        if (told < 0) continue;
        const changed = /^event: ?session$/m.test(text.slice(0, told));
        text = text.slice(told + 2);
        if (!changed) continue;
        heard = true;
        await this.#read(signal);
      }
    } catch (error) {
      // A stream may break at any time; a session that is refused is another matter.
      if (signal.aborted || problemOf(error).key !== 'internal') throw error;
    } finally {
      clearTimeout(silence);
      signal.removeEventListener('abort', stop);
      end.abort();
    }
    return heard;
  }

  async #read(signal?: AbortSignal): Promise<void> {
    this.#tell((await this.#parts.client.call('read', signal ? { signal } : {})).result);
  }

  #tell(view: SessionView): void {
    this.#parts.report({ type: 'session.seen', view: this.#parts.seen(view) });
  }

  /** A token that is refused ends more than this. */
  #refused(error: unknown, otherwise: () => void): void {
    if (this.#parts.client.network.closed) return;
    if (kindOf(problemOf(error)) === 'token') this.#parts.report({ type: 'session.refused', problem: problemOf(error) });
    else otherwise();
  }
}
