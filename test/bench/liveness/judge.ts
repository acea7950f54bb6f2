import type { LivenessAnswer } from '#contracts/steps/liveness-step.ts';
import type { FaceReader } from '#platform/base/file-readers.ts';
import { measureFilm } from '#services/people/faces/measure-frames.ts';
import { drawChallenge, livenessOf, proveLife } from '#steps/base/liveness-step.server.ts';
import type { StepContext } from '#steps/base/step.server.ts';
import type { Way } from '#vision/face/challenge.ts';
import type { Move } from '#vision/face/moves.ts';

/** What somebody sends for a challenge. `nonce`: of another one than was drawn. */
export interface Clip {
  selfie: Buffer;
  frames: readonly Buffer[];
  nonce?: string;
}

/** Makes a clip for the moves of a challenge; `others` are those of another challenge of the same way. */
export type Filming = (moves: readonly Move[], others: readonly Move[]) => Promise<Clip>;

const THRESHOLDS = { match_distance: 0.5, review_distance: 0.6 };

/** Draws a challenge, and judges the clip that is made for it as the server does. */
export async function judged(way: Way, filming: Filming, faces: FaceReader): Promise<LivenessAnswer> {
  let memory: Record<string, unknown> = {};
  const pictures = new Map<string, Buffer>();
  // The clock stands still: a bench that waits for a busy machine does not let a challenge expire.
  const now = new Date();
  const context = () =>
    ({
      ...{ memory, now, workflow: { livemode: true }, setup: { relief: 'judge' } },
      remember: (values: Record<string, unknown>) => {
        memory = { ...memory, ...values };
      },
      ports: {
        media: {
          list: async () =>
            [...pictures.keys()].map((uuid) => ({
              ...{ uuid, sha256: uuid, sent_sha256: uuid, collection: uuid === 'selfie' ? uuid : 'liveness', capture: 'live' },
            })),
          read: async (uuid: string) => pictures.get(uuid),
        },
        allowance: { take: async () => undefined },
        portraits: {
          measureFrames: (selfie: Uint8Array, frames: readonly Uint8Array[]) =>
            measureFilm(faces, { tenantId: 'bench' }, { selfie, frames, thresholds: THRESHOLDS }),
          detectAttack: async () => null,
        },
      },
    }) as unknown as StepContext & { setup: { relief: 'judge' } };
  const others = (await drawChallenge({ way }, context())).moves;
  const challenge = await drawChallenge({ way }, context());
  const { selfie, frames, nonce } = await filming(challenge.moves, others);
  pictures.set('selfie', selfie);
  for (const [at, frame] of frames.entries()) pictures.set(`f${at}`, frame);
  await proveLife({ nonce: nonce ?? challenge.nonce, selfie: 'selfie', frames: frames.map((_, at) => `f${at}`) }, context());
  const answer = livenessOf({ liveness: 'challenge' }, { uuid: 'selfie', sha256: 'selfie', capture: 'live' }, context());
  if (!answer) throw new Error('No challenge was judged.');
  return answer;
}
