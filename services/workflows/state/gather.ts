import { MOST_CHALLENGES } from '#contracts/people/attach.ts';
import { withoutMarks } from '#mexico/letters.ts';
import { rfcFitsCurp } from '#mexico/rfc.ts';
import type { StepFacts } from '#steps/base/step.server.ts';
import type { StepRow } from '../model/step-row.ts';
import type { PersonFacts } from '../ports/people.ts';

/**
 * Merges the facts of the steps that are done; later facts take precedence.
 * @param nationalId CURP of the person whom an API key named, to check the RFC.
 */
export function gather(
  steps: readonly Pick<StepRow, 'facts' | 'status'>[],
  nationalId: string | null = null,
): Omit<PersonFacts, 'people_uuid' | 'accepted'> {
  const facts = steps.flatMap((step) => (step.status === 'success' ? (step.facts ?? []) : []));
  const persons = facts.flatMap((fact) => fact.person ?? []);
  const contacts = facts.flatMap((fact) => fact.contact ?? []);
  const addresses = facts.flatMap((fact) => fact.address ?? []);
  const proofs = facts.flatMap((fact) => fact.proof_address ?? []);
  const rfc = facts.flatMap((fact) => fact.tax?.rfc ?? []).at(-1);
  const answers: NonNullable<StepFacts['person']> | null = persons.length > 0 ? Object.assign({}, ...persons) : null;
  const national_id = answers?.national_id ?? nationalId;
  // Checked here, since the step that learned the RFC may come before the step that learned the CURP.
  const isTheirs = rfc !== undefined && national_id !== null && rfcFitsCurp(rfc, national_id);
  const person = isTheirs ? { ...(answers ?? { national_id }), tax_id: rfc } : answers;
  return {
    person,
    contact: contacts.length > 0 ? (Object.assign({}, ...contacts) as PersonFacts['contact']) : null,
    // The address that the person typed takes precedence over a document's.
    address: (addresses.at(-1) ?? proofs.at(-1) ?? null) as PersonFacts['address'],
    document_address:
      facts.flatMap((fact) => (addresses.length > 0 || !fact.proof_address ? (fact.document_address ?? []) : [])).at(-1) ?? null,
    references: facts.flatMap((fact) => (fact.references ? [fact.references] : [])).at(-1) ?? null,
    dynamic_values: facts.flatMap(({ dynamic_values }) => dynamic_values ?? []),
    proven: facts.flatMap(({ codes }) => codes ?? []),
    faces: facts.flatMap(({ faces }) => faces ?? []),
    liveness: facts.flatMap(({ liveness }) => liveness ?? []).slice(-MOST_CHALLENGES),
    enrolled: enrolledBy(person, facts.findLast(({ enrollment }) => enrollment) ?? {}),
  };
}

/**
 * Returns the enrollment's selfie. Null without an enrollment, or if the steps and the credential differ in CURP, name (ignoring accents,
 * also on Ñ) or birth date.
 */
function enrolledBy(person: PersonFacts['person'], { enrollment, portrait }: StepFacts): PersonFacts['enrolled'] {
  if (!enrollment || person?.national_id !== enrollment.national_id) return null;
  const name = [person.name, person.first_lastname, person.second_lastname].filter(Boolean).join(' ');
  const isSame = plain(name) === plain(enrollment.name) && (person.birthdate ?? enrollment.birthdate) === enrollment.birthdate;
  return isSame ? { selfie: portrait?.medium ?? null } : null;
}

const plain = (text: string) => withoutMarks(text).toUpperCase().replace(/\s+/g, ' ').trim();
