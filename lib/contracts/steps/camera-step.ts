import * as z from 'zod/mini';

export const cameraSetup = {
  /** Takes the photo automatically once its quality suffices. */
  automatic: z._default(z.boolean(), true),
  /** `fixture`: shows drawn specimens in place of the camera; for test keys. */
  capture: z._default(z.enum(['live', 'fixture']), 'live'),
};

/** Names the member of the setup that replaces the camera with drawn specimens; null while the camera is live. */
export const cameraSpecimens = ({ capture }: { capture: 'live' | 'fixture' }) => (capture === 'fixture' ? 'capture' : null);
