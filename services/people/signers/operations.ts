import type { PeoplePlatform } from '../model/implementer.ts';
import { createSigner } from './create-signer.ts';
import { listSigners } from './list-signers.ts';

export const signerOperations = (platform: PeoplePlatform) => ({
  create: createSigner(platform),
  list: listSigners(platform),
});
