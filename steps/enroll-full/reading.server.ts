import { mexicanDate } from '#mexico/today.ts';
import { type ReadPaper, readPaper } from '../base/paper-step.server.ts';
import type { StepContext } from '../base/step.server.ts';
import { startTimeBudget, type TimeBudget } from '../base/time-budget.server.ts';
import { agreementsOf, doubtsOf, isInForce } from './card/agreement.ts';
import type { Agreements, CardDoubt, CredentialView } from './card/credential.contract.ts';
import { fields } from './card/lines.contract.ts';
import { frontside } from './card/ocr.ts';
import type { enrollFull } from './enroll-full.contract.ts';

type CredentialContext = Pick<StepContext<typeof enrollFull>, 'ports' | 'memory' | 'remember' | 'now'>;

export interface Credential {
  front: ReadPaper<'ine_front'>;
  back: ReadPaper<'ine_back'> | null;
  agreements: Agreements;
  inForce: boolean | null;
  doubts: CardDoubt[];
}

/** Reads the sides of the card and compares their data. `front` and `back` are uuids of media. */
export async function readCredential(
  front: string,
  back: string | null,
  context: CredentialContext,
  budget: TimeBudget = startTimeBudget(),
): Promise<Credential> {
  // Sides that the step does not remember are read in sequence, because each reading occupies a CPU core.
  const first = await readPaper('ine_front', { collection: 'front', uuid: front }, context, budget);
  const second = back === null ? null : await readPaper('ine_back', { collection: 'back', uuid: back }, context, budget);
  const today = mexicanDate(context.now);
  const agreements = agreementsOf(first.data, second?.data ?? null, today);
  const inForce = isInForce(first.data, second?.data ?? null, today);
  return { front: first, back: second, agreements, inForce, doubts: doubtsOf(agreements, inForce) };
}

/** Returns the part of the reading that the person sees. */
export function viewOf({ front, back, doubts }: Credential): CredentialView {
  const card = front.data && frontside(front.data);
  return {
    front: { uuid: front.uuid, reading: front.reading },
    back: back && { uuid: back.uuid, reading: back.reading },
    fields: Object.fromEntries(fields.map((field) => [field, card?.[field] ?? null])) as CredentialView['fields'],
    doubts,
  };
}
