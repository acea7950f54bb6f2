import type { PayloadOf } from '#contracts/steps/step.ts';
import { withoutMarks } from '#mexico/letters.ts';
import type { StepFacts } from '../base/step.server.ts';
import type { IneFrontData } from '../ports/papers.ts';
import type { enrollFull } from './enroll-full.contract.ts';

type EnrollFullPayload = PayloadOf<typeof enrollFull>;

interface Card {
  /** How each of the three pictures came. */
  captures: readonly string[];
  read: IneFrontData | null;
}

/** A picture from a file may be anybody's work. The drawn specimen is of test mode alone. */
const CAMERA: ReadonlySet<string> = new Set(['live', 'handoff', 'fixture']);

/** What has to agree on the card; what was not read agrees with nothing. */
const AGREEING = ['names', 'birth_date', 'expiration', 'curp_names', 'curp_birth_date', 'zone'] as const;

/** Fields in which a correction of the person says that they are not whom the card names. */
const OF_IDENTITY = ['curp', 'name', 'last_name', 'mothers_last_name', 'birth_date'] as const;

/**
 * Whom a card in force, read by the server from the camera, whose portrait matches a face that is alive, names. Null where anything of it is
 * missing or not sure.
 */
export function enrollmentOf(payload: EnrollFullPayload, { captures, read }: Card): StepFacts['enrollment'] | null {
  const { face, liveness, reading, agreements, in_force, seen } = payload;
  const isGenuine =
    captures.every((capture) => CAMERA.has(capture)) &&
    reading.front === 'read' &&
    reading.back === 'read' &&
    AGREEING.every((part) => agreements[part] === true) &&
    Object.values(agreements).every((agrees) => agrees !== false) &&
    in_force === true;
  const isTheirs = face === 'match' && liveness?.challenge === 'passed' && seen && OF_IDENTITY.every((field) => same(field, payload));
  if (!isGenuine || !isTheirs || !read?.curp || !read.birthdate) return null;
  const name = [read.name, read.first_lastname, read.second_lastname].filter(Boolean).join(' ');
  return { national_id: read.curp, name, birthdate: read.birthdate };
}

/** Whether the person left a field as it was read, accents and Ñ aside. */
function same(field: (typeof OF_IDENTITY)[number], { corrections, ocr_frontside }: EnrollFullPayload): boolean {
  const correction = corrections[field];
  return correction === null || plain(correction) === plain(ocr_frontside?.[field] ?? '');
}

const plain = (text: string) => withoutMarks(text).toUpperCase().trim();
