import * as z from 'zod/mini';
import { CORNER_SIDE, MAX_TIMES } from './film-limits.ts';

// What the browser tells of the camera while it films a challenge. A changed program may tell anything, so none of it is a pass.

/** Maximum length of a corner in base64: a byte for each pixel. */
const MAX_CORNER = 4 * Math.ceil(CORNER_SIDE ** 2 / 3);
/** Maximum number of seconds in a film. */
const MAX_SECONDS = 600;

/** @param frames Maximum number of frames that are sent. */
export const filmFacts = (frames: number) =>
  z.object({
    /** Times of the camera's frames in milliseconds, from the first one that is told. */
    times: z.array(z.number().check(z.minimum(-1000 * MAX_SECONDS), z.maximum(1000 * MAX_SECONDS))).check(z.maxLength(MAX_TIMES)),
    /** Seal of each frame that is sent, made as it was taken (`sealOf`); empty where the browser makes none. */
    seals: z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/))).check(z.maxLength(frames)),
    /** Grey values of the upper left corner of each frame that is sent, in base64. */
    corners: z.array(z.string().check(z.maxLength(MAX_CORNER))).check(z.maxLength(frames)),
    device: z.object({
      user_agent: z.string().check(z.maxLength(500)),
      platform: z.string().check(z.maxLength(100)),
      touch_points: z.int().check(z.minimum(0), z.maximum(1000)),
      /** The side of the device that the camera says it looks to; null if it says none. */
      facing: z.nullable(z.string().check(z.maxLength(20))),
    }),
  });
export type FilmFacts = z.output<ReturnType<typeof filmFacts>>;

/**
 * Signs that frames may not come from the camera of the device that films. `not_told`: the browser told nothing. `clock_regular`: frames
 * follow one another as no camera's do. `clock_jumps`: times that go back, or a gap. `device_contradicts`: user agent, system and camera
 * contradict one another. `noise_repeats`: the same noise in several frames. `not_sealed`: frames are not the ones that were taken.
 */
export const injectionSigns = ['not_told', 'clock_regular', 'clock_jumps', 'device_contradicts', 'noise_repeats', 'not_sealed'] as const;
export type InjectionSign = (typeof injectionSigns)[number];
