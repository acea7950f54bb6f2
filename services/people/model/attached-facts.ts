import type { z } from 'zod';
import type { attachedFacts } from '#contracts/people/attach.ts';

/** The facts that the steps of a workflow collected about a person. */
export type WorkflowFacts = z.output<typeof attachedFacts>;
