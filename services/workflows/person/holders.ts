import type { FindingCode } from '#contracts/base/findings.ts';
import type { StepContract } from '#contracts/steps/step.ts';
import { type Identity, judgeHolder } from '#mexico/holders/holder.ts';
import type { ReadHolder } from '#mexico/holders/paper-holder.ts';
import type { Caller } from '#platform/base/ports.ts';
import type { StepFacts } from '#steps/base/step.server.ts';
import type { StepRow } from '../model/step-row.ts';
import type { WorkflowRow } from '../model/tables.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { serviceCaller } from '../state/unit.ts';

/** A step with its answer. */
export type AnsweredStep = Pick<StepRow, 'uuid' | 'step' | 'status' | 'payload' | 'facts'>;

/** Whoever a workflow says that the holder of a paper should be. */
interface Tellers {
  /** True if an API key named the person. */
  isNamed: boolean;
  /** The record of the person whom an API key named; null if there is none. */
  record: Identity | null;
  /** The persons whom the answers to other steps tell. */
  others: readonly Identity[];
  /** The person whom the answer with the paper tells. */
  own: readonly Identity[];
}

/** Returns the holder of the paper in a step's answer; null if it has none. */
export const holderIn = (contract: StepContract, { payload }: Pick<AnsweredStep, 'payload'>): ReadHolder | null =>
  (payload && contract.holder?.(payload)) ?? null;

/** Returns whoever the answers that count, and the API key, say that the holder of a step's paper should be. */
export function tellersOf(
  { uuid }: Pick<AnsweredStep, 'uuid'>,
  steps: readonly AnsweredStep[],
  key: Pick<Tellers, 'isNamed' | 'record'>,
): Tellers {
  const others = personsIn(steps.filter((step) => step.uuid !== uuid));
  return { ...key, others, own: personsIn(steps.filter((step) => step.uuid === uuid)) };
}

const personsIn = (steps: readonly AnsweredStep[]): Identity[] =>
  steps.flatMap(({ status, facts }) => (status === 'success' && facts?.person ? [identityOf(facts.person)] : []));

export function identityOf({ national_id, ...person }: NonNullable<StepFacts['person']>): Identity {
  const { name = '', first_lastname = '', second_lastname = '', birthdate = null, gender = null } = person;
  return { national_id, name, first_lastname, second_lastname, birthdate, gender };
}

/** Returns the identity on the record of the person whom an API key named. Null if it named nobody, or no step takes a paper. */
export async function recordOfNamed(
  { people, steps: served }: WorkflowsApp,
  caller: Caller,
  { workflow, steps }: { workflow: Pick<WorkflowRow, 'people_uuid' | 'people_given'>; steps: readonly Pick<StepRow, 'step'>[] },
): Promise<Identity | null> {
  const { people_uuid, people_given } = workflow;
  if (!people_given || people_uuid === null || !steps.some(({ step }) => served.contract(step).holder)) return null;
  const values = await people.values(serviceCaller(caller), people_uuid);
  if (values === null) return null;
  const { national_id, name, first_lastname, second_lastname, birthdate, gender } = values;
  return {
    national_id: national_id ?? '',
    name: name ?? '',
    first_lastname: first_lastname ?? '',
    second_lastname: second_lastname ?? '',
    birthdate,
    gender: gender as Identity['gender'],
  };
}

/**
 * Returns what is in doubt about whose a paper is. `name_differs`: it tells of somebody else, or the person corrected what it tells.
 * `reading_incomplete`: the person did not see the reading, or nothing of it was compared with whoever the person is said to be.
 * @param today ISO date in Mexico.
 */
export function doubtsOf(contract: StepContract, holder: ReadHolder, tellers: Tellers, today: string): FindingCode[] {
  const isUncertain = holder.tells !== 'household' && (!holder.isSeen || isUncompared(contract, holder, tellers, today));
  return [
    ...(holder.isCorrected || differsFromAny(holder, tellers, today) ? (['name_differs'] as const) : []),
    ...(isUncertain ? (['reading_incomplete'] as const) : []),
  ];
}

/** Returns what a later answer, with this person, puts in doubt about whose an earlier paper is. */
export function laterDoubtsOf(
  contract: StepContract,
  holder: ReadHolder,
  person: Identity,
  tellers: Tellers,
  today: string,
): FindingCode[] {
  return [
    ...(judgeHolder(person, holder, today).differs ? (['name_differs'] as const) : []),
    ...(holder.tells !== 'household' && isUncompared(contract, holder, tellers, today) ? (['reading_incomplete'] as const) : []),
  ];
}

const differsFromAny = (holder: ReadHolder, { record, others, own }: Tellers, today: string) =>
  [...(record ? [record] : []), ...others, ...own].some((person) => judgeHolder(person, holder, today).differs);

/**
 * Returns whether nothing on a paper was compared: with whom a key named, else with whom other answers tell. Only where nobody is told, the
 * person of the paper's own answer counts, and a step that should tell who the person is has to tell one.
 */
function isUncompared(
  { establishes_person }: StepContract,
  holder: ReadHolder,
  { isNamed, record, others, own }: Tellers,
  today: string,
): boolean {
  const persons = isNamed ? [record] : others.length > 0 ? others : own;
  if (persons.length === 0) return establishes_person;
  return !persons.some((person) => person && judgeHolder(person, holder, today).isCompared);
}
