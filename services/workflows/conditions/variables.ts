import { ageOn } from '../../../mexico/curp.ts';
import { mexicanDate } from '../../../mexico/today.ts';
import type { StepFacts } from '../../../steps/step.server.ts';
import { isVariableName } from '../../platform/expressions/guard.ts';
import { gather } from '../person/gather.ts';
import type { WholeWorkflow } from '../store.ts';
import type { PersonValues } from './person-values.ts';

/** What conditions read: the records of steps, the person, and what the workflow was made with. */

type Named = Readonly<{ step: string; custom_id: string }>;

const ALWAYS = ['person', 'metadata'] as const;

/** What a condition calls a step: its custom id, or else its name. */
export const nameOf = ({ step, custom_id }: Named): string => custom_id || step;

/** Returns the variables that a condition may read after these steps. */
export function variablesAfter(steps: readonly Named[]): Set<string> {
  return new Set([...steps.map(nameOf).filter(isVariableName), ...ALWAYS]);
}

/**
 * Returns their values: of each step before `position` what it recorded, null where it was skipped. `known` is the record of the person
 * whom a key named; what it says goes before what the person says.
 */
export function valuesAt(whole: WholeWorkflow, position: number, known: PersonValues | null, now: Date): Record<string, unknown> {
  const earlier = whole.steps.slice(0, position);
  const records = earlier.map((step): [string, unknown] => [nameOf(step), step.status === 'success' ? step.payload : null]);
  const said = gather(earlier)?.person ?? null;
  const { metadata } = whole.workflow;
  return { ...Object.fromEntries(records), person: personValues(said, known, now), metadata };
}

function personValues(said: (NonNullable<StepFacts['person']> & { tax_id?: string }) | null, known: PersonValues | null, now: Date) {
  if (said === null && known === null) return null;
  const birthdate = known?.birthdate ?? said?.birthdate ?? null;
  const values: PersonValues = {
    national_id: known?.national_id ?? said?.national_id ?? null,
    name: known?.name ?? said?.name ?? null,
    first_lastname: known?.first_lastname ?? said?.first_lastname ?? null,
    second_lastname: known?.second_lastname ?? said?.second_lastname ?? null,
    birthdate,
    age: birthdate === null ? null : ageOn(birthdate, mexicanDate(now)),
    gender: known?.gender ?? said?.gender ?? null,
    nationality_id: known?.nationality_id ?? said?.nationality_id ?? null,
    entity_of_birth: known?.entity_of_birth ?? said?.entity_of_birth ?? null,
    tax_id: known?.tax_id ?? said?.tax_id ?? null,
  };
  return values;
}
