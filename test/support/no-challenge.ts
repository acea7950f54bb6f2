/** The setup of a step with a selfie in tests about something else: nobody has to move before the camera. */
export const NO_CHALLENGE = { liveness: 'none' } as const;
