import type { IssuedToken, StepMediaItem, WorkflowRecord } from '../../contracts/workflow-records.ts';

export interface PersonRecord {
  id: string;
  national_id: string;
  name: string;
  first_lastname: string;
  contact_data: { email: string | null; email_confirmation: boolean }[];
  addresses: { street: string; zip_code: string }[];
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

  createWorkflow(body: { steps: readonly string[]; callback_url?: string; expires_in?: number; external_reference_id?: string }) {
    return this.#ask<WorkflowRecord>('POST', '/workflows/v1/workflows', body);
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

  /** Newest first. */
  async workflows(): Promise<readonly WorkflowRecord[]> {
    return (await this.#ask<{ data: WorkflowRecord[] }>('GET', '/workflows/v1/workflows?per_page=100')).data;
  }

  stepMedia(step: string) {
    return this.#ask<StepMediaItem[]>('GET', `/workflows/v1/steps/${step}/media`);
  }

  async people(): Promise<readonly PersonRecord[]> {
    return (await this.#ask<{ data: PersonRecord[] }>('GET', '/people/v1/people')).data;
  }

  person(id: string) {
    return this.#ask<PersonRecord>('GET', `/people/v1/people/${id}`);
  }
}
