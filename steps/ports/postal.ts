/** The postal catalogue. */
export interface PostalPort {
  /** Null for a code that the catalogue does not hold. The state is one of lib/mexico/entities.ts. */
  lookup(zipCode: string): Promise<{ state: string; municipality: string; colonies: readonly string[] } | null>;
}
