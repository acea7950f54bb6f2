import type { RegistryRecord } from './verification/registry.ts';
/**
 * People, a company and invoices that do not exist. With a test key each plays one outcome, so that one name plays one story through.
 * They have a meaning for test keys alone. `docs/guides/testing.md` has the list, and a test holds it to this file.
 */
/** What asking for somebody comes to, other than being found. */
export type TestFailure = 'unknown' | 'no_provider' | 'unavailable';
export interface TestPerson {
    /** In a few words, for references. */
    plays: string;
    record: RegistryRecord;
    fails?: TestFailure;
    /** The credential cannot be asked for: the error webhook. */
    credentialFails?: true;
}
export declare const testPeople: readonly TestPerson[];
export interface TestInvoice {
    plays: string;
    /** Upper case, as in its code. */
    uuid: string;
    state: string;
    cancelation: string;
    fails?: 'refused' | 'no_provider' | 'unavailable';
}
export declare const testInvoices: readonly TestInvoice[];
/** The text in an invoice's code: of the company, to Luisa, for 1,000 pesos. */
export declare function testInvoiceCode({ uuid }: Pick<TestInvoice, 'uuid'>): string;
