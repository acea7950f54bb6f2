/**
 * RFC: Registro Federal de Contribuyentes. 13 characters for a person (4 letters), 12 for a company (3 letters), then
 * YYMMDD of birth or incorporation, two characters that SAT assigns against homonyms (homoclave), and a check digit.
 *
 * About 1.5 % of the RFCs in use carry a wrong check digit, so it warns and never refuses.
 */
export type RfcKind = 'natural' | 'legal';
/** `generic`: stands for the general public or a foreigner, never for a person. */
export type RfcReason = 'format' | 'date' | 'generic';
/** `check`: the check digit is another. `homoclave`: characters that SAT does not assign there. */
export type RfcWarning = 'check' | 'homoclave';
export interface Rfc {
    rfc: string;
    kind: RfcKind;
    /** Birth or incorporation as ISO dates, one or two: the key does not tell the century. The earlier first. */
    dates: readonly string[];
    /** What the last character should be. */
    checkDigit: string;
    warnings: readonly RfcWarning[];
}
export type RfcVerdict = {
    ok: true;
    value: Rfc;
} | {
    ok: false;
    reason: RfcReason;
};
/** Upper case, without what people put between the parts. */
export declare function normalizeRfc(text: string): string;
/** The last character that the others ask for; takes the key without it, 11 or 12 characters. */
export declare function rfcCheckDigit(rest: string): string;
/**
 * Judges an RFC by structure and calendar. It cannot say that SAT issued it.
 * @param today ISO date in Mexico; a century that lies after it is not meant.
 */
export declare function parseRfc(text: string, today: string): RfcVerdict;
/**
 * Whether a person's RFC can be of whom a CURP is: the same birth, and letters of the same names. The two take them by rules that differ
 * for one surname, for one of two letters, and for inconvenient words; where they do, the letters that both take must fit. A mismatch is
 * a reason to ask, not to refuse.
 */
export declare function rfcFitsCurp(rfc: string, curp: string): boolean;
/** A person's names as in the birth certificate; `second` is empty with one surname. */
export interface TaxpayerName {
    name: string;
    first: string;
    second: string;
}
/**
 * The RFC that the rules give for a person. A candidate only: SAT assigns another homoclave to a homonym.
 * @param birthDate ISO date.
 */
export declare function deriveNaturalRfc(taxpayer: TaxpayerName, birthDate: string): string;
/**
 * The RFC that the rules give for a company, by its denomination without the capital regime (`SA DE CV`), which SAT leaves out.
 * With `&` in the name the published rule does not give what SAT issued: see `canDeriveHomoclave`.
 * @param incorporated ISO date.
 */
export declare function deriveLegalRfc(denomination: string, incorporated: string): string;
/** Whether the published rule agrees with SAT's own test taxpayers for such a name. */
export declare function canDeriveHomoclave(name: string): boolean;
/** The two characters that the whole name gives, particles included. */
export declare function rfcHomoclave(fullName: string): string;
