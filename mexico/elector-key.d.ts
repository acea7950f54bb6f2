import type { CurpSex } from './curp.ts';
import { type WrittenName } from './curp-letters.ts';
import { type EntityCode } from './entities.ts';
/**
 * Elector key (clave de elector) of a voter credential, 18 characters: initial and first inner consonant of both surnames and the name,
 * YYMMDD, INEGI's number of the entity of birth, sex, and three characters that nobody outside of INE can derive.
 */
export declare const ELECTOR_KEY_LENGTH = 18;
/** Upper case, without spaces and hyphens. */
export declare function normalizeElectorKey(text: string): string;
/** Whether a normal text has the form of an elector key. It cannot say that INE issued it. */
export declare function isElectorKey(text: string): boolean;
/** The fifteen characters that follow from what a person is; the last three are INE's. `birthDate` is an ISO date. */
export declare function electorKeyStart(person: WrittenName & {
    birthDate: string;
    sex: CurpSex;
    entity: EntityCode;
}): string;
/** What a credential and a CURP say differently; each is a reason to ask, none to refuse: INE's own specimen has one. */
export type ElectorKeyDifference = 'first_last_name' | 'second_last_name' | 'name' | 'birth_date' | 'entity' | 'sex';
/** Compares an elector key with a CURP of the same form each. A birth abroad has no number to compare. */
export declare function electorKeyDifferences(key: string, curp: string): ElectorKeyDifference[];
