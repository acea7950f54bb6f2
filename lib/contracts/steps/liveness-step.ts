import * as z from 'zod/mini';
import { uuid } from '../base/uuid.ts';
import { FRAMES } from './liveness-frames.ts';
import type { MediaSlot } from './step.ts';

/** What every step says of the challenge that a face passes. The shared path knows none of it; steps declare it. */

/** `challenge`: the person is asked to move before the camera, and the server judges what was filmed. It stops nobody. */
export const livenessSetup = z._default(z.enum(['none', 'challenge']), 'none');

/** Left and right are the person's own, as a mirror shows them. */
export const challengeMove = z.object({
  turn: z.nullable(z.enum(['left', 'right'])),
  /** Closer than at the beginning. */
  near: z.boolean(),
  /** Where the face goes, from the middle. */
  side: z.enum(['centre', 'left', 'right', 'up', 'down']),
});

/** `places`: for whom turning the head is hard. Nobody says why they choose it. */
export const challengeWay = z.enum(['turns', 'places']);
export type ChallengeWay = z.output<typeof challengeWay>;

/** Frames of one challenge: the beginning, and one for each move. */
const MOST_FRAMES = 8;

const NONCE = z.string().check(z.maxLength(64));

export const livenessActions = {
  /** Draws a challenge; the one before is over. It lasts so many seconds, and is judged once. */
  challenge: {
    input: z.object({ way: challengeWay }),
    output: z.object({ nonce: NONCE, moves: z.array(challengeMove).check(z.maxLength(MOST_FRAMES)), seconds: z.int() }),
  },
  /** Has its frames judged: the beginning, then one for each move, all uploaded. `over`: another try changes nothing any more. */
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

/** Why a challenge was not passed. */
const livenessTroubles = [
  /** Nobody tried, or not with this selfie. */
  'not_tried',
  /** The challenge was over, or had been judged. */
  'expired',
  /** The moves are others than those of the challenge. */
  'order',
  /** Not one face throughout, or not that of the selfie. */
  'other_face',
  /** What came closer may be a flat picture. */
  'no_depth',
  ...(['no_face', 'several_faces', 'face_too_small', 'picture_unreadable'] as const),
  /** Nobody could judge it then. */
  'unavailable',
  /** The certified product saw an attack; was not sure, or saw two attacks before it let this one pass. */
  ...(['attack', 'attack_unsure'] as const),
] as const;
export type LivenessTrouble = (typeof livenessTroubles)[number];

export const livenessAnswer = z.object({
  /** `not_judged`: a human has to look. */
  challenge: z.enum(['passed', 'failed', 'not_judged']),
  way: z.nullable(challengeWay),
  /** What the frames showed: one face throughout, which is the selfie’s; the moves in their order; that what moved has depth. */
  signals: z.array(z.enum(['one_face', 'order', 'depth'])).check(z.maxLength(3)),
  /** Null where it was passed. */
  trouble: z.nullable(z.enum(livenessTroubles)),
  /**
   * What a product says that a laboratory has tested against attacks (ISO/IEC 30107-3). `not_certified`: none was asked, and no laboratory
   * has tested ours. `unavailable`: it did not answer.
   */
  pad: z.enum(['not_certified', 'passed', 'failed', 'unsure', 'unavailable']),
  /** Of the product that answered; null where none did. */
  pad_report: z.nullable(
    z.object({
      provider: z.string().check(z.maxLength(30)),
      standard: z.string().check(z.maxLength(100)),
      /** 1 is a living person for sure. */
      score: z.nullable(z.number()),
      reference: z.string().check(z.maxLength(200)),
    }),
  ),
});
export type LivenessAnswer = z.output<typeof livenessAnswer>;
