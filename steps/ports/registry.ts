/** The status of a CURP in the population registry. `not_asked`: no registry is configured, or it has no verdict. */
export type CurpStanding = 'in_force' | 'out_of_use' | 'replaced' | 'unknown' | 'not_asked';

/** The part of the verification service that steps use. Returns no data about the owner of a CURP. */
export interface RegistryPort {
  /** Throws StepFailure `unavailable` if a registry is configured and does not answer. */
  curp(curp: string): Promise<CurpStanding>;
}
