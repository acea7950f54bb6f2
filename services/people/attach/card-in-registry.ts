import { mexicanDate } from '#mexico/today.ts';
import type { Caller, Clock } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { sha256 } from '#platform/base/sha256.ts';
import { toPrintedCredential } from '../faces/printed-credential.ts';
import type { WorkflowFacts } from '../model/attached-facts.ts';
import { judgeCredential } from '../validations/classes/judge-credential.ts';
import type { Registries } from '../validations/classes/ports.ts';

type AnswerAboutCard = NonNullable<WorkflowFacts['card_answer']>;

/**
 * Asks the voter registry about a captured credential, unless an earlier answer of the workflow is about the same. The answer is confirmed
 * if an authority says that the credential is in force and this person's, as the class `ine` of validations judges it. Null if there is
 * no registry, or if nothing depends on its answer: an operator approved the case, or a key named the person. It may need seconds, so it
 * runs before the transaction. Throws `unavailable` for a retry.
 */
export async function askAboutCard(
  { clock, registries }: { clock: Clock; registries: Pick<Registries, 'credential'> },
  caller: Caller,
  { capture, person, people_uuid, accepted, isApproved, card_answer }: WorkflowFacts,
): Promise<AnswerAboutCard | null> {
  const credential = capture?.card && toPrintedCredential(capture.card.front, capture.card.reverse);
  if (!credential || !person || isApproved || people_uuid || accepted) return null;
  const { national_id, name = '', first_lastname = '', second_lastname = '', birthdate = null, gender = null } = person;
  const identity = { national_id, name, first_lastname, second_lastname, birthdate, gender };
  const question_sha256 = sha256(JSON.stringify([credential, identity])).toString('hex');
  if (card_answer?.question_sha256 === question_sha256) return card_answer;
  const request = { caller, person: identity, today: mexicanDate(clock.now()), credential };
  try {
    const { verdict } = await judgeCredential({ ...request, requiresCurrent: true, types: null, vouches: true }, registries);
    return { question_sha256, is_confirmed: verdict === 'passed' };
  } catch (failure) {
    if (failure instanceof Problem && isRefusal(failure)) return null;
    throw failure;
  }
}

/** Returns whether asking again would be refused too, such as a number that the registry cannot look up: the card is then unconfirmed. */
const isRefusal = ({ key, status }: Problem): boolean => key === 'provider_not_configured' || (status < 500 && key !== 'rate_limited');
