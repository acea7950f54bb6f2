/** An answer that, where it is a page of a list, goes on to the pages after it. */
export declare function pagesOf(first: Promise<unknown>, next: (place: object) => Promise<unknown>): Promise<unknown> & AsyncIterable<unknown>;
