import { MAX_CHALLENGES } from '#contracts/people/attach.ts';
import { plainCapitals } from '#mexico/letters.ts';
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
): Omit<PersonFacts, 'people_uuid' | 'printed_ids' | 'accepted' | 'isApproved' | 'card_answer'> {
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
    liveness: facts.flatMap(({ liveness }) => liveness ?? []).slice(-MAX_CHALLENGES),
    capture: capturedBy(person, facts.findLast(({ capture }) => capture) ?? {}),
  };
}

/**
 * Returns the captured selfie and credential. Null without them, or if the steps and the credential differ in CURP, name (ignoring
 * accents, also on Ñ) or birth date.
 */
function capturedBy(person: PersonFacts['person'], { capture, portrait }: StepFacts): PersonFacts['capture'] {
  if (!capture || person?.national_id !== capture.national_id) return null;
  const name = [person.name, person.first_lastname, person.second_lastname].filter(Boolean).join(' ');
  const isSame = plain(name) === plain(capture.name) && (person.birthdate ?? capture.birthdate) === capture.birthdate;
  return isSame ? { selfie: portrait?.medium ?? null, frames: [...(portrait?.frames ?? [])], card: capture.card } : null;
}

const plain = (text: string) => plainCapitals(text).replace(/\s+/g, ' ').trim();
