import { finalStatuses } from '#contracts/base/statuses.ts';
import type { IssuedToken, StepMediaItem, WorkflowRecord } from '#contracts/workflows/records.ts';
import { NO_CHALLENGE } from '../../support/no-challenge.ts';

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

/** A client of the API as a partner's server uses it: HTTP and an API key. */
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

  /** Creates a record that has no method of its own here. */
  make<Result = { uuid: string }>(path: string, body: object): Promise<Result> {
    return this.#ask<Result>('POST', path, body);
  }

  /** Creates a record from a form; pictures and other files are its parts. */
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
    // A clip shows one side of the card, so the shutter is manual and a journey changes the clip in between. No face of a clip is that of
    // the card, which is a specimen, nor moves as a challenge asks. A clip has so few frames that two photos may be one. Nobody has to
    // decide on that.
    const codes = [
      'face_mismatch',
      'face_unsure',
      'face_not_judged',
      'card_as_selfie',
      'media_repeated',
      'specimen',
      'side_unseen',
      'reading_incomplete',
    ] as const;
    const findings = Object.fromEntries(codes.map((code) => [code, 'continue']));
    const { enroll_full, ...others } = body.setup ?? {};
    const photos = body.steps.includes('enroll_full')
      ? { enroll_full: { automatic: false, ...NO_CHALLENGE, findings, ...enroll_full } }
      : {};
    return this.#ask<WorkflowRecord>('POST', '/workflows/v1/workflows', { ...body, setup: { ...others, ...photos } });
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

  /** Returns the workflow once its person is recorded, by a job that may be retried. */
  ended(uuid: string): Promise<WorkflowRecord> {
    return this.#once(
      () => this.workflow(uuid),
      // A refusal by the people service is not retried.
      ({ status, error }) => finalStatuses.includes(status) || error?.details?.reason === 'person_refused',
    );
  }

  /**
   * Reads until `isReady`, or for four minutes, in which a job that ran out of time is retried three times. The pause between requests
   * grows, because a key has a rate limit.
   */
  async #once<Read>(read: () => Promise<Read>, isReady: (now: Read) => boolean): Promise<Read> {
    for (let until = Date.now() + 240_000, pause = 50; ; pause = Math.min(2 * pause, 1000)) {
      const now = await read();
      if (isReady(now) || Date.now() > until) return now;
      await new Promise((later) => setTimeout(later, pause));
    }
  }

  /** Returns the workflows, newest first. */
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

  /** Deletes all people: for a journey without a proven address, data of a recorded person would count as a mere claim. */
  async forgetEverybody(): Promise<void> {
    for (const { id } of await this.people()) await this.#ask('DELETE', `/people/v1/people/${id}`);
  }

  person(id: string) {
    return this.#ask<PersonRecord>('GET', `/people/v1/people/${id}`);
  }

  /** Creates a PDF document with one place for the signature. */
  async createDocument(name: string, pdf: Uint8Array, place: { page: number; box: readonly number[] }) {
    const file = new File([Uint8Array.from(pdf)], `${name}.pdf`, { type: 'application/pdf' });
    const document = await this.send<DocumentRecord & { token: string }>('/people/v1/documents', { file, name });
    await this.createElement(document.uuid, { ...place, kind: 'signature', name: 'Firma' });
    return document;
  }

  document(uuid: string) {
    return this.#ask<DocumentRecord>('GET', `/people/v1/documents/${uuid}`);
  }

  /** Returns the document once a job has sealed it. */
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

  /** Returns the messages to an address that test mode stores instead of sending, newest first; needs the scope `admin`. */
  outbox(to: string) {
    return this.#ask<{ text: string }[]>('GET', `/outbox.json?to=${encodeURIComponent(to)}`);
  }

  /** Returns the certificate chain in PEM, from the signer's to the trusted root. */
  async signingCertificates(): Promise<readonly string[]> {
    return (await this.#ask<{ chain: string[] }>('GET', '/people/v1/documents/certificates')).chain;
  }
}
