import { type Move, NEARER_FACTOR, SHIFT, START } from '#vision/face/moves.ts';
import type { Random } from '../../suites/symbols/random.ts';
import { addGleam, type Camera, type Gleam, gleamNear, room, taken, withBody } from './camera.ts';
import { expressive } from './heads.ts';
import { drawn, FRAME, type Light, type Pose } from './render.ts';
import type { Row } from './rows.ts';
import { somebodyElse } from './somebody-else.ts';
import type { Still } from './still.ts';

/** The share of a face's height, from root of the nose to chin, and the middle of the face above the chin, as in `stanceOfPoints`. */
const [ROOT_HEIGHT, MIDDLE] = [0.62, 0.5 / 0.62];
/** Degrees of a turn: a picture is taken from 22 on. */
const [MIN_TURN, MIN_TURN_COSINE] = [22, 32];

/** A person or an attacker before the camera, who does what a challenge asks. */
export interface Actor {
  selfie: Buffer;
  /** Films the start and each move. */
  films(moves: readonly Move[]): Promise<Buffer[]>;
}

/** Makes somebody of a row from one of the stills. The same random numbers make the same person and the same films. */
export async function actorOf(row: Row, stills: readonly [Still, ...Still[]], random: Random): Promise<Actor> {
  const still = somebodyElse(random.pick(stills), random);
  const surface = row.surface(still, random);
  const background = await room(random);
  const behind = row.isHead || row.group === 'software' ? await withBody(still, background) : background;
  const light = lightOf(random, row.isHardLight ?? false);
  const camera: Camera = {
    blur: random.between(0.5, 1.1),
    noise: random.between(2, 7),
    quality: random.between(78, 92),
    brightness: random.between(0.8, 1.2),
  };
  if (row.isPoorCamera)
    Object.assign(camera, { blur: random.between(1.4, 2), noise: random.between(9, 14), quality: random.between(50, 65) });
  const hold = heldBy(still, row.eagerness ?? 1, random);
  const isSoftware = row.group === 'software';
  let gleam: Gleam | null = null;
  const frame = async (move: Move): Promise<Buffer> => {
    const pose = hold(move);
    const lit = isSoftware ? light : changed(light, random);
    const pixels = drawn(row.isHead ? expressive(surface, random, row.speech ?? 1) : surface, pose, lit, behind);
    if (row.gleam) {
      gleam = row.gleam === 'stays' && gleam ? gleam : gleamNear(pose, random);
      addGleam(pixels, gleam);
    }
    const brightness = camera.brightness * (isSoftware ? 1 : random.between(0.93, 1.07));
    return taken(pixels, { ...camera, brightness }, random, row.carrier);
  };
  const selfie = await frame(START);
  return {
    selfie,
    async films(moves) {
      const frames: Buffer[] = [];
      for (const move of [START, ...moves]) frames.push(await frame(move));
      return frames;
    },
  };
}

/** Returns the poses of somebody who holds a face before a camera, with small deviations, since nobody moves exactly as asked. */
function heldBy({ points, half, y: origin }: Still, eagerness: number, random: Random): (move: Move) => Pose {
  const size = random.between(62, 88);
  const distance = random.between(5, 8.5);
  const [x, y] = [FRAME.width / 2 + random.normal() * 12, FRAME.height * 0.48 + random.normal() * 12];
  const [root, chin] = [points[27]![1], points[8]![1]];
  const height = (size * (chin - root)) / half / ROOT_HEIGHT;
  const down = (chin + (root - chin) * MIDDLE - origin) / half;
  const farther = random.between(1, eagerness);
  return ({ turn, near, side }) => {
    const scale = near ? NEARER_FACTOR * random.between(0.96, 1.04) : random.between(0.96, 1.05);
    const across = side === 'left' ? SHIFT : side === 'right' ? -SHIFT : 0;
    const below = side === 'down' ? SHIFT : side === 'up' ? -SHIFT : 0;
    const degrees = turn === null ? 0 : random.between(MIN_TURN, MIN_TURN_COSINE) * farther * (turn === 'left' ? 1 : -1);
    return {
      yaw: degrees + random.normal() * 1.5,
      pitch: random.normal() * 3,
      roll: random.normal() * 3,
      distance: distance / scale,
      size: size * scale,
      x: x + across * height + random.normal() * 4,
      y: y + below * height - down * size * scale + random.normal() * 4,
    };
  };
}

function lightOf(random: Random, isHard: boolean): Light {
  const from = unit([random.between(-0.9, 0.9), random.between(-0.7, 0.2), 1]);
  return { from, ambient: isHard ? random.between(0.15, 0.4) : random.between(0.5, 0.85) };
}

/** Returns the light of another frame: whoever moves stands a little otherwise to the lamp. */
function changed({ from, ambient }: Light, random: Random): Light {
  const moved = unit([from[0] + random.normal() * 0.08, from[1] + random.normal() * 0.08, from[2]]);
  return { from: moved, ambient: ambient + random.normal() * 0.02 };
}

function unit([x, y, z]: readonly [number, number, number]): readonly [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
