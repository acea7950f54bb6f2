/** A whole number from 0 to 999,999 as it is said in Spanish: upper case, without accents. */
export declare function spanishNumber(value: number): string;
/** The value of a roman numeral up to 3,999; null when the word is none. */
export declare function romanNumeral(word: string): number | null;
