import { implement, type Router } from '@orpc/server';
import { peopleContract } from '#contracts/people/people.ts';
import type { ArchiveSource } from '#platform/base/archive-source.ts';
import type { AnyTransaction, CallContext, Caller, Platform } from '#platform/base/ports.ts';
import { defineService, type ServiceFacts, type ServiceModule } from '#platform/base/service.ts';
import { type Ask, createOutbound } from '#platform/calls/outbound.ts';
import { seeing } from '#platform/data/seeing.ts';
import { addressOperations } from './addresses/operations.ts';
import { internalOperations } from './attach/operations.ts';
import { signerOf } from './attach/signer.ts';
import type { WorkflowPictures } from './attach/workflow-ended.ts';
import { livenessResults } from './biometrics/liveness.ts';
import { biometricOperations } from './biometrics/operations.ts';
import { blacklistOperations } from './blacklists/operations.ts';
import { type PeopleConfig, peopleConfig } from './config.ts';
import { type CodeClient, contactCodeOperations } from './contacts/codes.ts';
import { contactOperations } from './contacts/operations.ts';
import { descriptorOperations, dynamicInternalOperations, dynamicValueOperation } from './dynamic/operations.ts';
import type { CredentialReader } from './faces/credentials.ts';
import { createFaces } from './faces/faces.ts';
import { faceOperations, internalFaceOperations } from './faces/operations.ts';
import { groupOperations } from './groups/operations.ts';
import { catalogOperations } from './model/catalogs.ts';
import { IGNORE_CURP_SCOPE } from './model/national-id.ts';
import { peopleOf } from './model/person-store.ts';
import type { SignedDocuments } from './model/signed-documents.ts';
import type { PeopleTables } from './model/tables.ts';
import type { Validating } from './model/validating.ts';
import { createPad, type PadConfig } from './pad/providers/choose.ts';
import { peopleOperations } from './people/operations.ts';
import { referenceOperations } from './references/operations.ts';
import { signerOperations } from './signers/operations.ts';
import type { Expressions, Registries, WorkflowMedia } from './validations/classes/ports.ts';
import { expressions } from './validations/expressions.ts';
import { createValidations } from './validations/validations.ts';
import { createVouching } from './vouching/vouching.ts';

export interface PeopleService extends ServiceModule {
  router: Router<typeof peopleContract, CallContext>;
  /** Returns whether the person exists, and locks them against deletion until the transaction ends. */
  exists(trx: AnyTransaction, caller: Caller, personId: string): Promise<boolean>;
  /** Returns the person to whom a workflow's documents belong, or null, and locks them against deletion until the transaction ends. */
  ofWorkflow(trx: AnyTransaction, caller: Caller, workflow: string): Promise<string | null>;
  /** Returns the ids of the workflows that have recorded this person. */
  workflowsOf(caller: Caller, personId: string): Promise<string[]>;
}

export interface PeopleParts {
  /** The client that sends and checks the codes that confirm contact data. Null if the server has no code service. */
  codes?: CodeClient | null;
  /** The sources of other services' files about a person, for the archive of their data. */
  files?: readonly ArchiveSource[];
  documents: SignedDocuments;
  registries: Registries;
  media: WorkflowMedia & WorkflowPictures;
  /** The reader of credential pictures. Null without an extraction service. */
  papers: CredentialReader | null;
  /** The function that calls the URLs of tenants. */
  ask: Ask;
  expressions: Expressions;
  /** The settings of the detector of presentation attacks. None by default. */
  pad?: PadConfig;
  close?(): Promise<void>;
  /** The scheduler of validations after a new face or credential. By default this service's own scheduler. */
  validating?: Validating;
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
} as const satisfies ServiceFacts;

export function createPeopleService(platform: Platform<PeopleTables>, parts: PeopleParts): PeopleService {
  const { codes = null, files = [], documents, registries, ask, pad = { provider: 'none' } } = parts;
  const os = implement(peopleContract).$context<CallContext>();
  const validations = createValidations(platform, {
    ...parts,
    liveness: livenessResults(platform),
    // Faces schedule validations and validations read faces, so closures defer the access to `faces`.
    credentials: { newestOf: (caller, person) => faces.credentials.newestOf(caller, person) },
    lookAlikes: (caller, person, search) => faces.lookAlikes(caller, person, search),
  });
  const { asking } = validations;
  const { validating = asking } = parts;
  const vouching = createVouching(platform.clock, documents, asking);
  const faces = createFaces(platform, { vouching, validating, papers: parts.papers });
  return {
    ...facts,
    router: os.router({
      people: peopleOperations({ platform, documents, faces, files: [faces.archive, ...files], vouching, asking, registries }),
      addresses: addressOperations(platform, { vouching, asking }),
      contacts: { ...contactOperations(platform, { vouching, asking }), ...contactCodeOperations({ platform, codes, vouching }) },
      groups: groupOperations(platform),
      references: referenceOperations(platform, vouching),
      signers: signerOperations(platform, documents),
      catalogs: catalogOperations(platform),
      ...validations.operations,
      blacklists: blacklistOperations(platform),
      dynamicDescriptors: descriptorOperations(platform),
      dynamicValues: { ofPerson: dynamicValueOperation(platform) },
      biometrics: biometricOperations(platform, { vouching, validating }),
      faces: faceOperations(platform, faces),
      internal: {
        ...internalOperations({
          platform,
          documents,
          vouching,
          asking,
          portraits: faces.portraits,
          beside: faces.beside,
          pictures: parts.media,
        }),
        ...dynamicInternalOperations(platform),
        ...internalFaceOperations(platform, { ...faces, pad: createPad(pad, { ask, clock: platform.clock }) }),
      },
    }),
    start: async () => {
      await validations.start();
      await faces.start();
    },
    close: async () => parts.close?.(),
    exists: async (trx, caller, personId) =>
      (await peopleOf(caller, seeing<PeopleTables>(trx), platform.clock.now()).share(personId)) !== null,
    ofWorkflow: (trx, caller, workflow) => signerOf(seeing<PeopleTables>(trx), caller, workflow, platform.clock.now()),
    workflowsOf: (caller, personId) => peopleOf(caller, platform.database.query, platform.clock.now()).recordedIn(personId),
  };
}

export const people = defineService({
  ...facts,
  config: peopleConfig,
  create: (
    platform: Platform<PeopleTables>,
    { settings, ports }: { settings: PeopleConfig; ports: Omit<PeopleParts, 'ask' | 'expressions' | 'pad' | 'close'> },
  ) =>
    createPeopleService(platform, {
      ...ports,
      ...settings,
      ...createOutbound({ allowLoopback: platform.config.allowLoopbackWebhooks }),
      expressions,
    }),
});
