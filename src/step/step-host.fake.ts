import type { Medium } from '../machine/step-state.ts';
import type { StepElement } from './step-element.ts';
import type { Appearance, StepHost } from './step-host.ts';

export type ActionAnswers = Readonly<Record<string, (input: unknown) => unknown>>;

/** Records a screen's requests and answers them as the shell does: drafts as saved, media as stored, actions as done. */
export class FakeStepHost implements StepHost {
  readonly submits: { submission: unknown; coordinates?: readonly [string, string] | null }[] = [];
  readonly acts: { action: string; input: unknown }[] = [];
  readonly media: Medium[] = [];
  readonly discards: string[] = [];
  readonly drafts: unknown[] = [];
  readonly failures: { reason: string; extra?: Record<string, number> }[] = [];
  readonly appearances: Appearance[] = [];
  handoffs = 0;
  readonly #answers: ActionAnswers;
  readonly #step: StepElement;

  constructor(step: StepElement, answers: ActionAnswers = {}) {
    this.#step = step;
    this.#answers = answers;
    step.host = this;
  }

  submit(submission: unknown, coordinates?: readonly [string, string] | null): void {
    this.submits.push({ submission, ...(coordinates === undefined ? {} : { coordinates }) });
  }

  act(action: string, input: unknown): void {
    this.acts.push({ action, input });
    const step = this.#step;
    step.actions = { ...step.actions, [action]: { status: 'running' } };
    const answer = this.#answers[action];
    if (!answer) return;
    void step.updateComplete.then(() => {
      step.actions = { ...step.actions, [action]: { status: 'done', result: answer(input), at: Date.now() } };
    });
  }

  keep(medium: Medium): void {
    this.media.push(medium);
    const { uuid, collection, blob } = medium;
    this.#step.media = [...this.#step.media, { uuid, collection, status: 'stored', progress: 1, preview: blob, problem: null }];
  }

  discard(uuid: string): void {
    this.discards.push(uuid);
  }

  saveDraft(draft: unknown): void {
    this.drafts.push(draft);
    this.#step.draft = draft;
  }

  handOff(): void {
    this.handoffs += 1;
  }

  reportFailure(reason: string, extra?: Record<string, number>): void {
    this.failures.push({ reason, ...(extra ? { extra } : {}) });
  }

  changeAppearance(appearance: Appearance): void {
    this.appearances.push(appearance);
  }
}
