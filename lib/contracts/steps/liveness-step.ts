import * as z from 'zod/mini';
import { uuid } from '../base/uuid.ts';
import { FRAMES } from './liveness-frames.ts';
import type { MediaSlot } from './step.ts';

/** Declarations of the liveness challenge for steps. The shared path does not know them. */

/** `challenge`: the person moves before the camera and the server judges the frames. It stops nobody. */
export const livenessSetup = z._default(z.enum(['none', 'challenge']), 'none');

/** Left and right of the person, as in a mirror. */
export const challengeMove = z.object({
  turn: z.nullable(z.enum(['left', 'right'])),
  /** Closer than at the beginning. */
  near: z.boolean(),
  /** Place of the face, relative to the middle. */
  side: z.enum(['centre', 'left', 'right', 'up', 'down']),
});

/** `places`: for people who cannot turn their head. No reason is asked. */
export const challengeWay = z.enum(['turns', 'places']);
export type ChallengeWay = z.output<typeof challengeWay>;

/** Frames of a challenge: the start and one for each move. */
const MOST_FRAMES = 8;

const NONCE = z.string().check(z.maxLength(64));

export const livenessActions = {
  /** Draws a challenge, which replaces the one before, lasts `seconds` and is judged once. */
  challenge: {
    input: z.object({ way: challengeWay }),
    output: z.object({ nonce: NONCE, moves: z.array(challengeMove).check(z.maxLength(MOST_FRAMES)), seconds: z.int() }),
  },
  /** Judges the frames: the start, then one for each move, all uploaded. `over`: no further tries. */
  prove: {
    input: z.object({ nonce: NONCE, selfie: uuid, frames: z.array(uuid).check(z.maxLength(MOST_FRAMES)) }),
    output: z.object({ outcome: z.enum(['passed', 'again', 'over']) }),
  },
};
export type Challenge = z.output<(typeof livenessActions)['challenge']['output']>;
export type ChallengeVerdict = z.output<(typeof livenessActions)['prove']['output']>;

export const livenessMedia: Readonly<Record<typeof FRAMES, MediaSlot>> = {
  [FRAMES]: {
    title: { es: 'Cuadros del reto de movimiento', en: 'Frames of the movement challenge' },
    shows: ['face'],
    accept: ['image/jpeg'],
    required: false,
    most: 2 * MOST_FRAMES,
    capture: ['live', 'handoff', 'fixture'],
    consent: 'biometric',
  },
};

const livenessTroubles = [
  /** No try, or with another selfie. */
  'not_tried',
  /** Already over or judged. */
  'expired',
  /** Other moves than the challenge's. */
  'order',
  /** Not one face throughout, or not that of the selfie. */
  'other_face',
  /** No depth: perhaps a flat picture. */
  'no_depth',
  ...(['no_face', 'several_faces', 'face_too_small', 'picture_unreadable'] as const),
  /** Could not be judged then. */
  'unavailable',
  /** The certified product saw an attack; was not sure, or saw two attacks before it let this one pass. */
  ...(['attack', 'attack_unsure'] as const),
] as const;
export type LivenessTrouble = (typeof livenessTroubles)[number];

export const livenessAnswer = z.object({
  /** `not_judged`: for a human. */
  challenge: z.enum(['passed', 'failed', 'not_judged']),
  way: z.nullable(challengeWay),
  /** Findings in the frames: the selfie's face throughout, moves in order, depth. */
  signals: z.array(z.enum(['one_face', 'order', 'depth'])).check(z.maxLength(3)),
  /** Null where it was passed. */
  trouble: z.nullable(z.enum(livenessTroubles)),
  /** Verdict of a product tested by a laboratory (ISO/IEC 30107-3). `not_certified`: none was asked. `unavailable`: no answer. */
  pad: z.enum(['not_certified', 'passed', 'failed', 'unsure', 'unavailable']),
  /** Report of the product that answered. */
  pad_report: z.nullable(
    z.object({
      provider: z.string().check(z.maxLength(30)),
      standard: z.string().check(z.maxLength(100)),
      /** 0 to 1, 1 for a living person. */
      score: z.nullable(z.number()),
      reference: z.string().check(z.maxLength(200)),
    }),
  ),
});
export type LivenessAnswer = z.output<typeof livenessAnswer>;
