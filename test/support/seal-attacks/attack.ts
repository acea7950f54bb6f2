import type { SigningIdentity } from '#services/people/documents/sealing/identity.ts';
import type { SealedFile } from './sealed-file.ts';

export interface Attack {
  name: string;
  pdf: Buffer;
}

/** The material of an attacker: two sealed files, and their own certificate under the same names as ours. */
export interface Loot {
  sealed: SealedFile;
  other: SealedFile;
  stranger: SigningIdentity;
}
