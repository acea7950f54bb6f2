import { Asking, type AskingHost } from './asking.ts';
import type { SignDocument } from './document-sign.contract.ts';
import { Given } from './given.ts';
import { taken } from './taken.ts';

/** What only some documents need, and comes with them: the texts that they ask for, a signature given before, why nothing is left to sign. */
export class Rare {
  readonly asking: Asking;
  readonly given: Given | null;
  readonly taken: () => ReturnType<typeof taken>;

  constructor(step: AskingHost, { given }: SignDocument) {
    this.asking = new Asking(step);
    this.given = given === null ? null : new Given(step, given);
    this.taken = () => taken(step);
  }
}
