import type { KeptFiles } from '#platform/data/blobs/kept-files.ts';
import type { PeoplePlatform } from '../model/implementer.ts';
import type { PadProvider } from '../pad/pad.ts';
import type { ValidationScheduler } from '../validations/running/scheduler.ts';
import type { Vouching } from '../vouching/vouching.ts';
import type { CredentialReader } from './credential-reader.ts';
import type { Portraits } from './portraits.ts';

/** The parts of the operations on faces. */
export interface FaceParts {
  platform: PeoplePlatform;
  files: KeptFiles;
  portraits: Portraits;
  vouching: Vouching;
  scheduler: Pick<ValidationScheduler, 'runActive'>;
  /** Reads pictures of credentials. Null without an extraction service. */
  credentialReader: CredentialReader | null;
  /** The detector of presentation attacks. */
  pad: PadProvider;
}
