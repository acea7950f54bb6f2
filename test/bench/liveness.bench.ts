import sharp from 'sharp';
import { WorkerBudget } from '#platform/base/worker-budget.ts';
import { createFaces } from '#platform/foreign-files/faces.ts';
import { likenessOf } from '#services/people/faces/likeness.ts';
import { drawChallenge, livenessOf, proveLife } from '#steps/base/liveness-step.server.ts';
import type { StepContext } from '#steps/base/step.server.ts';
import type { FrameMeasure } from '#steps/ports/portraits.ts';
import { WAYS, type Way } from '#vision/face/challenge.ts';
import { type Move, START } from '#vision/face/moves.ts';
import { stanceOfPoints } from '#vision/face/stance.ts';
import { randomFrom } from '../suites/symbols/random.ts';
import { drawnFace } from '../support/specimens/faces.ts';
import { astronautHead, FRAME, filmed, type Head, type Pose, poseOf } from '../support/specimens/moving-face.ts';

/**
 * Judges liveness challenges with clips made from one still, as the server does (docs/liveness.md): `npm run bench -- liveness [clips]`.
 * The attacks that this file simulates are not in any published package.
 */
export async function run([count = '6']: readonly string[]): Promise<void> {
  const clips = Number(count);
  const budget = new WorkerBudget();
  const faces = createFaces(budget);
  const measure = measuring(faces);
  const drawn: Head = { still: await drawnFace(), x: 256, y: 238, halfWidth: 128, halfHeight: 178 };
  const rows: Record<string, string | number>[] = [];
  for (const way of WAYS) {
    for (const [name, clip] of Object.entries(scenes(drawn))) {
      const verdicts: string[] = [];
      for (let seed = 1; seed <= clips; seed++) verdicts.push(await judged(way, clip, { random: randomFrom(seed * 97).unit, measure }));
      const of = (verdict: string) => verdicts.filter((one) => one.startsWith(verdict)).length;
      const why = [...new Set(verdicts.filter((one) => !one.startsWith('passed')))].join(', ');
      rows.push({ way, clip: name, passed: of('passed'), failed: of('failed'), not_judged: of('not_judged'), why });
    }
  }
  console.table(rows);
  budget.close();
}

type Random = () => number;
/**
 * Makes the frames that a person or attacker sends for a challenge, and its nonce. `other` returns the moves of another challenge of the
 * same way.
 */
type Clip = (
  moves: readonly Move[],
  random: Random,
  other: () => Promise<readonly Move[]>,
) => Promise<{ frames: Buffer[]; nonce?: string }>;

function scenes(drawn: Head): Readonly<Record<string, Clip>> {
  const head = astronautHead();
  const clip = async (moves: readonly Move[], random: Random, film: (move: Move, at: number) => Promise<Buffer>) => {
    const frames: Buffer[] = [];
    for (const [at, move] of [START, ...moves].entries()) frames.push(await camera(await film(move, at), random));
    return { frames };
  };
  const genuine: Clip = (moves, random) => clip(moves, random, (move) => filmed(head, shaken(move, random)));
  const flat =
    (finish: (frame: Buffer) => Promise<Buffer>): Clip =>
    (moves, random) =>
      clip(moves, random, async (move) => finish(await filmed(head, shaken(move, random, true))));
  return {
    'genuine (a still on a rounded body)': genuine,
    'printed photo, moved by hand': flat((frame) => sharp(frame).modulate({ saturation: 0.7 }).blur(0.8).jpeg().toBuffer()),
    'photo on a screen': flat((frame) =>
      sharp(frame)
        .composite([{ input: raster() }])
        .jpeg()
        .toBuffer(),
    ),
    'replay of another challenge': async (_, random, other) => genuine(await other(), random, other),
    'face swapped between frames': (moves, random) =>
      clip(moves, random, (move, at) => filmed(at === 2 ? drawn : head, shaken(move, random))),
    'frames without a challenge': async (moves, random, other) => ({ ...(await genuine(moves, random, other)), nonce: '00'.repeat(16) }),
    'a still that software moves, through a virtual camera': genuine,
  };
}

/** Returns the pose of a move with random deviations, since no person moves exactly as asked. */
function shaken(move: Move, random: Random, flat = false): Pose {
  const pose = poseOf(move, { flat, degrees: 20 + 12 * random() });
  const near = (value: number, by: number) => value + (random() - 0.5) * by;
  return { ...pose, yaw: near(pose.yaw ?? 0, 6), height: near(pose.height!, 0.02), x: near(pose.x!, 0.03), y: near(pose.y!, 0.03) };
}

/** Adds a camera's light, noise and compression to a frame. */
async function camera(frame: Buffer, random: Random): Promise<Buffer> {
  const noise = {
    create: { ...FRAME, channels: 3 as const, background: '#808080', noise: { type: 'gaussian' as const, mean: 128, sigma: 10 } },
  };
  return sharp(frame)
    .modulate({ brightness: 0.8 + 0.4 * random() })
    .composite([{ input: await sharp(noise).png().toBuffer(), blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Draws the lines between the pixels of a screen. */
function raster(): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME.width}" height="${FRAME.height}"><defs><pattern id="p" width="3" height="3" patternUnits="userSpaceOnUse"><path d="M0 0h3M0 0v3" stroke="#000" stroke-opacity=".25"/></pattern></defs><rect width="100%" height="100%" fill="url(#p)"/></svg>`,
  );
}

const THRESHOLDS = { match_distance: 0.5, review_distance: 0.6 };
type Measure = (selfie: Uint8Array, frames: readonly Uint8Array[]) => Promise<{ frames: FrameMeasure[] } | { trouble: never }>;

/** Measures frames as the people service does. */
function measuring(faces: ReturnType<typeof createFaces>): Measure {
  const read = (picture: Uint8Array) => faces.read({ tenantId: 'bench' }, picture);
  return async (selfie, frames) => {
    const own = await read(selfie);
    if ('trouble' in own) return own as { trouble: never };
    const measures = [];
    for (const frame of frames) {
      const face = await read(frame);
      if ('trouble' in face) return face as { trouble: never };
      measures.push({ ...stanceOfPoints(face.landmarks), likeness: likenessOf(face.template, own.template, THRESHOLDS).outcome });
    }
    return { frames: measures };
  };
}

async function judged(way: Way, clip: Clip, { random, measure }: { random: Random; measure: Measure }): Promise<string> {
  let memory: Record<string, unknown> = {};
  const pictures = new Map<string, Buffer>([['selfie', await filmed(astronautHead(), { height: 0.55 })]]);
  const context = () =>
    ({
      ...{ memory, now: new Date(), workflow: { livemode: true } },
      remember: (values: Record<string, unknown>) => {
        memory = { ...memory, ...values };
      },
      ports: {
        media: {
          list: async () =>
            [...pictures.keys()].map((uuid) => ({ uuid, collection: uuid === 'selfie' ? uuid : 'liveness', capture: 'live' })),
          read: async (uuid: string) => pictures.get(uuid),
        },
        allowance: { take: async () => undefined },
        portraits: { measureFrames: measure, detectAttack: async () => null },
      },
    }) as unknown as StepContext;
  const other = async () => (await drawChallenge({ way }, context())).moves;
  const before = await other();
  const challenge = await drawChallenge({ way }, context());
  const { frames, nonce } = await clip(challenge.moves, random, async () => before);
  for (const [at, frame] of frames.entries()) pictures.set(`f${at}`, frame);
  await proveLife({ nonce: nonce ?? challenge.nonce, selfie: 'selfie', frames: frames.map((_, at) => `f${at}`) }, context());
  const answer = livenessOf({ liveness: 'challenge' }, { uuid: 'selfie', capture: 'live' }, context());
  return `${answer?.challenge}${answer?.trouble ? ` ${answer.trouble}` : ''}`;
}
