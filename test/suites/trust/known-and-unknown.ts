import { pack, unpack } from '#services/workflows/model/pack.ts';
import { personOf } from '../sessions/people.ts';
import { type Bank, type BankAnswer, Visitor } from './bank.ts';

/** One answer to a session, and how long it took. */
interface TimedAnswer {
  /** The text with ids, times and the CURP masked. */
  text: string;
  bytes: number;
  ms: number;
}

/** The requests of a try, in their order. `beside` is sent while the job records the person. */
export const requests = ['submit', 'beside', 'after', 'redirect'] as const;
export type Tries = Readonly<Record<(typeof requests)[number], readonly TimedAnswer[]>>;

/** Walks through workflows with CURPs that a key had recorded and with CURPs that nobody had, in turns. */
export async function walkBoth(bank: Bank, count: number, first = 0): Promise<{ known: Tries; unknown: Tries }> {
  const empty = () => ({ submit: [], beside: [], after: [], redirect: [] }) satisfies Record<keyof Tries, TimedAnswer[]>;
  const [known, unknown] = [empty(), empty()] as Record<keyof Tries, TimedAnswer[]>[];
  // The first tries warm the server up and do not count.
  for (let number = -3; number < count; number++)
    for (const [tries, isKnown] of number % 2 === 0
      ? ([
          [known!, true],
          [unknown!, false],
        ] as const)
      : ([
          [unknown!, false],
          [known!, true],
        ] as const)) {
      const answer = await walk(bank, personOf(first + 2 * (number + 3) + (isKnown ? 1 : 0)), isKnown);
      if (number >= 0) for (const request of requests) tries[request].push(answer[request]);
    }
  return { known: known!, unknown: unknown! };
}

async function walk(bank: Bank, { curp, name, first_lastname, second_lastname }: ReturnType<typeof personOf>, isKnown: boolean) {
  // Limits are per minute and hour; moving the clock on avoids them.
  bank.bench.clock.advance(3_700);
  if (isKnown) await bank.result('POST', '/people/v1/people', { national_id: curp, name: 'Rosa', first_lastname, second_lastname });
  const visitor = await Visitor.enter(bank, { steps: ['personal_data'] }, { redirect_url: 'https://banco.example/listo' });
  await bank.bench.jobs.run();
  await visitor.post('start');
  const mask = (text: string) => withoutIds(text, curp);
  const submit = await measure(
    () => visitor.post('submit', { submission: { curp, name, first_lastname, second_lastname, nationality: 'MX' } }),
    mask,
  );
  const job = bank.bench.jobs.run();
  const read = () => visitor.call('GET', '/workflows/v1/session');
  const beside = await measure(read, mask);
  await job;
  const after = await measure(read, mask);
  const { redirect_url } = (await visitor.read()) as { redirect_url: string | null };
  const redirect = mask(redirect_url ?? '');
  // Keys read the difference, so there is one to hide.
  const { status } = await bank.workflow(visitor.uuid);
  if (status !== (isKnown ? 'people_error' : 'success')) throw new Error(`A ${isKnown ? 'known' : 'unknown'} CURP ended as ${status}`);
  return { submit, beside, after, redirect: { text: redirect, bytes: redirect.length, ms: 0 } };
}

/** What somebody is told who proves a mailbox, says who they are and signs, with a copy by mail. Ids, times and the CURP are masked. */
interface Told {
  /** The answers of the session, in their order. */
  answers: string[];
  /** The status that the event stream has at each moment, with `new` where an event came. */
  events: string[];
  /** The mails with a copy that had come at each moment. */
  mails: string[][];
  /** The words of the signed copy with its page of evidence. */
  copy: string;
}

/** Walks through a workflow in which somebody signs. `isCaptured`: a credential and a living face say the same as they do. */
export async function walkSigning(
  bank: Bank,
  number: number,
  { isKnown, isCaptured }: { isKnown: boolean; isCaptured: boolean },
): Promise<Told> {
  const { curp, name, first_lastname, second_lastname, email } = personOf(number);
  bank.bench.clock.advance(3_700);
  if (isKnown) await bank.result('POST', '/people/v1/people', { national_id: curp, name, first_lastname, second_lastname });
  const steps = ['verify_email', 'personal_data', 'document_sign'];
  const visitor = await Visitor.enter(bank, { steps, autofill: { document_uuid: await bank.paper(), send_email: true } });
  const told: Told = { answers: [], events: [], mails: [], copy: '' };
  const mask = (text: string) => withoutIds(text, curp).replaceAll(email, 'EMAIL');
  let stamp = '';
  const note = async (answer: BankAnswer) => {
    told.answers.push(`${answer.status} ${mask(JSON.stringify(answer.body))}`);
    const now = await bank.watch(visitor.uuid);
    told.events.push(`${now.status}${now.stamp === stamp ? '' : ' new'}`);
    stamp = now.stamp;
    const copies = (await bank.outbox()).filter(({ to, attachment }) => to === email && attachment);
    told.mails.push(copies.map(({ text, attachment }) => `${attachment!.name} ${mask(text)}`));
  };
  const read = () => visitor.call('GET', '/workflows/v1/session');
  await note(await visitor.proves(email));
  await note(await visitor.tellsName({ curp }));
  if (isCaptured) await capture(bank, visitor.uuid, { national_id: curp, name: `${name} ${first_lastname} ${second_lastname}` });
  await bank.bench.jobs.run();
  await note(await read());
  await note(await visitor.signs());
  await bank.bench.jobs.run();
  await note(await read());
  const file = await visitor.call('GET', `/workflows/v1/session/steps/${visitor.view.steps[2]!.uuid}/files/signed`);
  if (file.status === 200) told.copy = withoutHashes(mask(await bank.textOf(file.bytes)));
  const { status, vouched_by } = await bank.workflow(visitor.uuid);
  const end = isKnown ? 'people_error null' : `success ${isCaptured ? 'capture' : null}`;
  if (`${status} ${vouched_by}` !== end) throw new Error(`A ${isKnown ? 'known' : 'unknown'} CURP ended as ${status} ${vouched_by}`);
  return told;
}

/** Adds to what the second step learned that a credential and a living face say the same. */
async function capture(bank: Bank, workflow: string, identity: { national_id: string; name: string }): Promise<void> {
  const { engine } = bank.bench;
  const [row] = (await engine.executeSql('select facts from workflows.steps where workflow_uuid = $1 and position = 1', [workflow])).rows;
  const told = unpack<{ person: { birthdate?: string } }>((row as { facts: Uint8Array }).facts);
  const facts = { ...told, credential: identity, capture: { ...identity, birthdate: told.person.birthdate ?? null, card: null } };
  await engine.executeSql('update workflows.steps set facts = $2 where workflow_uuid = $1 and position = 1', [workflow, pack(facts)]);
}

/** Masks hashes, which a page may break, and all other figures. */
const withoutHashes = (text: string) => text.replaceAll(/(?:\b[0-9a-f]{6,}\b ?)+/g, 'HASH ').replaceAll(/\d/g, '#');

async function measure(send: () => Promise<BankAnswer>, mask: (text: string) => string): Promise<TimedAnswer> {
  const started = performance.now();
  const { bytes } = await send();
  return { ms: performance.now() - started, bytes: bytes.byteLength, text: mask(Buffer.from(bytes).toString()) };
}

const withoutIds = (text: string, curp: string) =>
  text
    .replaceAll(curp, 'CURP')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'UUID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');

/**
 * Returns the probability that a try of the second list took longer than one of the first (0.5 where they are alike; the area under the
 * ROC curve of whoever tells them apart by time), and how many standard errors that is from 0.5.
 */
export function rankOf(one: readonly number[], other: readonly number[]): { later: number; errors: number } {
  let sum = 0;
  for (const a of one) for (const b of other) sum += b > a ? 1 : b === a ? 0.5 : 0;
  const later = sum / (one.length * other.length);
  const error = Math.sqrt((one.length + other.length + 1) / (12 * one.length * other.length));
  return { later, errors: Math.abs(later - 0.5) / error };
}
