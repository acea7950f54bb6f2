import type { z } from 'zod';
import type { attachedFacts } from '#contracts/people/attach.ts';

/** What the steps of a workflow told of a person. */
export type WorkflowFacts = z.output<typeof attachedFacts>;
