import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { sha256 } from '#platform/base/sha256.ts';
import { OutboundRefused, type SendRequest } from '#platform/calls/outbound.ts';
import { blacklistSealer, blacklistsOf } from '../model/blacklist-store.ts';
import type { PeoplePlatform } from '../model/implementer.ts';
import type { CredentialSource, LivenessResults, LookAlikes, Registries, ValidationClassPorts, WorkflowMedia } from './classes/ports.ts';
import { simulatedCredential, simulatedLiveness } from './classes/test-people.ts';
import { createHeaderSealer } from './definitions/config.ts';
import { definitionOperations } from './definitions/operations.ts';
import { personValidationOperations } from './operations.ts';
import { resultOperations } from './results/operations.ts';
import { createRunner, QUEUE, type RunJob } from './running/job.ts';
import { ValidationScheduler } from './running/scheduler.ts';

interface ValidationParts {
  registries: Registries;
  media: WorkflowMedia;
  credentials: CredentialSource;
  liveness: LivenessResults;
  lookAlikes: LookAlikes;
  sendRequest: SendRequest;
}

/** Maximum number of simultaneous runs in one process. Runs mostly wait for other servers; eight tenants with slow servers use them up. */
const AT_ONCE = 16;
const PER_TENANT = 2;

/** Connects the parts of validations: the operations on definitions and results, the scheduler, and the job that runs them. */
export function createValidations(platform: PeoplePlatform, parts: ValidationParts) {
  const { database, events, jobs, tenants } = platform;
  const headerSealer = createHeaderSealer(platform.keys);
  const listSealer = blacklistSealer(platform.keys);
  const scheduler = new ValidationScheduler(platform);

  const ports: ValidationClassPorts = {
    ...parts,
    sendRequest: (request) =>
      parts.sendRequest(request).catch((failure: unknown) => {
        if (failure instanceof OutboundRefused) throw failure;
        throw new Problem('unavailable', 'A server of the tenant did not answer.', { cause: failure });
      }),
    // Without recorded ones, a test person of test mode gets an invented credential and liveness result; everybody else gets null.
    credentials: {
      newestOf: async (caller, person) => (await parts.credentials.newestOf(caller, person)) ?? simulatedCredential(caller, person),
    },
    liveness: {
      newestOf: async (caller, person) => (await parts.liveness.newestOf(caller, person)) ?? simulatedLiveness(caller, person),
    },
    hosts: async ({ tenantId }) => (await tenants.settings(tenantId)).validations.hosts,
    documentUrl: async ({ tenantId }) => (await tenants.settings(tenantId)).validations.document_url,
    async entriesOf(caller, id) {
      const list = await blacklistsOf(caller, database.query, listSealer).get(id);
      return list?.entries ?? [];
    },
    async noteSent(caller: Caller, { person, validation, medium, bytes, host }) {
      const hash = await events.hash(caller, sha256(bytes).toString('hex'));
      const data = { validation, medium, sha256: hash, host };
      await database.transaction((trx) =>
        events.append(trx, caller, { kind: 'person', id: person }, { type: 'validation.file_sent', data }),
      );
    },
  };

  return {
    scheduler,
    operations: {
      validations: definitionOperations({ platform, headerSealer, listSealer }),
      validationResults: resultOperations(platform),
      personValidations: personValidationOperations(platform, scheduler),
    },
    async start(): Promise<void> {
      const work = createRunner({ platform, headerSealer, ports });
      await jobs.work<RunJob>(QUEUE, { retryLimit: 10, retryDelaySeconds: 10, atOnce: AT_ONCE, perGroup: PER_TENANT }, work);
    },
  };
}
