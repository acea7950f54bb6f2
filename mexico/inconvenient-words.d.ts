export declare function isInconvenient(letters: string): boolean;
