import { finalStatuses } from '#contracts/base/statuses.ts';
import type { IssuedToken, StepMediaItem, WorkflowRecord } from '#contracts/workflows/records.ts';

export interface PersonRecord {
  id: string;
  national_id: string;
  name: string;
  first_lastname: string;
  tax_id: string | null;
  contact_data: { email: string | null; email_confirmation: boolean }[];
  addresses: { street: string; zip_code: string }[];
}

export interface DocumentRecord {
  uuid: string;
  status: 'open' | 'signed';
  people_uuid: string | null;
  workflow_uuid: string | null;
  signed_sha256: string | null;
  elements: { uuid: string; kind: string; name: string }[];
}

/** The API as a partner's server uses it: HTTP and a key. */
export class Api {
  readonly #url: string;
  readonly #apiKey: string;

  constructor(url: string, apiKey: string) {
    this.#url = url;
    this.#apiKey = apiKey;
  }

  async #ask<Result>(method: string, path: string, body?: object): Promise<Result> {
    const response = await fetch(this.#url + path, {
      method,
      headers: { 'svc-apikey': this.#apiKey, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as { result: Result };
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer.result;
  }

  /** Makes a record that has no method of its own here. */
  make<Result = { uuid: string }>(path: string, body: object): Promise<Result> {
    return this.#ask<Result>('POST', path, body);
  }

  /** The same of a form; `pictures` and other files are its parts. */
  async send<Result>(path: string, parts: Readonly<Record<string, string | File>>): Promise<Result> {
    const form = new FormData();
    for (const [name, part] of Object.entries(parts)) form.set(name, part);
    const response = await fetch(this.#url + path, { method: 'POST', headers: { 'svc-apikey': this.#apiKey }, body: form });
    const answer = (await response.json()) as { result: Result };
    if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer.result;
  }

  createWorkflow(body: {
    steps: readonly string[];
    setup?: Readonly<Record<string, object>>;
    callback_url?: string;
    expires_in?: number;
    external_reference_id?: string;
    autofill?: object;
  }) {
    // A film shows one side of the card: with the hand on the shutter, a journey says when it is the other.
    const byHand = body.steps.includes('enroll_full') ? { enroll_full: { automatic: false } } : {};
    return this.#ask<WorkflowRecord>('POST', '/workflows/v1/workflows', { ...body, setup: { ...byHand, ...body.setup } });
  }

  createElement(document: string, element: object) {
    return this.#ask<{ uuid: string }>('POST', `/people/v1/documents/${document}/elements`, element);
  }

  token(workflow: string, body: { redirect_url?: string } = {}) {
    return this.#ask<IssuedToken>('POST', `/workflows/v1/workflows/${workflow}/token`, body);
  }

  revokeTokens(workflow: string) {
    return this.#ask<{ revoked: number }>('DELETE', `/workflows/v1/workflows/${workflow}/token`);
  }

  workflow(uuid: string) {
    return this.#ask<WorkflowRecord>('GET', `/workflows/v1/workflows/${uuid}`);
  }

  /** The same once its person is recorded: the screen does not wait for that, and where the server had no time the job comes again. */
  ended(uuid: string): Promise<WorkflowRecord> {
    return this.#once(
      () => this.workflow(uuid),
      // What the people service refuses is not tried again.
      ({ status, error }) => finalStatuses.includes(status) || error?.details?.reason === 'person_refused',
    );
  }

  /**
   * What is read, once a job did its part; as it is after four minutes, in which a job without time comes again three times. It asks ever
   * less often: a key has a rate.
   */
  async #once<Read>(read: () => Promise<Read>, isReady: (now: Read) => boolean): Promise<Read> {
    for (let until = Date.now() + 240_000, pause = 50; ; pause = Math.min(2 * pause, 1000)) {
      const now = await read();
      if (isReady(now) || Date.now() > until) return now;
      await new Promise((later) => setTimeout(later, pause));
    }
  }

  /** Newest first. */
  async workflows(): Promise<readonly WorkflowRecord[]> {
    return (await this.#ask<{ data: WorkflowRecord[] }>('GET', '/workflows/v1/workflows?per_page=100')).data;
  }

  review(step: string, decision: 'approved' | 'rejected') {
    return this.#ask<WorkflowRecord>('POST', `/workflows/v1/steps/${step}/review`, { decision });
  }

  stepMedia(step: string) {
    return this.#ask<StepMediaItem[]>('GET', `/workflows/v1/steps/${step}/media`);
  }

  async people(): Promise<readonly PersonRecord[]> {
    return (await this.#ask<{ data: PersonRecord[] }>('GET', '/people/v1/people')).data;
  }

  /** Whoever says that they are somebody who is there is a claim; for a journey without a proven address nobody is. */
  async forgetEverybody(): Promise<void> {
    for (const { id } of await this.people()) await this.#ask('DELETE', `/people/v1/people/${id}`);
  }

  person(id: string) {
    return this.#ask<PersonRecord>('GET', `/people/v1/people/${id}`);
  }

  /** A PDF to sign, with one place for the signature. */
  async createDocument(name: string, pdf: Uint8Array, place: { page: number; box: readonly number[] }) {
    const file = new File([Uint8Array.from(pdf)], `${name}.pdf`, { type: 'application/pdf' });
    const document = await this.send<DocumentRecord & { token: string }>('/people/v1/documents', { file, name });
    await this.createElement(document.uuid, { ...place, kind: 'signature', name: 'Firma' });
    return document;
  }

  document(uuid: string) {
    return this.#ask<DocumentRecord>('GET', `/people/v1/documents/${uuid}`);
  }

  /** The same once a job sealed it. */
  sealedDocument(uuid: string) {
    return this.#once(
      () => this.document(uuid),
      ({ status }) => status === 'signed',
    );
  }

  async signedDocument(uuid: string): Promise<Uint8Array> {
    const response = await fetch(`${this.#url}/people/v1/documents/${uuid}/signed`, { headers: { 'svc-apikey': this.#apiKey } });
    if (!response.ok) throw new Error(`No signed document: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }

  /** What would have been sent to an address, newest first; for a key with the scope `admin`. */
  outbox(to: string) {
    return this.#ask<{ text: string }[]>('GET', `/outbox.json?to=${encodeURIComponent(to)}`);
  }

  /** PEM, from who signs to who is trusted. */
  async signingCertificates(): Promise<readonly string[]> {
    return (await this.#ask<{ chain: string[] }>('GET', '/people/v1/documents/certificates')).chain;
  }
}
