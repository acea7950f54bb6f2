/**
 * NSS: Número de Seguridad Social of the IMSS, 11 digits: subdelegation (2), year of registration (2), year of birth (2),
 * serial number (4), check digit. Old numbers have odd subdelegations and years, so only the digit is judged.
 */
export type NssReason = 'format' | 'check';
export interface Nss {
    nss: string;
    subdelegation: string;
    /** Two digits each: the number does not tell the century. */
    registrationYear: string;
    birthYear: string;
}
export type NssVerdict = {
    ok: true;
    value: Nss;
} | {
    ok: false;
    reason: NssReason;
};
/** The eleventh digit that the first ten ask for (Luhn). */
export declare function nssCheckDigit(first10: string): string;
/** Judges by form and check digit. It cannot say that the IMSS assigned it. */
export declare function parseNss(text: string): NssVerdict;
