import { parseCurp } from '#mexico/curp.ts';
import { nameFitsCurp } from '#mexico/curp-letters.ts';
import { electorKeyDifferences, isElectorKey } from '#mexico/elector-key.ts';
import { CARD_NAMES, zoneLetters } from '#mexico/letters.ts';
import type { Agreements, CardDoubt } from './credential.contract.ts';
import type { BackData, FrontData } from './ocr.ts';

/** Compares the parts of a credential with each other. `today` is an ISO date. */
export function agreementsOf(front: FrontData | null, back: BackData | null, today: string): Agreements {
  const verdict = front?.curp ? parseCurp(front.curp, today) : null;
  const curp = verdict?.ok ? verdict.value : null;
  const hasNames = Boolean(front?.name && front.first_lastname);
  return {
    names: front && back && hasNames && back.lastname ? certainOrNull(front, sameNames(front, back)) : null,
    birth_date: same(front?.birthdate?.replaceAll('-', ''), back?.date),
    gender: same(front?.gender, back?.gender),
    expiration: same(yearOf(front?.expiration_date), yearOf(back?.expiration_date)),
    section: same(front?.section_id, back?.section_and_consecutive?.slice(0, 4)),
    curp_names:
      curp && front && hasNames
        ? certainOrNull(
            front,
            nameFitsCurp({ name: front.name ?? '', first: front.first_lastname ?? '', second: front.second_lastname ?? '' }, curp.curp),
          )
        : null,
    curp_birth_date: same(front?.birthdate, curp?.birthDate),
    curp_elector_key:
      curp && front?.elector_key && isElectorKey(front.elector_key)
        ? electorKeyDifferences(front.elector_key, curp.curp).length === 0
        : null,
    zone: back ? back.is_cic_digit_check_consistent : null,
  };
}

/** Returns null for a difference if no second surname was read: the card may have one, so the difference is not certain. */
const certainOrNull = ({ second_lastname }: FrontData, agrees: boolean) => agrees || (second_lastname === null ? null : false);

/** Returns the doubts that the person can resolve. One difference between the sides may be a misread letter; two mean two cards. */
export function doubtsOf(agreements: Agreements, inForce: boolean | null): CardDoubt[] {
  const { names, birth_date, section, expiration, curp_names, curp_birth_date } = agreements;
  const differences = [names, birth_date, section, expiration].filter((agrees) => agrees === false).length;
  return [
    ...(differences > 1 ? (['two_cards'] as const) : []),
    ...(curp_names === false || curp_birth_date === false ? (['curp'] as const) : []),
    ...(inForce === false ? (['expired'] as const) : []),
  ];
}

/**
 * Returns whether the card is in force on the day `today`. A card expires at the end of its last year. From the front alone the result is
 * never `false`, since the reader may take the year of issue, printed beside it, for the last year. Null also if neither side has the year,
 * or if they differ.
 */
export function isInForce(front: FrontData | null, back: BackData | null, today: string): boolean | null {
  const isInYear = (year: string | null) => (year === null ? null : year >= today.slice(0, 4));
  const [ofFront, ofMrz] = [isInYear(yearOf(front?.expiration_date)), isInYear(yearOf(back?.expiration_date))];
  if (ofMrz === null) return ofFront || null;
  return ofFront === null || ofFront === ofMrz ? ofMrz : null;
}

function yearOf(date: string | null | undefined): string | null {
  return /^\d{4}/.exec(date ?? '')?.[0] ?? null;
}

function same(one: string | null | undefined, other: string | null | undefined): boolean | null {
  return one && other ? one === other : null;
}

/**
 * Compares the names on the front with those in the machine-readable zone (MRZ), which has no accents, has N or X for Ñ, and cuts long
 * names.
 */
function sameNames(front: FrontData, back: BackData): boolean {
  const mrz = `${zoneLetters(back.lastname ?? '')}  ${zoneLetters(back.name ?? '')}`.trimEnd();
  return (['N', 'X'] as const).some((letter) => {
    const lastNames = zoneLetters([front.first_lastname, front.second_lastname].filter(Boolean).join(' '), letter);
    const frontNames = `${lastNames}  ${zoneLetters(front.name ?? '', letter)}`;
    return frontNames === mrz || (mrz.length >= CARD_NAMES - 1 && frontNames.startsWith(mrz));
  });
}
