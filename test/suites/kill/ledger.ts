import { createHash } from 'node:crypto';
import type { StepRecord } from '#contracts/workflows/records.ts';
import type { Partners } from '../sessions/partner.ts';
import type { Acknowledged } from '../sessions/session.ts';

interface Account {
  curp: string;
  steps: Set<string>;
  media: Map<string, { step: string }>;
  status: string | null;
}

/** Workflows checked at the same time: the test is about lost data, not about load. */
const AT_ONCE = 8;

/** Everything that the server has acknowledged, and so may never lose. */
export class Ledger {
  readonly #accounts = new Map<string, Account>();
  /** Workflows with acknowledgements since the last check. */
  readonly #fresh = new Set<string>();
  #waiting: { after: number; resolve(): void }[] = [];
  noted = 0;

  open(workflow: string, curp: string): void {
    this.#accounts.set(workflow, { curp, steps: new Set(), media: new Map(), status: null });
    this.#note(workflow);
  }

  acknowledge(what: Acknowledged): void {
    const account = this.#accounts.get(what.workflow)!;
    if (what.kind === 'step') account.steps.add(what.step);
    else if (what.kind === 'medium') account.media.set(what.medium, { step: what.step });
    else account.status = what.status;
    this.#note(what.workflow);
  }

  /** Resolves when `count` more things are acknowledged. */
  more(count: number): Promise<void> {
    const after = this.noted + count;
    return new Promise((resolve) => this.#waiting.push({ after, resolve }));
  }

  get figures() {
    const accounts = [...this.#accounts.values()];
    return {
      workflows: accounts.length,
      steps: accounts.reduce((sum, { steps }) => sum + steps.size, 0),
      media: accounts.reduce((sum, { media }) => sum + media.size, 0),
      ended: accounts.filter(({ status }) => status !== null).length,
    };
  }

  /** Checks that the server still has everything acknowledged since the last check; returns each fault as a sentence. */
  async look(partners: Partners): Promise<string[]> {
    const workflows = [...this.#fresh];
    this.#fresh.clear();
    const wrong: string[] = [];
    for (let first = 0; first < workflows.length; first += AT_ONCE) {
      const some = workflows.slice(first, first + AT_ONCE);
      wrong.push(...(await Promise.all(some.map((workflow) => this.#lookAt(workflow, partners)))).flat());
    }
    return wrong;
  }

  lookAtAll(partners: Partners): Promise<string[]> {
    for (const workflow of this.#accounts.keys()) this.#fresh.add(workflow);
    return this.look(partners);
  }

  #note(workflow: string): void {
    this.noted++;
    this.#fresh.add(workflow);
    for (const waiting of this.#waiting.filter(({ after }) => after <= this.noted)) waiting.resolve();
    this.#waiting = this.#waiting.filter(({ after }) => after > this.noted);
  }

  async #lookAt(uuid: string, partners: Partners): Promise<string[]> {
    const { curp, steps, media, status } = this.#accounts.get(uuid)!;
    // Copies, because the sessions go on during the check.
    const promised = { steps: [...steps], media: [...media], status };
    const found = await partners.workflow(uuid).catch((cause: unknown) => String(cause));
    if (typeof found === 'string') return [`The workflow ${uuid} is lost: ${found}`];
    const wrong = found.steps.flatMap((step) => faultsOf(step, promised.steps.includes(step.uuid)));
    // A session sees `received` at the last answer, before a job records the person; an API key sees `working`, and then `success`.
    const isDone = found.steps.every(({ status }) => status === 'success') && (found.status === 'working' || found.status === 'success');
    const isAsPromised = promised.status === 'received' ? isDone : found.status === promised.status;
    if (promised.status !== null && !isAsPromised) wrong.push(`it had ended as ${promised.status}, it is ${found.status}`);
    if (found.status === 'success') {
      const person = await partners.person(found.people_uuid ?? 'nobody').catch(() => null);
      if (person?.national_id !== curp) wrong.push('it ended without its person');
    }
    wrong.push(...(await missingMedia(promised.media, partners)));
    return wrong.map((sentence) => `${uuid}: ${sentence}`);
  }
}

function faultsOf(step: StepRecord, acknowledged: boolean): string[] {
  const done = step.status === 'success';
  const torn = done !== (step.payload !== null) || done !== (step.finished_at !== null);
  return [
    ...(acknowledged && !done ? [`${step.step} was acknowledged, it is ${step.status}`] : []),
    ...(torn ? [`${step.step} is torn: ${step.status}, ${step.finished_at}, payload ${typeof step.payload}`] : []),
  ];
}

async function missingMedia(promised: readonly [string, { step: string }][], partners: Partners): Promise<string[]> {
  const wrong: string[] = [];
  for (const step of new Set(promised.map(([, medium]) => medium.step))) {
    const stored = new Map((await partners.media(step)).map((item) => [item.uuid, item.url]));
    for (const [medium] of promised.filter(([, of]) => of.step === step)) {
      const url = stored.get(medium);
      const answer = url === undefined ? null : await fetch(url);
      const bytes = answer?.ok ? Buffer.from(await answer.arrayBuffer()) : null;
      if (bytes === null) wrong.push(`the medium ${medium} was acknowledged, it is lost`);
      // A stored picture was re-encoded, so it is compared with the hash that the download's header gives.
      else if (answer?.headers.get('repr-digest') !== `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`)
        wrong.push(`the medium ${medium} holds other bytes`);
    }
  }
  return wrong;
}
