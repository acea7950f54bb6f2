import { cameraSources, type PayloadOf } from '#contracts/steps/step.ts';
import { plainCapitals } from '#mexico/letters.ts';
import { frontMembers, type PrintedSides, reverseMembers } from '#mexico/printed-credential.ts';
import type { StepFacts } from '../base/step.server.ts';
import type { PaperData } from '../ports/papers.ts';
import { nameFields } from './card/lines.contract.ts';
import type { enrollFull } from './enroll-full.contract.ts';

export type EnrollFullPayload = PayloadOf<typeof enrollFull>;

interface CardEvidence {
  /** The source of each of the three pictures. */
  captures: readonly string[];
  /** The sides as the server read them. */
  front: PaperData['ine_front'] | null;
  back: PaperData['ine_back'] | null;
}

/** The accepted sources: a picture from a file may be forged. `fixture`, the drawn specimen, exists in test mode only. */
const CAMERA: ReadonlySet<string> = new Set(cameraSources);

/** The parts of the card that must agree; an unread part does not agree. `zone`: the machine-readable zone with its check digits. */
const AGREEING = ['names', 'birth_date', 'expiration', 'curp_names', 'curp_birth_date', 'zone'] as const;

/** The fields whose correction means that the person is not the card's owner. */
const IDENTITY_FIELDS = ['curp', ...nameFields, 'birth_date'] as const;

/**
 * Returns the identity and the print of the card if the card is in force, was read by the server from camera pictures, was seen by the person as read,
 * and its portrait matches a living face. Null if any condition is missing or uncertain.
 */
export function capturedOf(payload: EnrollFullPayload, { captures, front, back }: CardEvidence): StepFacts['capture'] | null {
  const { face, liveness, reading, agreements, in_force, seen } = payload;
  const isGenuine =
    captures.every((capture) => CAMERA.has(capture)) &&
    reading.front === 'read' &&
    reading.back === 'read' &&
    AGREEING.every((part) => agreements[part] === true) &&
    Object.values(agreements).every((agrees) => agrees !== false) &&
    in_force === true;
  const isTheirs =
    face === 'match' && liveness?.challenge === 'passed' && seen && IDENTITY_FIELDS.every((field) => isUncorrected(field, payload));
  if (!isGenuine || !isTheirs || !back || !front?.curp || !front.birthdate) return null;
  const name = [front.name, front.first_lastname, front.second_lastname].filter(Boolean).join(' ');
  return { national_id: front.curp, name, birthdate: front.birthdate, card: printedOn(front, back) };
}

/** Returns the members of the card that a registry needs, and those that tell whose it is. */
function printedOn(front: PaperData['ine_front'], back: PaperData['ine_back']): PrintedSides {
  const membersOf = <Member extends string>(members: readonly Member[], data: Readonly<Record<Member, string | null>>) =>
    Object.fromEntries(members.map((member) => [member, data[member]])) as Record<Member, string | null>;
  return { front: membersOf(frontMembers, front), reverse: membersOf(reverseMembers, back) };
}

/** Returns whether the person left a field as read; accents and Ñ are ignored. */
function isUncorrected(field: (typeof IDENTITY_FIELDS)[number], { corrections, ocr_frontside }: EnrollFullPayload): boolean {
  const correction = corrections[field];
  return correction === null || plain(correction) === plain(ocr_frontside?.[field] ?? '');
}

const plain = (text: string) => plainCapitals(text).trim();
