/** How long a call is worth waiting for. */
export interface Patience {
    /** Times that a request is sent again after a lost answer, or one that says that another try may succeed. Default: 2. */
    retries: number;
    /** Milliseconds that one try may take. Default: 30,000, as long as Zaguán itself works on a request. */
    timeoutMs: number;
    /** Milliseconds that is waited for another try at most: an answer that asks for more is the end. Default: 30,000. */
    longestWaitMs: number;
}
/**
 * Sends a request until it is answered. A request may be sent again because it does nothing twice: a POST has its `Idempotency-Key`, and
 * what the others ask for is the same when it is asked again.
 */
export declare function createTries({ retries, timeoutMs, longestWaitMs }: Partial<Patience>): (original: Request) => Promise<Response>;
