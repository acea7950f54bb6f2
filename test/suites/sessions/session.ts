import { createHash, randomUUID } from 'node:crypto';
import { endStatuses } from '#contracts/base/statuses.ts';
import type { SessionView } from '#contracts/session/session.ts';
import { IDEMPOTENCY_HEADER, mediaHeaders } from '#contracts/session/wire.ts';
import { consentDocument } from '#contracts/steps/consent-text.ts';
import { catalog } from '#steps/catalog.ts';
import { retryWhileBusy } from '../../support/while-busy.ts';
import { address, type Person } from './people.ts';

/** A thing that the server has acknowledged. */
export type Acknowledged =
  | { kind: 'step'; workflow: string; step: string; key: string }
  | { kind: 'medium'; workflow: string; step: string; medium: string }
  | { kind: 'ended'; workflow: string; status: string };

export interface SessionOptions {
  /** Returns the current address of the services, which may change after a restart. */
  url(): string;
  token: string;
  person: Person;
  /** Returns the six digits of the newest mail or message to this address. */
  code(address: string): Promise<string>;
  photo(): Uint8Array;
  acknowledged?(what: Acknowledged): void;
  /** Called when a request got no answer, or a 503 several times; resolves when a retry makes sense. */
  again?(cause: unknown): Promise<void>;
}

/** A client that sends the widget's requests without a browser, and repeats requests that got no answer. */
export class Session {
  view!: SessionView;
  readonly #options: SessionOptions;

  constructor(options: SessionOptions) {
    this.#options = options;
  }

  async open(): Promise<void> {
    await this.#ask('GET', '/v1/session').then((answer) => this.#see(answer));
    if (this.view.workflow.status === 'pristine') {
      await this.#ask('POST', `/v1/workflows/${this.view.workflow.uuid}/initialize`, { user_agent: 'A phone' });
      await this.read();
    }
  }

  async read(): Promise<void> {
    this.#see(await this.#ask('GET', '/v1/session'));
  }

  /** Answers the current step as a person would. */
  async answer(): Promise<void> {
    await this.start();
    await this.submit();
  }

  async start(): Promise<void> {
    const { current } = this.view;
    if (!current) throw new Error(`No step is open; the workflow is ${this.view.workflow.status}.`);
    await this.post('start', { version: current.version });
  }

  async submit(): Promise<void> {
    const { uuid, step, version } = this.view.current!;
    const answerOf = answers[step];
    if (!answerOf) throw new Error(`Nobody has said how ${step} is answered.`);
    const submission = await answerOf(this, this.#options);
    await this.post('submit', { version, submission, language: 'es-MX' });
    this.#options.acknowledged?.({ kind: 'step', workflow: this.view.workflow.uuid, step: uuid, key: step });
  }

  /** Walks from the current step to the end. */
  async walk(): Promise<string> {
    await this.open();
    while (this.view.current) await this.answer();
    return this.ended();
  }

  /** Returns the status in which the session ended, after waiting for pending records. */
  async ended(): Promise<string> {
    const { uuid } = this.view.workflow;
    while (!ENDED.has(this.view.workflow.status)) {
      await this.#nextChange();
      await this.read();
    }
    const { status } = this.view.workflow;
    this.#options.acknowledged?.({ kind: 'ended', workflow: uuid, status });
    return status;
  }

  /** Posts to the current step; retries have the same idempotency key, so it takes effect once. */
  async post(call: string, body: object): Promise<unknown> {
    const key = randomUUID();
    const answer = await this.#ask('POST', `/v1/session/steps/${this.view.current?.uuid}/${call}`, body, { [IDEMPOTENCY_HEADER]: key });
    if (!call.startsWith('actions/')) this.#see(answer);
    return (answer as { result: unknown }).result;
  }

  async upload(collection: string): Promise<string> {
    const { uuid } = this.view.current!;
    const medium = randomUUID();
    const bytes = this.#options.photo();
    const headers = { 'content-type': 'image/jpeg', [mediaHeaders.collection]: collection, [mediaHeaders.capture]: 'live' };
    await this.#ask('PUT', `/v1/session/steps/${uuid}/media/${medium}`, bytes, headers);
    this.#options.acknowledged?.({ kind: 'medium', workflow: this.view.workflow.uuid, step: uuid, medium });
    return medium;
  }

  /** Yields the workflow's status, first the current one, then each change. */
  async *events(signal: AbortSignal): AsyncGenerator<string> {
    const answer = await this.#fetch('GET', '/v1/session/events', undefined, {}, signal);
    if (!answer.ok) throw new Refused(`The events were refused: ${answer.status}`);
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      for (const [, status = ''] of chunk.matchAll(/"status":"(\w+)"/g)) yield status;
    }
  }

  /** Resolves with the first event that differs from the current state. */
  async #nextChange(): Promise<void> {
    const { status } = this.view.workflow;
    const leaving = new AbortController();
    try {
      for await (const change of this.events(leaving.signal)) if (change !== status) return;
    } catch (cause) {
      await this.#again(cause);
    } finally {
      leaving.abort();
    }
  }

  async #ask(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<unknown> {
    for (;;) {
      try {
        const answer = await retryWhileBusy(() => this.#fetch(method, path, body, headers));
        const content: unknown = await answer.json();
        if (answer.ok) return content;
        const said = `${method} ${path.replace(/[0-9a-f-]{36}/g, '…')}: ${answer.status} ${JSON.stringify(content)}`;
        // The widget retries a 503 too: a server that has just started may be busy.
        throw answer.status === 503 ? new Error(said) : new Refused(said);
      } catch (cause) {
        if (cause instanceof Refused) throw cause;
        await this.#again(cause);
      }
    }
  }

  #fetch(method: string, path: string, body?: object, headers: Record<string, string> = {}, signal?: AbortSignal): Promise<Response> {
    const bytes = body instanceof Uint8Array ? Buffer.from(body) : null;
    return fetch(`${this.#options.url()}/workflows${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#options.token}`,
        ...(bytes || body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: bytes ?? JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  }

  async #again(cause: unknown): Promise<void> {
    if (!this.#options.again) throw cause;
    await this.#options.again(cause);
  }

  #see(answer: unknown): void {
    this.view = (answer as { result: SessionView }).result;
  }
}

/** An error answer for which a retry is useless. */
export class Refused extends Error {}

const ENDED: ReadonlySet<string> = new Set(endStatuses);

interface ShownConsent {
  key: string;
  url: string | null;
  words: Record<string, Parameters<typeof consentDocument>[0]>;
}

/** A person's submission for each step. */
const answers: Readonly<Record<string, (session: Session, options: SessionOptions) => Promise<object>>> = {
  async acceptance({ view }) {
    const { consents } = view.current!.setup as { consents: ShownConsent[] };
    return {
      consents: consents.map(({ key, url, words }) => ({
        key,
        accepted: true,
        language: 'es-MX',
        text_sha256: createHash('sha256').update(consentDocument(words['es-MX']!, url)).digest('hex'),
      })),
    };
  },
  async verify_email(session, { person: { email }, code }) {
    await session.post('actions/send_code', { input: { email }, language: 'es-MX' });
    await session.post('actions/verify_code', { input: { code: await code(email) }, language: 'es-MX' });
    return { email };
  },
  verify_phone: proveByPhone,
  verify_whatsapp: proveByPhone,
  async personal_data(_session, { person: { curp, name, first_lastname, second_lastname } }) {
    return { curp, name, first_lastname, second_lastname, nationality: 'MX' };
  },
  personal_address: async () => address,
  curp: async (_session, { person: { curp } }) => ({ curp }),
  references: async () => catalog.references!.samples.submission as object,
  dynamic_form: async () => catalog.dynamic_form!.samples.submission as object,
  async enroll_full(session) {
    return {
      front: await session.upload('front'),
      back: await session.upload('back'),
      selfie: await session.upload('selfie'),
    };
  },
};

async function proveByPhone(session: Session, { person: { phone }, code }: SessionOptions): Promise<object> {
  await session.post('actions/send_code', { input: { phone }, language: 'es-MX' });
  await session.post('actions/verify_code', { input: { code: await code(phone) }, language: 'es-MX' });
  return { phone };
}
