/** The postal catalogue. */
export interface PostalPort {
  /** Returns the place of a postal code, with a state of lib/mexico/entities.ts; null if the catalogue lacks the code. */
  lookup(zipCode: string): Promise<{ state: string; municipality: string; colonies: readonly string[] } | null>;
}
