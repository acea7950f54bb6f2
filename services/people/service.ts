import { readFileSync } from 'node:fs';
import { implement } from '@orpc/server';
import { peopleContract } from '#contracts/people/people.ts';
import type { ArchiveSource } from '#platform/base/archive-source.ts';
import { ConfigError } from '#platform/base/config.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { defineService, type ServiceFacts } from '#platform/base/service.ts';
import { type Ask, createOutbound } from '#platform/calls/outbound.ts';
import { addressOperations } from './addresses/operations.ts';
import { internalOperations } from './attach/operations.ts';
import type { WorkflowPictures } from './attach/workflow-ended.ts';
import { livenessResults } from './biometrics/liveness.ts';
import { biometricOperations } from './biometrics/operations.ts';
import { blacklistOperations } from './blacklists/operations.ts';
import { type PeopleConfig, peopleConfig } from './config.ts';
import { type CodeClient, contactCodeOperations } from './contacts/codes.ts';
import { contactOperations } from './contacts/operations.ts';
import { createDocuments, type DocumentsOptions } from './documents/documents.ts';
import type { P12 } from './documents/sealing/p12.ts';
import { createTimeAuthority } from './documents/sealing/timestamp.ts';
import { descriptorOperations, dynamicInternalOperations, dynamicValueOperation } from './dynamic/operations.ts';
import type { CredentialReader } from './faces/credentials.ts';
import { createFaces } from './faces/faces.ts';
import { faceOperations, internalFaceOperations } from './faces/operations.ts';
import { groupOperations } from './groups/operations.ts';
import { catalogOperations } from './model/catalogs.ts';
import { IGNORE_CURP_SCOPE } from './model/national-id.ts';
import type { PeopleTables } from './model/tables.ts';
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
  /** The client that sends and checks the codes that confirm contact data. Null if the server has no code service. */
  codes?: CodeClient | null;
  /** The sources of other services' files about a person, for the archive of their data. */
  files?: readonly ArchiveSource[];
  registries: Registries;
  media: WorkflowMedia & WorkflowPictures;
  /** The reader of credential pictures. Null without an extraction service. */
  papers: CredentialReader | null;
  /** The function that calls the URLs of tenants. */
  ask: Ask;
  /** The settings of the detector of presentation attacks. None by default. */
  pad?: PadConfig;
  close?(): Promise<void>;
  /** The scheduler of validations after a new face or credential. By default this service's own scheduler. */
  scheduler?: Pick<ValidationScheduler, 'runActive'>;
}

const facts = {
  name: 'people',
  title: 'People',
  version: 'stable',
  description: 'The people that were received: who they are, where they live, how to reach them.',
  contract: peopleContract,
  scopes: { '/v1/people/export': 'people:export' },
  finerScopes: [IGNORE_CURP_SCOPE],
  invalidBody: { status: 422 },
  unauthorizedStatus: 403,
  migrations: new URL('./migrations/', import.meta.url),
  schemas: [{ name: 'documents', migrations: new URL('./documents/migrations/', import.meta.url) }],
} as const satisfies ServiceFacts;

/** Creates the service of people, with documents, faces and validations as its parts. */
export function createPeopleService(platform: Platform<PeopleTables>, parts: PeopleParts) {
  const { codes = null, files = [], registries, ask, pad = { provider: 'none' } } = parts;
  const os = implement(peopleContract).$context<CallContext>();
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
  const faces = createFaces(platform, { vouching, scheduler: faceScheduler, papers: parts.papers });
  return {
    ...facts,
    router: os.router({
      people: peopleOperations({
        platform,
        documents,
        faces,
        files: [documents.archive, faces.archive, ...files],
        vouching,
        scheduler,
        registries,
      }),
      addresses: addressOperations(platform, { vouching, scheduler }),
      contacts: { ...contactOperations(platform, { vouching, scheduler }), ...contactCodeOperations({ platform, codes, vouching }) },
      groups: groupOperations(platform),
      references: referenceOperations(platform, vouching),
      signers: signerOperations(platform),
      catalogs: catalogOperations(platform),
      ...validations.operations,
      blacklists: blacklistOperations(platform),
      dynamicDescriptors: descriptorOperations(platform),
      dynamicValues: { ofPerson: dynamicValueOperation(platform) },
      biometrics: biometricOperations(platform, { vouching, scheduler: faceScheduler }),
      faces: faceOperations(platform, faces),
      internal: {
        ...internalOperations({
          platform,
          vouching,
          scheduler,
          portraits: faces.portraits,
          comparePortrait: faces.comparePortrait,
          pictures: parts.media,
        }),
        ...dynamicInternalOperations(platform),
        ...internalFaceOperations(platform, { ...faces, pad: createPad(pad, { ask, clock: platform.clock }) }),
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
    platform: Platform<PeopleTables>,
    { settings, ports }: { settings: PeopleConfig; ports: Omit<PeopleParts, 'ask' | 'pad' | 'p12' | 'time' | 'close'> },
  ) {
    const { pad, p12, tsaUrl } = settings;
    const { ask, exchange, close } = createOutbound({ allowLoopback: platform.config.allowLoopbackWebhooks });
    // Plain HTTP is safe for time stamps: a hash is sent, and the answer is signed.
    const time = tsaUrl === null ? null : createTimeAuthority(tsaUrl, exchange);
    return createPeopleService(platform, { ...ports, pad, p12: p12 && readP12(p12), time, ask, close });
  },
});

function readP12({ file, password }: NonNullable<PeopleConfig['p12']>): P12 {
  try {
    return { bytes: readFileSync(file), password };
  } catch {
    throw new ConfigError([`SIGN_P12 must be a file that this server may read: ${file} is not.`]);
  }
}
