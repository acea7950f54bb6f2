import type { IssuedToken, StepMediaItem, WorkflowRecord } from '#contracts/workflows/records.ts';
import type { PersonRecord } from '../journeys/api.ts';
import { setupForNoise } from './photos.ts';

/** A client for many partners at once: each request uses the next key, because limits are per key. */
export class Partners {
  readonly #url: () => string;
  #keys: readonly string[] = [];
  #asked = 0;

  constructor(url: () => string) {
    this.#url = url;
  }

  use(keys: readonly string[]): void {
    this.#keys = keys;
  }

  async ask<Result>(method: string, path: string, body?: object): Promise<Result> {
    const key = this.#keys[this.#asked++ % this.#keys.length]!;
    const response = await fetch(this.#url() + path, {
      method,
      headers: { 'svc-apikey': key, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as { result: Result };
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer.result;
  }

  createWorkflow(steps: readonly string[]) {
    return this.ask<WorkflowRecord>('POST', '/workflows/v1/workflows', { steps, setup: setupForNoise(steps) });
  }

  async token(workflow: string) {
    return (await this.ask<IssuedToken>('POST', `/workflows/v1/workflows/${workflow}/token`, {})).token;
  }

  workflow(uuid: string) {
    return this.ask<WorkflowRecord>('GET', `/workflows/v1/workflows/${uuid}`);
  }

  media(step: string) {
    return this.ask<StepMediaItem[]>('GET', `/workflows/v1/steps/${step}/media`);
  }

  person(id: string) {
    return this.ask<PersonRecord>('GET', `/people/v1/people/${id}`);
  }
}
