import type { SigningIdentity } from '#services/documents/sealing/identity.ts';
import type { SealedFile } from './sealed-file.ts';

export interface Attack {
  name: string;
  pdf: Buffer;
}

/** What an attacker has: a file that was sealed, another one, and a certificate of their own under the same names. */
export interface Loot {
  sealed: SealedFile;
  other: SealedFile;
  stranger: SigningIdentity;
}
