/** Whether a word of the text is one that is written with an accent, and has none. */
export declare const lacksAccent: (text: string) => boolean;
/** Whether a word of the text is one that is written with an Ñ, and has none. */
export declare const lacksTilde: (text: string) => boolean;
export declare const hasAccent: (text: string) => boolean;
