import { readFileSync } from 'node:fs';
import { peopleContract } from '#contracts/people/people.ts';
import type { ArchiveSource } from '#platform/base/archive-source.ts';
import { ConfigError } from '#platform/base/config.ts';
import { defineService, type ServiceFacts } from '#platform/base/service.ts';
import { createOutbound, type SendRequest } from '#platform/calls/outbound.ts';
import { addressOperations } from './addresses/operations.ts';
import type { WorkflowPictures } from './attach/handle-workflow-end.ts';
import { attachOperations } from './attach/operations.ts';
import { livenessResults } from './biometrics/liveness.ts';
import { biometricOperations } from './biometrics/operations.ts';
import { blacklistOperations } from './blacklists/operations.ts';
import { catalogOperations } from './catalogs/operations.ts';
import { type PeopleConfig, peopleConfig } from './config.ts';
import type { CodeClient } from './contacts/codes.ts';
import { contactOperations } from './contacts/operations.ts';
import { createDocuments, type DocumentsOptions } from './documents/documents.ts';
import type { P12 } from './documents/sealing/p12.ts';
import { createTimeAuthority } from './documents/sealing/timestamp.ts';
import { listValues } from './dynamic/list-values.ts';
import { descriptorOperations } from './dynamic/operations.ts';
import { readDescriptor } from './dynamic/read-descriptor.ts';
import type { CredentialReader } from './faces/credential-reader.ts';
import { createFaces } from './faces/faces.ts';
import { groupOperations } from './groups/operations.ts';
import { implementer, type PeoplePlatform } from './model/implementer.ts';
import { IGNORE_CURP_SCOPE } from './model/national-id.ts';
import { createPad, type PadConfig } from './pad/providers/choose.ts';
import { peopleOperations } from './people/operations.ts';
import { referenceOperations } from './references/operations.ts';
import { signerOperations } from './signers/operations.ts';
import type { Registries, WorkflowMedia } from './validations/classes/ports.ts';
import type { ValidationScheduler } from './validations/running/scheduler.ts';
import { createValidations } from './validations/validations.ts';
import { createVouching } from './vouching/vouching.ts';

export type PeopleService = ReturnType<typeof createPeopleService>;

export interface PeopleParts extends DocumentsOptions {
  /** The client of the one-time code service, whose codes confirm contact data. Null if the server has no such service. */
  codes?: CodeClient | null;
  /** Other services' files about a person, for the archive of the person's data. */
  files?: readonly ArchiveSource[];
  registries: Registries;
  media: WorkflowMedia & WorkflowPictures;
  /** Reads pictures of credentials. Null without an extraction service. */
  credentialReader: CredentialReader | null;
  /** The function that calls the URLs of tenants. */
  sendRequest: SendRequest;
  /** The settings of the detector of presentation attacks (photos and masks in front of the camera). Default: no detector. */
  pad?: PadConfig;
  close?(): Promise<void>;
  /** Starts validations after a face or a credential is stored. Default: this service's own scheduler. */
  scheduler?: Pick<ValidationScheduler, 'runActive'>;
}

const facts = {
  name: 'people',
  title: 'People',
  version: 'stable',
  description: 'The people whom a tenant onboards: identity, addresses, contact data.',
  contract: peopleContract,
  scopes: { '/v1/people/export': 'people:export' },
  finerScopes: [IGNORE_CURP_SCOPE],
  invalidBody: { status: 422 },
  unauthorizedStatus: 403,
  migrations: new URL('./migrations/', import.meta.url),
  schemas: [{ name: 'documents', migrations: new URL('./documents/migrations/', import.meta.url) }],
} as const satisfies ServiceFacts;

/** Creates the service of people, with documents, faces and validations as its parts. */
export function createPeopleService(platform: PeoplePlatform, parts: PeopleParts) {
  const { codes = null, files = [], registries, sendRequest } = parts;
  const validations = createValidations(platform, {
    ...parts,
    liveness: livenessResults(platform),
    // Faces schedule validations and validations read faces, so closures defer the access to `faces`.
    credentials: { newestOf: (caller, person) => faces.credentials.newestOf(caller, person) },
    lookAlikes: (caller, person, search) => faces.lookAlikes(caller, person, search),
  });
  const { scheduler } = validations;
  const faceScheduler = parts.scheduler ?? scheduler;
  const vouching = createVouching(platform.clock, scheduler);
  const documents = createDocuments(platform, parts);
  const pad = createPad(parts.pad ?? { provider: 'none' }, { sendRequest, clock: platform.clock });
  const faces = createFaces({ platform, vouching, scheduler: faceScheduler, credentialReader: parts.credentialReader, pad });
  const writes = { platform, vouching, scheduler };
  return {
    ...facts,
    router: implementer.router({
      people: peopleOperations({ ...writes, documents, faces, files: [documents.archive, faces.archive, ...files], registries }),
      addresses: addressOperations(writes),
      contacts: contactOperations({ ...writes, codes }),
      groups: groupOperations(platform),
      references: referenceOperations(writes),
      signers: signerOperations(platform),
      catalogs: catalogOperations(platform),
      ...validations.operations,
      blacklists: blacklistOperations(platform),
      dynamicDescriptors: descriptorOperations(platform),
      dynamicValues: { ofPerson: listValues(platform) },
      biometrics: biometricOperations({ platform, vouching, scheduler: faceScheduler }),
      faces: faces.operations,
      internal: {
        ...attachOperations({
          ...{ ...writes, registries, pictures: parts.media },
          ...{ portraits: faces.portraits, comparePortrait: faces.comparePortrait },
        }),
        descriptor: readDescriptor(platform),
        ...faces.internalOperations,
      },
      ...documents.operations,
    }),
    start: async () => {
      await validations.start();
      await faces.start();
      await documents.start();
    },
    close: async () => parts.close?.(),
  };
}

export const people = defineService({
  ...facts,
  config: peopleConfig,
  create(
    platform: PeoplePlatform,
    { settings, ports }: { settings: PeopleConfig; ports: Omit<PeopleParts, 'sendRequest' | 'pad' | 'p12' | 'time' | 'close'> },
  ) {
    const { pad, p12, tsaUrl } = settings;
    const { sendRequest, exchange, close } = createOutbound({ allowLoopback: platform.config.allowLoopbackWebhooks });
    // Plain HTTP is safe for time stamps: a hash is sent, and the answer is signed.
    const time = tsaUrl === null ? null : createTimeAuthority(tsaUrl, exchange);
    return createPeopleService(platform, { ...ports, pad, p12: p12 && readP12(p12), time, sendRequest, close });
  },
});

function readP12({ file, password }: NonNullable<PeopleConfig['p12']>): P12 {
  try {
    return { bytes: readFileSync(file), password };
  } catch {
    throw new ConfigError([`SIGN_P12 must be a file that this server may read: ${file} is not.`]);
  }
}
