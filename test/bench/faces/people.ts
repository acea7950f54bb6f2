import sharp from 'sharp';
import { type Random, randomFrom } from '../../suites/symbols/random.ts';
import { astronaut, drawnFace, type FaceDrawing } from '../../support/specimens/faces.ts';

/** Somebody whose pictures are compared with one another, and with those of everybody else. */
export interface Person {
  name: string;
  pictures: readonly Uint8Array[];
}

const DRAWN_PEOPLE = 14;
const PICTURES = 5;
/** Seed of the drawings and pictures. */
const SEED = 20_261_129;

/** Returns the person in the public domain and people who were drawn, some pictures each. */
export async function specimenPeople(): Promise<Person[]> {
  const random = randomFrom(SEED);
  const people: Person[] = [{ name: 'astronaut', pictures: await picturesOf(astronaut(), random) }];
  for (let at = 0; at < DRAWN_PEOPLE; at++)
    people.push({ name: `drawn ${at + 1}`, pictures: await picturesOf(await drawnFace(drawing(random)), random) });
  return people;
}

/** Returns the proportions and colours of somebody else. */
function drawing(random: Random): FaceDrawing {
  const tone = random.between(0.45, 1.1);
  const colour = (red: number, green: number, blue: number) => `rgb(${[red, green, blue].map((value) => Math.round(value * tone)).join()})`;
  return {
    eyes: random.between(38, 56),
    width: random.between(100, 134),
    height: random.between(140, 170),
    mouth: random.between(0.75, 1.25),
    nose: random.between(0.8, 1.25),
    skin: colour(217, 163, 126),
    shade: colour(192, 138, 102),
    hair: random.pick(['#2a1a10', '#15100c', '#6b4423', '#9a9a9a', '#c9a24a']),
  };
}

/** Returns other pictures of the same face: leaning, smaller, in other light, without colour, noisy. */
async function picturesOf(face: Uint8Array, random: Random): Promise<Uint8Array[]> {
  const pictures: Uint8Array[] = [];
  for (let at = 0; at < PICTURES; at++) {
    const taken = sharp(face)
      .rotate(random.between(-12, 12), { background: '#808080' })
      .resize(random.whole(260, 520))
      .modulate({ brightness: random.between(0.7, 1.3), saturation: random.between(0, 1.2) })
      .blur(random.between(0.4, 1.4));
    pictures.push(await taken.jpeg({ quality: random.whole(55, 92) }).toBuffer());
  }
  return pictures;
}
