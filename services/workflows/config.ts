import { z } from 'zod';
import type { ConfigFragment } from '#platform/base/service.ts';

export interface WorkflowSettings {
  /** Path of the operator's file of postal codes; null if there is none. */
  postalCatalogue: string | null;
}

const variables = { POSTAL_CATALOGUE: z.string().min(1).optional() };

export const workflowConfig: ConfigFragment<typeof variables, WorkflowSettings> = {
  variables,
  read: ({ POSTAL_CATALOGUE: postalCatalogue = null }) => ({ postalCatalogue }),
};
