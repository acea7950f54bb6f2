import { mexicanDate } from '../../mexico/today.ts';
import type { IneBack, IneFront, PaperReading, PaperTrouble } from '../ports/papers.ts';
import { type StepContext, StepFailure } from '../step.server.ts';
import { agreementsOf, doubtsOf, isInForce } from './agreement.server.ts';
import { type Agreements, type CredentialView, type Doubt, fields, type Reading } from './credential.contract.ts';
import type { enrollFull } from './enroll-full.contract.ts';
import { frontside } from './ocr.server.ts';

type Context = Pick<StepContext<typeof enrollFull>, 'ports' | 'memory' | 'remember' | 'now'>;
type CardSide = 'front' | 'back';
const kinds = { front: 'ine_front', back: 'ine_back' } as const;
interface SideData {
  front: IneFront;
  back: IneBack;
}

/** A picture as it was read: once, and remembered with the step. */
export interface SideReading<Side extends CardSide = CardSide> {
  uuid: string;
  reading: Reading;
  data: SideData[Side] | null;
}

/** Pictures that are read for one step: enough for a hand that shakes. Further ones go on unread. */
const MOST = 30;

/** Reads a picture of the card, unless it was read before. It throws nothing: a card that nobody can read stops no one. */
export async function readSide<Side extends CardSide>(side: Side, uuid: string, context: Context): Promise<SideReading<Side>> {
  const before = context.memory[side] as SideReading<Side> | undefined;
  if (before?.uuid === uuid) return before;
  const answer = await inPatience(read(side, uuid, context)).catch((failure: unknown) => {
    if (!(failure instanceof StepFailure)) throw failure;
    return null;
  });
  // Nobody could read it now: the next request tries again.
  if (answer === null) return { uuid, reading: 'unavailable', data: null };
  const reading: SideReading<Side> =
    'data' in answer
      ? { uuid, reading: 'read', data: answer.data as SideData[Side] }
      : { uuid, reading: meanings[answer.trouble], data: null };
  context.remember({ [side]: reading });
  return reading;
}

/** Whether a picture was read before this request: only then can the person have seen what it says. */
export function wasRead(side: CardSide, uuid: string, { memory }: Pick<Context, 'memory'>): boolean {
  return (memory[side] as SideReading | undefined)?.uuid === uuid;
}

/** Milliseconds for one picture: three of them fit into a request’s own time, however busy the readers are. */
const MOST_MS = 8000;

/** Null where it takes too long. */
export async function inPatience<Value>(work: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, MOST_MS, null);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const meanings: Record<PaperTrouble, Reading> = {
  unreadable: 'unreadable',
  too_little: 'too_little',
  other_kind: 'other_kind',
  locked: 'unreadable',
  unread: 'unavailable',
};

async function read(side: CardSide, uuid: string, { ports }: Context): Promise<PaperReading<'ine_front' | 'ine_back'>> {
  const medium = (await ports.media.list()).find((one) => one.uuid === uuid && one.collection === side);
  if (!medium) throw new StepFailure('media_missing', `Upload the ${side} photo first`, { field: side });
  // A try that failed counts as well: what reads may have worked to its limit.
  await ports.allowance.take('reading', { most: MOST, value: uuid, mostValues: MOST });
  return ports.papers.read(kinds[side], { bytes: await ports.media.read(uuid), mime: medium.mime });
}

export interface Credential {
  front: SideReading<'front'>;
  back: SideReading<'back'> | null;
  agreements: Agreements;
  inForce: boolean | null;
  doubts: Doubt[];
}

/** Reads both sides, and compares what they say. */
export async function readCredential(front: string, back: string | null, context: Context): Promise<Credential> {
  // One after the other where both are new: each keeps a core busy.
  const first = await readSide('front', front, context);
  const second = back === null ? null : await readSide('back', back, context);
  const today = mexicanDate(context.now);
  const agreements = agreementsOf(first.data, second?.data ?? null, today);
  const inForce = isInForce(first.data, second?.data ?? null, today);
  return { front: first, back: second, agreements, inForce, doubts: doubtsOf(agreements, inForce) };
}

/** What the person is shown of it. */
export function viewOf({ front, back, doubts }: Credential): CredentialView {
  const card = front.data && frontside(front.data);
  return {
    front: { uuid: front.uuid, reading: front.reading },
    back: back && { uuid: back.uuid, reading: back.reading },
    fields: Object.fromEntries(fields.map((field) => [field, card?.[field] ?? null])) as CredentialView['fields'],
    doubts,
  };
}
