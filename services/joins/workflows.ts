import type { extractionContract } from '#contracts/extraction/extraction.ts';
import type { otpContract } from '#contracts/otp/otp.ts';
import type { peopleContract } from '#contracts/people/people.ts';
import type { verificationContract } from '#contracts/verification/verification.ts';
import type { Clock } from '#platform/base/ports.ts';
import { nullIfNotFound } from '#platform/base/problem.ts';
import type { ServiceClient } from '#platform/calls/client.ts';
import type { WorkflowsPorts } from '#services/workflows/service.ts';
import { codesPort } from './codes.ts';
import { descriptorsPort } from './descriptors.ts';
import { documentsPort } from './documents.ts';
import { copyMails, linksPort, noticesPort } from './messages.ts';
import { papersPort } from './papers.ts';
import { peoplePort } from './people.ts';
import { portraitsPort } from './portraits.ts';
import { postalPort } from './postal.ts';
import { registryPort } from './registry.ts';

interface Clients {
  otp: ServiceClient<typeof otpContract>;
  people: ServiceClient<typeof peopleContract>;
  verification: ServiceClient<typeof verificationContract> | null;
  extraction: ServiceClient<typeof extractionContract> | null;
}

/** Returns the ports through which workflows and their steps use the other services. */
export function workflowPorts(
  { otp, people, verification, extraction }: Clients,
  clock: Clock,
): Omit<WorkflowsPorts, 'catalog' | 'handlers'> {
  return {
    ports: ({ postalCatalogue }) => {
      const postal = postalCatalogue === null ? {} : { postal: postalPort(postalCatalogue) };
      return (caller, act) => ({
        otp: codesPort(otp, caller, act),
        documents: documentsPort(people, caller),
        portraits: portraitsPort(people, caller),
        descriptors: descriptorsPort(people, caller),
        registry: registryPort(verification, caller),
        papers: papersPort(extraction, caller),
        ...postal,
      });
    },
    links: linksPort(otp, clock),
    notices: noticesPort(otp),
    mails: copyMails(otp),
    people: peoplePort(people),
    documents: {
      async workflowDeleted(caller, workflow) {
        const { internal, documents } = people(caller);
        await internal.workflowDeleted({ workflow });
        return (await documents.internal.workflowDeleted({ workflow_uuid: workflow })).result;
      },
      async workflowDecided(caller, workflow_uuid, signings) {
        await people(caller).documents.internal.workflowDecided({ workflow_uuid, signings: [...signings] });
      },
    },
    templates: {
      elements: async (caller, uuid) =>
        (await people(caller).documentTemplates.get({ uuid }).catch(nullIfNotFound))?.result.elements ?? null,
    },
  };
}
