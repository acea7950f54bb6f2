import type { StepContract } from '#contracts/steps/step.ts';
import { ageOn } from '#mexico/curp.ts';
import { mexicanDate } from '#mexico/today.ts';
import { isVariableName } from '#platform/expressions/guard.ts';
import { ANYTHING, shapeOf, type ValueShape } from '#platform/expressions/outlook.ts';
import type { StepFacts } from '#steps/base/step.server.ts';
import type { WholeWorkflow } from '../model/store.ts';
import { gather } from './gather.ts';
import type { PersonValues } from './person-values.ts';
import { recordShape } from './record-shape.ts';

/** What conditions read: the records of steps, the person, and what the workflow was made with. */

type StepReference = Readonly<{ step: string; custom_id: string }>;

/** What a condition calls a step: its custom id, or else its name. */
export const nameOf = ({ step, custom_id }: StepReference): string => custom_id || step;

/** A step as its workflow is planned, and whether a person may be known once it is answered. */
type StepInPlan = StepReference & { contract: Pick<StepContract, 'payload' | 'establishes_person'> };

const text = shapeOf('string', 'null');
const number = shapeOf('number', 'null');
const PERSON: Record<keyof PersonValues, ValueShape> = {
  ...{ national_id: text, name: text, first_lastname: text, second_lastname: text, birthdate: text, age: number, gender: text },
  ...{ nationality_id: number, entity_of_birth: text, tax_id: text },
};

/**
 * Returns the variables that a condition may read after these steps, with what is known of them before anything is answered.
 * @param personGiven Whether a key names the person, or may.
 */
export function variablesAfter(steps: readonly StepInPlan[], personGiven: boolean): Map<string, ValueShape> {
  const records = steps.map((step) => [nameOf(step), recordShape(step.contract.payload)] as const);
  const isPersonTold = personGiven || steps.some(({ contract }) => contract.establishes_person);
  const person = isPersonTold ? { kinds: shapeOf('map', 'null').kinds, members: new Map(Object.entries(PERSON)) } : shapeOf('null');
  // What a workflow is made with differs from one to the next.
  return new Map([...records.filter(([name]) => isVariableName(name)), ['person', person], ['metadata', ANYTHING]]);
}

/**
 * Returns their values: of each step before `position` what it recorded, null where it was skipped. `record` is the record of the person
 * whom a key named; what it says goes before what the person says.
 */
export function valuesAt(whole: WholeWorkflow, position: number, record: PersonValues | null, now: Date): Record<string, unknown> {
  const earlier = whole.steps.slice(0, position);
  const records = earlier.map((step): [string, unknown] => [nameOf(step), step.status === 'success' ? step.payload : null]);
  const answers = gather(earlier).person;
  const { metadata } = whole.workflow;
  return { ...Object.fromEntries(records), person: personValues(answers, record, now), metadata };
}

function personValues(answers: (NonNullable<StepFacts['person']> & { tax_id?: string }) | null, record: PersonValues | null, now: Date) {
  if (answers === null && record === null) return null;
  const birthdate = record?.birthdate ?? answers?.birthdate ?? null;
  const values: PersonValues = {
    national_id: record?.national_id ?? answers?.national_id ?? null,
    name: record?.name ?? answers?.name ?? null,
    first_lastname: record?.first_lastname ?? answers?.first_lastname ?? null,
    second_lastname: record?.second_lastname ?? answers?.second_lastname ?? null,
    birthdate,
    age: birthdate === null ? null : ageOn(birthdate, mexicanDate(now)),
    gender: record?.gender ?? answers?.gender ?? null,
    nationality_id: record?.nationality_id ?? answers?.nationality_id ?? null,
    entity_of_birth: record?.entity_of_birth ?? answers?.entity_of_birth ?? null,
    tax_id: record?.tax_id ?? answers?.tax_id ?? null,
  };
  return values;
}
