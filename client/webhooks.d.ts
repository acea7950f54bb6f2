import type { ZaguanEvent } from './services.ts';
/** A webhook that nobody should believe. */
export declare class WebhookRefused extends Error {
    readonly name = "WebhookRefused";
    /** `forged`: nobody with the secret signed these bytes. `old`: its time is not near ours. `incomplete`: a header is missing. */
    readonly reason: 'forged' | 'old' | 'incomplete';
    constructor(reason: WebhookRefused['reason'], message: string);
}
type HeaderRecord = Readonly<Record<string, string | readonly string[] | undefined>>;
/**
 * The event of a webhook, once its signature is right; throws `WebhookRefused` otherwise. `body` is what came, byte by byte: a body that
 * was parsed and written again has another signature. `secret` is `whsec_…`, or `whpk_…` for who wants to hold none; several while one
 * takes the place of another.
 */
export declare function constructEvent(body: string | Uint8Array, headers: Headers | HeaderRecord, secret: string | readonly string[], { now }?: {
    now?: Date;
}): ZaguanEvent;
export {};
