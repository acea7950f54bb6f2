import * as z from 'zod/mini';

/** Members of the setup of a step that films. */
export const cameraSetup = {
  /** Whether the photo takes itself once all is well; else the person presses. */
  automatic: z._default(z.boolean(), true),
  /** `fixture`: the camera films our drawn specimens. For test keys. */
  capture: z._default(z.enum(['live', 'fixture']), 'live'),
};
