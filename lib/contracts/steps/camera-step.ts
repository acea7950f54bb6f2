import * as z from 'zod/mini';

export const cameraSetup = {
  /** Takes the photo automatically once it is good. */
  automatic: z._default(z.boolean(), true),
  /** `fixture`: films drawn specimens. For test keys. */
  capture: z._default(z.enum(['live', 'fixture']), 'live'),
};
