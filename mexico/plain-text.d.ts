/** Upper case, without accents, marks and double blanks. Ñ counts as N: registries differ on it. */
export declare function plainText(text: string): string;
