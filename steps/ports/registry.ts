/** What the registry of people says of a CURP. `not_asked`: there is none to ask, or it cannot tell. */
export type CurpStanding = 'in_force' | 'out_of_use' | 'replaced' | 'unknown' | 'not_asked';

/** The verification service, as far as a step asks it. Nothing of who is behind a CURP comes through here. */
export interface RegistryPort {
  /** Throws the StepFailure `unavailable` where a registry is there and does not answer. */
  curp(curp: string): Promise<CurpStanding>;
}
