import type { StepContract } from '#contracts/steps/step.ts';
import { ageOn } from '#mexico/curp.ts';
import { mexicanDate } from '#mexico/today.ts';
import { isVariableName } from '#platform/expressions/guard.ts';
import { ANYTHING, shapeOf, type ValueShape } from '#platform/expressions/outlook.ts';
import type { WholeWorkflow } from '../model/workflow-rows.ts';
import type { PersonFacts, PersonValues } from '../ports/people.ts';
import { gather } from './gather.ts';
import { recordShape } from './record-shape.ts';

type StepReference = Readonly<{ step: string; custom_id: string }>;

/** Returns a step's name in conditions: its custom id, or its key if it has none. */
export const nameOf = ({ step, custom_id }: StepReference): string => custom_id || step;

type StepInPlan = StepReference & { contract: Pick<StepContract, 'payload' | 'establishes_person'> };

const text = shapeOf('string', 'null');
const number = shapeOf('number', 'null');
const PERSON: Record<keyof PersonValues, ValueShape> = {
  ...{ national_id: text, name: text, first_lastname: text, second_lastname: text, birthdate: text, age: number, gender: text },
  ...{ nationality_id: number, entity_of_birth: text, tax_id: text },
};

/** Returns the shapes of the variables that a condition after these steps may read. `personGiven`: an API key names the person, or may. */
export function variablesAfter(steps: readonly StepInPlan[], personGiven: boolean): Map<string, ValueShape> {
  const records = steps.map((step) => [nameOf(step), recordShape(step.contract.payload)] as const);
  const isPersonTold = personGiven || steps.some(({ contract }) => contract.establishes_person);
  const person = isPersonTold ? { kinds: shapeOf('map', 'null').kinds, members: new Map(Object.entries(PERSON)) } : shapeOf('null');
  return new Map([...records.filter(([name]) => isVariableName(name)), ['person', person], ['metadata', ANYTHING]]);
}

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
  const pick = <Name extends Exclude<keyof PersonValues, 'age'>>(name: Name) => record?.[name] ?? answers?.[name] ?? null;
  const birthdate = pick('birthdate');
  return {
    national_id: pick('national_id'),
    name: pick('name'),
    first_lastname: pick('first_lastname'),
    second_lastname: pick('second_lastname'),
    birthdate,
    age: birthdate === null ? null : ageOn(birthdate, mexicanDate(now)),
    gender: pick('gender'),
    nationality_id: pick('nationality_id'),
    entity_of_birth: pick('entity_of_birth'),
    tax_id: pick('tax_id'),
  };
}
