import * as z from 'zod/mini';
import { faceOutcomes, faceTroubles, padOutcomes } from '../base/face-outcome.ts';
import type { FindingCode } from '../base/findings.ts';
import { uuid } from '../base/uuid.ts';
import { filmFacts, injectionSigns } from './film-facts.ts';
import { FRAMES } from './liveness-frames.ts';
import { cameraSources, type MediaSlot } from './step.ts';

/** Schemas of the liveness challenge (moves that prove a living face), for the steps that use it. */

/** `challenge`: the person moves in front of the camera and the server judges the frames. A failed or unjudged challenge is a finding. */
export const livenessSetup = z._default(z.enum(['none', 'challenge']), 'challenge');
export type LivenessSetup = z.output<typeof livenessSetup>;

/** `judge`: a film without the relief of a head is not judged. `record`: the payload reports the relief, which decides nothing. */
export const reliefSetup = z._default(z.enum(['judge', 'record']), 'judge');

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

/** Maximum number of frames of a challenge: one of the start and one per move. */
const MAX_FRAMES = 8;

/** Findings of a step with a challenge. */
export const livenessFindings = ['liveness_failed', 'liveness_not_judged'] as const satisfies readonly FindingCode[];

const NONCE = z.string().check(z.maxLength(64));

export const livenessActions = {
  /** Draws a random challenge, which replaces the previous challenge, expires after `seconds` and is judged once. */
  challenge: {
    input: z.object({ way: challengeWay }),
    output: z.object({ nonce: NONCE, moves: z.array(challengeMove).check(z.maxLength(MAX_FRAMES)), seconds: z.int() }),
  },
  /** Judges uploaded frames: the start, then one per move. `over`: no attempts are left. */
  prove: {
    input: z.object({
      ...{ nonce: NONCE, selfie: uuid, frames: z.array(uuid).check(z.maxLength(MAX_FRAMES)) },
      facts: z.optional(filmFacts(MAX_FRAMES)),
    }),
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
    max: 2 * MAX_FRAMES,
    capture: cameraSources,
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
  /** No relief of a head is seen: perhaps a bent print. Also if too few frames can be compared, such as where a light blots the face. */
  'no_relief',
  ...faceTroubles,
  /** Passed, but only after two challenges that were not: the person was no longer asked. */
  'late',
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
  /** Relief of the face by the pixels of turned frames, 0 for a print; null if nobody turned, or too few frames can be compared. */
  relief: z.nullable(z.number()),
  /** The face that moved, beside the portrait with which the selfie is compared. Null if nobody moved, or nothing was compared. */
  likeness: z.nullable(z.enum(faceOutcomes)),
  /**
   * Challenges of the step up to this verdict: those that were drawn, those that failed, and those whose frames were measured and could not
   * be judged.
   */
  attempts: z.object({ draws: z.int(), failures: z.int(), unclear: z.int() }),
  /** Signs that the frames may not come from this device's camera. They decide nothing, and none of them is no pass. */
  injection: z.array(z.enum(injectionSigns)).check(z.maxLength(injectionSigns.length)),
  /** Null if the challenge was passed. */
  trouble: z.nullable(z.enum(livenessTroubles)),
  /** Verdict of a product tested by a laboratory (ISO/IEC 30107-3). `not_certified`: no product was used. `unavailable`: no answer. */
  pad: z.enum(['not_certified', ...padOutcomes, 'unavailable']),
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

/** The sample of an answer: a challenge that the person passed. */
export const PASSED_CHALLENGE: LivenessAnswer = {
  ...{ challenge: 'passed', way: 'turns', signals: ['one_face', 'order', 'depth'], relief: 0.25, likeness: 'match', trouble: null },
  ...{ attempts: { draws: 1, failures: 0, unclear: 0 }, injection: [], pad: 'not_certified', pad_report: null },
};
