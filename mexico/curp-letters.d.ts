/** Names as a person writes them; `second` is empty with one surname. */
export interface WrittenName {
    name: string;
    first: string;
    second: string;
}
/** The letters that a CURP takes from a name: positions 1–4 and 14–16. */
export interface CurpLetters {
    initials: string;
    consonants: string;
}
/** What RENAPO's rules take from a name. An empty surname gives X. */
export declare function curpLetters({ name, first, second }: WrittenName): CurpLetters;
/**
 * Whether a name fits the letters of a CURP. A mismatch is a reason to ask, not to refuse: registries hold
 * spellings and second given names that the rules do not foresee.
 */
export declare function nameFitsCurp(name: WrittenName, curp: string): boolean;
