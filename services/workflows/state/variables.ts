import { sameMembers } from '#contracts/base/same-members.ts';
import type { StepContract } from '#contracts/steps/step.ts';
import { ageOn } from '#mexico/curp.ts';
import { mexicanDate } from '#mexico/today.ts';
import { isVariableName } from '#platform/expressions/guard.ts';
import { ANY_VALUE, shapeOf, type ValueShape } from '#platform/expressions/outlook.ts';
import type { WholeWorkflow } from '../model/workflow-rows.ts';
import { PERSON_TEXTS, type PersonFacts, type PersonValues } from '../ports/people.ts';
import { gather } from './gather.ts';
import { recordShape } from './record-shape.ts';

type StepReference = Readonly<{ step: string; custom_id: string }>;

/** Returns a step's name in conditions: its custom id, or its key if it has none. */
export const nameOf = ({ step, custom_id }: StepReference): string => custom_id || step;

type StepInPlan = StepReference & { contract: Pick<StepContract, 'payload' | 'establishes_person'> };

const text = shapeOf('string', 'null');
const number = shapeOf('number', 'null');
const PERSON = { ...sameMembers(PERSON_TEXTS, text), age: number, nationality_id: number };

/** Returns the shapes of the variables that a condition after these steps may read. `personGiven`: an API key names the person, or may. */
export function variablesAfter(steps: readonly StepInPlan[], personGiven: boolean): Map<string, ValueShape> {
  const records = steps.map((step) => [nameOf(step), recordShape(step.contract.payload)] as const);
  const isPersonTold = personGiven || steps.some(({ contract }) => contract.establishes_person);
  const person = isPersonTold ? { kinds: shapeOf('map', 'null').kinds, members: new Map(Object.entries(PERSON)) } : shapeOf('null');
  return new Map([...records.filter(([name]) => isVariableName(name)), ['person', person], ['metadata', ANY_VALUE]]);
}

/**
 * Returns the shapes of the variables that a rule may read: also `attention`, the codes of the findings. A skip condition may not, since the
 * person sees which steps are left out, and codes are for API keys alone.
 */
export function variablesOfRules(steps: readonly StepInPlan[], personGiven: boolean): Map<string, ValueShape> {
  return variablesAfter(steps, personGiven).set('attention', shapeOf('list'));
}

/** Returns the values of the variables that a rule may read, once all steps are done. */
export const valuesOfRules = (whole: WholeWorkflow, record: PersonValues | null, now: Date): Record<string, unknown> => ({
  ...valuesAt(whole, whole.steps.length, record, now),
  attention: whole.workflow.attention ?? [],
});

/**
 * Returns the values of these variables before the step at `position`. `record` (of the person whom an API key named) takes precedence over
 * the steps' facts.
 */
export function valuesAt(whole: WholeWorkflow, position: number, record: PersonValues | null, now: Date): Record<string, unknown> {
  const earlier = whole.steps.slice(0, position);
  const records = earlier.map((step): [string, unknown] => [nameOf(step), step.status === 'success' ? step.payload : null]);
  const answers = gather(earlier).person;
  const { metadata } = whole.workflow;
  return { ...Object.fromEntries(records), person: personValues(answers, record, now), metadata };
}

function personValues(answers: PersonFacts['person'], record: PersonValues | null, now: Date): PersonValues | null {
  if (answers === null && record === null) return null;
  const entries = PERSON_TEXTS.map((name) => [name, record?.[name] ?? answers?.[name] ?? null]);
  const texts = Object.fromEntries(entries) as Record<(typeof PERSON_TEXTS)[number], string | null>;
  const age = texts.birthdate === null ? null : ageOn(texts.birthdate, mexicanDate(now));
  return { ...texts, age, nationality_id: record?.nationality_id ?? answers?.nationality_id ?? null };
}
