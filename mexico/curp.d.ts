import { type EntityCode } from './entities.ts';
/**
 * CURP: Clave Única de Registro de Población, 18 characters.
 *
 * 1–4 letters of the name · 5–10 birth date YYMMDD · 11 sex · 12–13 entity of birth · 14–16 inner consonants ·
 * 17 assigned by RENAPO (a digit for births up to 1999, a letter from 2000) · 18 check digit.
 */
export declare const CURP_LENGTH = 18;
/** `format`: a character or code that cannot stand there. `future`: born after today. `word`: RENAPO never issues those letters. */
export type CurpReason = 'format' | 'date' | 'future' | 'word' | 'check';
/** `X` is non-binary, issued since 2023. */
export type CurpSex = 'H' | 'M' | 'X';
export interface Curp {
    curp: string;
    /** ISO date. */
    birthDate: string;
    sex: CurpSex;
    entity: EntityCode;
}
export type CurpVerdict = {
    ok: true;
    value: Curp;
} | {
    ok: false;
    reason: CurpReason;
};
export declare const curpPartNames: readonly ['letters', 'birth', 'sex', 'entity', 'consonants', 'ending'];
export type CurpPartName = (typeof curpPartNames)[number];
export interface CurpPart {
    name: CurpPartName;
    /** What was typed of it; shorter than its length, or empty, while typing. */
    text: string;
    length: number;
    state: 'empty' | 'typing' | 'valid' | 'wrong';
}
/** What an unfinished CURP says so far. */
export interface CurpReading {
    /** Upper case, without spaces and hyphens, at most 18 characters. */
    text: string;
    parts: readonly CurpPart[];
    /** ISO date. Until position 17 tells the century, the latest one that is not in the future. */
    birthDate: string | null;
    sex: CurpSex | null;
    entity: EntityCode | null;
    /** Why it can no longer become a CURP; null while it still can. */
    reason: CurpReason | null;
    /** All 18 characters stand and agree. */
    complete: boolean;
}
/** The 18th character that the first 17 ask for. */
export declare function curpCheckDigit(first17: string): string;
/** Upper case without spaces, hyphens and dots, as people copy it from paper. */
export declare function normalizeCurp(text: string): string;
/**
 * Reads a CURP as it is typed: which parts are valid so far and what they mean.
 * @param today ISO date in Mexico; a birth after it is refused.
 */
export declare function readCurp(typed: string, today: string): CurpReading;
/**
 * Judges a whole CURP by structure, calendar, word rule and check digit. It cannot say that RENAPO issued it.
 * @param today ISO date in Mexico.
 */
export declare function parseCurp(text: string, today: string): CurpVerdict;
/**
 * The CURP that was probably meant when letters and digits that look alike were swapped (O for 0, I for 1, Ñ for X).
 * Offered only when the check digit agrees with it; null otherwise.
 */
export declare function likelyCurp(typed: string, today: string): string | null;
/** Whole years from an ISO date to another. */
export declare function ageOn(birthDate: string, today: string): number;
