import type { Services } from './services.ts';
import { type Patience } from './tries.ts';
import { constructEvent, WebhookRefused } from './webhooks.ts';
import { ZaguanError } from './zaguan-error.ts';
export type { CallOptions, Operation, Pages } from './call.ts';
export type { ProblemKey, Services, ZaguanEvent } from './services.ts';
export type { Patience } from './tries.ts';
export type { WrongMember } from './zaguan-error.ts';
export { constructEvent, WebhookRefused, ZaguanError };
export interface ZaguanOptions extends Partial<Patience> {
    /** Where Zaguán is: `https://onboarding.bank.example`. */
    url: string;
    /** An API key: `sk_live_…` or `sk_test_…`. Only your server may have it. */
    key: string;
}
/** Zaguán as your server calls it: `zaguan.workflows.create({ steps: ['acceptance', 'verify_email'] })`. */
export declare function createZaguan({ url, key, ...patience }: ZaguanOptions): Services;
