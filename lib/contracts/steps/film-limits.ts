/** Maximum number of frames whose time is told: the last eight seconds of a camera with 30 frames a second. */
export const MAX_TIMES = 240;

/** Side of the corner of a frame that is told before it is compressed, in pixels. */
export const CORNER_SIDE = 24;

/** Returns the text whose SHA-256 seals a frame: the seal before (for the first frame the challenge's nonce), and the frame's SHA-256. */
export const sealedText = (before: string, digest: string): string => `${before} ${digest}`;
