import type { PayloadOf } from '#contracts/steps/step.ts';
import { withoutMarks } from '#mexico/letters.ts';
import type { StepFacts } from '../base/step.server.ts';
import type { IneFrontData } from '../ports/papers.ts';
import type { enrollFull } from './enroll-full.contract.ts';

export type EnrollFullPayload = PayloadOf<typeof enrollFull>;

interface CardEvidence {
  /** The source of each of the three pictures. */
  captures: readonly string[];
  /** The front as the server read it. */
  read: IneFrontData | null;
}

/** The accepted sources: a picture from a file may be forged. `fixture`, the drawn specimen, exists in test mode only. */
const CAMERA: ReadonlySet<string> = new Set(['live', 'handoff', 'fixture']);

/** The parts of the card that must agree; an unread part does not agree. `zone`: the machine-readable zone with its check digits. */
const AGREEING = ['names', 'birth_date', 'expiration', 'curp_names', 'curp_birth_date', 'zone'] as const;

/** The fields whose correction means that the person is not the card's owner. */
const OF_IDENTITY = ['curp', 'name', 'last_name', 'mothers_last_name', 'birth_date'] as const;

/**
 * Returns the identity on the card if the card is in force, was read by the server from camera pictures, was seen by the person as read,
 * and its portrait matches a living face. Null if any condition is missing or uncertain.
 */
export function enrollmentOf(payload: EnrollFullPayload, { captures, read }: CardEvidence): StepFacts['enrollment'] | null {
  const { face, liveness, reading, agreements, in_force, seen } = payload;
  const isGenuine =
    captures.every((capture) => CAMERA.has(capture)) &&
    reading.front === 'read' &&
    reading.back === 'read' &&
    AGREEING.every((part) => agreements[part] === true) &&
    Object.values(agreements).every((agrees) => agrees !== false) &&
    in_force === true;
  const isTheirs =
    face === 'match' && liveness?.challenge === 'passed' && seen && OF_IDENTITY.every((field) => isUncorrected(field, payload));
  if (!isGenuine || !isTheirs || !read?.curp || !read.birthdate) return null;
  const name = [read.name, read.first_lastname, read.second_lastname].filter(Boolean).join(' ');
  return { national_id: read.curp, name, birthdate: read.birthdate };
}

/** Returns whether the person left a field as read; accents and Ñ are ignored. */
function isUncorrected(field: (typeof OF_IDENTITY)[number], { corrections, ocr_frontside }: EnrollFullPayload): boolean {
  const correction = corrections[field];
  return correction === null || plain(correction) === plain(ocr_frontside?.[field] ?? '');
}

const plain = (text: string) => withoutMarks(text).toUpperCase().trim();
