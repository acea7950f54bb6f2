import { MOST_CHALLENGES } from '#contracts/people/attach.ts';
import { withoutMarks } from '#mexico/letters.ts';
import { rfcFitsCurp } from '#mexico/rfc.ts';
import type { StepFacts } from '#steps/base/step.server.ts';
import type { StepRow } from '../model/step-row.ts';

/** What all steps of a workflow together learned about the person. */
export interface PersonFacts {
  /** The person whom the workflow was made for, or whose claims a key accepted, if any; no other may be attached. */
  people_uuid: string | null;
  /** Null where no step told who the person is. */
  person: (NonNullable<StepFacts['person']> & { tax_id?: string }) | null;
  contact: NonNullable<StepFacts['contact']> | null;
  address: NonNullable<StepFacts['address']> | null;
  references: NonNullable<StepFacts['references']> | null;
  /** What each step asked beside what a person is made of. */
  dynamic_values: NonNullable<StepFacts['dynamic_values']>;
  /** Addresses that one-time codes proved in this workflow, with the way by which each code came. */
  proven: NonNullable<StepFacts['codes']>;
  /** What the last card or paper prints of where they live, unless their address is taken from it. */
  document_address: NonNullable<StepFacts['document_address']> | null;
  /** Faces that were compared with credentials. */
  faces: NonNullable<StepFacts['faces']>;
  /** Challenges that a face passed, or did not. */
  liveness: NonNullable<StepFacts['liveness']>;
  /** A genuine credential and a living face name this very person; the face. Null where nothing does. */
  enrolled: { selfie: string | null } | null;
  /** The members of the claims that a key accepted; null while none did. */
  accepted: readonly string[] | null;
}

/**
 * Merges the steps' facts; later facts win. A step that was opened again tells nothing until it is answered anew.
 * @param nationalId Of the person whom the workflow was made for, where it may matter.
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
  // The step that learned the RFC may stand before the one that learned the CURP.
  const isTheirs = rfc !== undefined && national_id !== null && rfcFitsCurp(rfc, national_id);
  const person = isTheirs ? { ...(answers ?? { national_id }), tax_id: rfc } : answers;
  return {
    person,
    contact: contacts.length > 0 ? (Object.assign({}, ...contacts) as PersonFacts['contact']) : null,
    // What the person said themselves goes before what a paper says.
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

/** A step that says another CURP, name or birth date than the credential takes away what it vouches for; accents and Ñ aside. */
function enrolledBy(person: PersonFacts['person'], { enrollment, portrait }: StepFacts): PersonFacts['enrolled'] {
  if (!enrollment || person?.national_id !== enrollment.national_id) return null;
  const name = [person.name, person.first_lastname, person.second_lastname].filter(Boolean).join(' ');
  const isSame = plain(name) === plain(enrollment.name) && (person.birthdate ?? enrollment.birthdate) === enrollment.birthdate;
  return isSame ? { selfie: portrait?.medium ?? null } : null;
}

const plain = (text: string) => withoutMarks(text).toUpperCase().replace(/\s+/g, ' ').trim();
