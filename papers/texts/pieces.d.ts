/** Words that a reader of print took apart, where letters stand far from each other: `M O N TE R R EY`. */
/** Whether a text has letters that stand alone where no word is one letter long: two beside each other, or one between two words. */
export declare function isInPieces(text: string): boolean;
