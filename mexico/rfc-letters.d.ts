/** A person's four letters. */
export declare function rfcNaturalLetters({ name, first, second }: {
    name: string;
    first: string;
    second: string;
}): string;
/** A company's three letters. */
export declare function rfcLegalLetters(denomination: string): string;
