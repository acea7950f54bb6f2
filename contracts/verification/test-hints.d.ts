/** `find`: by the data of these people. */
export declare function curpsOf(operation: 'government' | 'get' | 'find' | 'combined'): string;
export declare const rfcsOf: () => string;
export declare const votersOf: () => string;
export declare const invoicesOf: () => string;
