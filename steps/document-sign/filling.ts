import { ActionWatch } from '../../src/ui/action-watch.ts';
import type { ActionState, StepProblem } from '../../src/ui/step-element.ts';
import type { FillAnswer, SignDocument, TextTrouble } from './document-sign.contract.ts';
import type { Texts } from './draft.ts';
import { VISIBLE } from './text.contract.ts';

/** The texts on their way into the document. */
export class Filling {
  readonly #watch = new ActionWatch();
  /** Texts that cannot be taken as they are. */
  troubles: readonly TextTrouble[] = [];
  /** Why the texts could not be written; null when nothing was in the way. */
  problem: StepProblem | null = null;

  get waiting(): boolean {
    return this.#watch.waiting;
  }

  /** What to send of them; null where a text is missing (`troubles` says which), or where the document says them already. */
  check({ asks, filled }: SignDocument, texts: Texts): { send: Texts | null } {
    const given = Object.fromEntries(asks.map(({ uuid }) => [uuid, (texts[uuid] ?? '').trim()]));
    this.problem = null;
    this.troubles = asks.flatMap(({ uuid, required }) =>
      required && !VISIBLE.test(given[uuid] ?? '') ? [{ uuid, code: 'required' }] : [],
    );
    const same = filled && asks.every(({ uuid, value }) => value === given[uuid]);
    return { send: this.troubles.length > 0 || same ? null : given };
  }

  /** Call with the action's state of the moment in which it is asked for. */
  ask(before: ActionState | undefined): void {
    this.#watch.ask(before);
  }

  /** The server's answer, the first time it is seen. */
  answer(now: ActionState | undefined): FillAnswer | null {
    const outcome = this.#watch.outcome(now);
    if (outcome?.status === 'failed') this.problem = outcome.problem;
    if (outcome?.status !== 'done') return null;
    const answer = outcome.result as FillAnswer;
    this.troubles = answer.troubles;
    return answer;
  }

  /** The person changes it. */
  touch(uuid: string): void {
    this.troubles = this.troubles.filter((trouble) => trouble.uuid !== uuid);
  }
}
