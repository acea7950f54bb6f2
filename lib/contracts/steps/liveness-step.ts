import * as z from 'zod/mini';
import { uuid } from '../base/uuid.ts';
import { FRAMES } from './liveness-frames.ts';
import type { MediaSlot } from './step.ts';

/** Schemas of the liveness challenge (moves that prove a living face), for the steps that use it. */

/** `challenge`: the person moves in front of the camera and the server judges the frames. A failed challenge does not stop the person. */
export const livenessSetup = z._default(z.enum(['none', 'challenge']), 'none');

/** One move of a challenge. Left and right are the person's, as in a mirror. */
export const challengeMove = z.object({
  turn: z.nullable(z.enum(['left', 'right'])),
  /** True: the face must be closer to the camera than at the start. */
  near: z.boolean(),
  /** Place where the face must be, relative to the middle of the picture. */
  side: z.enum(['centre', 'left', 'right', 'up', 'down']),
});

/** Kind of moves. `places` (without turns): for people who cannot turn their head; no reason is asked. */
export const challengeWay = z.enum(['turns', 'places']);
export type ChallengeWay = z.output<typeof challengeWay>;

/** The most frames of a challenge: one of the start and one per move. */
const MOST_FRAMES = 8;

const NONCE = z.string().check(z.maxLength(64));

export const livenessActions = {
  /** Draws a random challenge, which replaces the previous challenge, expires after `seconds` and is judged once. */
  challenge: {
    input: z.object({ way: challengeWay }),
    output: z.object({ nonce: NONCE, moves: z.array(challengeMove).check(z.maxLength(MOST_FRAMES)), seconds: z.int() }),
  },
  /** Judges uploaded frames: the start, then one per move. `over`: no attempts are left. */
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
  /** No attempt, or only with another selfie. */
  'not_tried',
  /** The challenge has expired or was already judged. */
  'expired',
  /** The moves are not those of the challenge. */
  'order',
  /** The frames show several people, or not the person of the selfie. */
  'other_face',
  /** The face shows no depth: perhaps a flat picture. */
  'no_depth',
  ...(['no_face', 'several_faces', 'face_too_small', 'picture_unreadable'] as const),
  /** The frames could not be judged at that time. */
  'unavailable',
  /** The certified product detected an attack (`attack`), or was unsure, or passed this attempt after two attacks (`attack_unsure`). */
  ...(['attack', 'attack_unsure'] as const),
] as const;
export type LivenessTrouble = (typeof livenessTroubles)[number];

export const livenessAnswer = z.object({
  /** `not_judged`: a human decides. */
  challenge: z.enum(['passed', 'failed', 'not_judged']),
  way: z.nullable(challengeWay),
  /** Checks that the frames passed: the selfie's face in all frames, moves in order, depth. */
  signals: z.array(z.enum(['one_face', 'order', 'depth'])).check(z.maxLength(3)),
  /** Null if the challenge was passed. */
  trouble: z.nullable(z.enum(livenessTroubles)),
  /** Verdict of a product tested by a laboratory (ISO/IEC 30107-3). `not_certified`: no product was used. `unavailable`: no answer. */
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
