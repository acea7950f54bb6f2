import { Asking, type AskingHost } from './asking/text-form.ts';
import type { SignDocument } from './document-sign.contract.ts';
import { closed } from './reading/closed-screen.ts';
import { Given } from './signing/earlier-signature.ts';

type Why = NonNullable<SignDocument['closed']>;

/** What only some documents need, and comes with them: the texts that they ask for, a signature given before, why nothing is left to sign. */
export class Rare {
  readonly asking: Asking;
  readonly given: Given | null;
  readonly closed: (why: Why) => ReturnType<typeof closed>;

  constructor(step: AskingHost, { given }: SignDocument) {
    this.asking = new Asking(step);
    this.given = given === null ? null : new Given(step, given);
    this.closed = (why) => closed(step, why);
  }
}
