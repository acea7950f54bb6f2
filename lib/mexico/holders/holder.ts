import { curpOf, likelyCurp } from '../curp.ts';
import type { HolderFacts } from '../curp-letters.ts';
import { type ElectorKeyPart, electorKeyPartsOfAnother, isElectorKey, normalizeElectorKey } from '../elector-key.ts';
import { isNameOf } from '../name-of-person.ts';
import { normalizeRfc, rfcPartsOfAnother } from '../rfc.ts';
import type { PaperHolder, ReadHolder } from './paper-holder.ts';

/** The members of a record that tell who the person is. */
export const IDENTITY_MEMBERS = ['national_id', 'name', 'first_lastname', 'second_lastname', 'birthdate', 'gender'] as const;

/** Identity of a person, as a record or a step tells it. Names are empty if unknown. */
export interface Identity {
  national_id: string;
  name: string;
  first_lastname: string;
  second_lastname: string;
  /** ISO date. */
  birthdate: string | null;
  gender: PaperHolder['gender'];
}

const MEMBERS = ['curp', 'elector_key', 'name', 'birthdate', 'gender'] as const;
export type HolderMember = (typeof MEMBERS)[number];

export interface HolderComparison {
  differs: HolderMember[];
  /** The parts in which the elector key differs. */
  electorKeyParts: ElectorKeyPart[];
  /** True if the CURP, the elector key, or name and birth date were compared. Without that nothing says whose the paper is. */
  isComparable: boolean;
}

/** Returns what a record says about a person, as identifiers are compared with it. `today` is the ISO date in Mexico City. */
export function holderFacts(person: Identity, today: string): HolderFacts {
  const { national_id, name, first_lastname: first, second_lastname: second, birthdate, gender } = person;
  const curp = curpOf(national_id, today);
  return {
    curp: curp?.curp ?? null,
    name: name.trim() && first.trim() ? { name, first, second } : null,
    birthDate: birthdate ?? curp?.birthDate ?? null,
    sex: curp?.sex ?? (gender && (gender === 'MALE' ? 'H' : 'M')),
  };
}

/** Compares a person with the holder of a paper, member by member. A member that one of the two lacks, or a CURP that is none, is not compared. */
export function compareHolder(person: Identity, onPaper: PaperHolder, today: string): HolderComparison {
  const facts = holderFacts(person, today);
  const key = normalizeElectorKey(onPaper.elector_key ?? '');
  const keyParts = isElectorKey(key) ? electorKeyPartsOfAnother(key, facts) : null;
  const agrees: Record<HolderMember, boolean | null> = {
    curp: same(facts.curp, onPaper.curp && (curpOf(onPaper.curp, today)?.curp ?? likelyCurp(onPaper.curp, today))),
    elector_key: keyParts && keyParts.length === 0,
    name: nameOf(facts, onPaper),
    birthdate: same(facts.birthDate, onPaper.birthdate),
    gender: same(person.gender, onPaper.gender),
  };
  return {
    differs: MEMBERS.filter((member) => agrees[member] === false),
    electorKeyParts: keyParts ?? [],
    isComparable: agrees.curp !== null || agrees.elector_key !== null || (agrees.name !== null && agrees.birthdate !== null),
  };
}

const same = (one: string | null, other: string | null) => (one && other ? one === other : null);

function nameOf({ name }: HolderFacts, onPaper: PaperHolder): boolean | null {
  if (name === null || onPaper.name === null) return null;
  return isNameOf(`${name.name} ${name.first} ${name.second}`, onPaper.name, onPaper.is_name_cut);
}

/** Returns whether a paper tells of somebody else than the person, and whether anything was compared that tells whose it is. */
export function judgeHolder(person: Identity, holder: ReadHolder, today: string): { differs: boolean; isCompared: boolean } {
  const facts = holderFacts(person, today);
  const { differs, isComparable } = compareHolder(person, holder, today);
  const rfcParts = holder.rfc === null ? null : rfcPartsOfAnother(normalizeRfc(holder.rfc), facts);
  const isNameCompared = holder.tells === 'name' && nameOf(facts, holder) !== null;
  return { differs: differs.length > 0 || (rfcParts ?? []).length > 0, isCompared: isComparable || rfcParts !== null || isNameCompared };
}
