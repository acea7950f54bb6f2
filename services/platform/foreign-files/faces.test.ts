import { afterAll, describe, expect, it } from 'vitest';
import {
  astronaut,
  astronautAgain,
  astronautMirrored,
  astronautPulled,
  besideItself,
  cardAsSelfie,
  credentialFront,
  drawnFace,
  nobody,
  portraitOnCard,
} from '#test/support/specimens/faces.ts';
import { isSamePicture } from '#vision/face/face-shades.ts';
import type { FaceReading } from '../base/file-readers.ts';
import { WorkerBudget } from '../base/worker-budget.ts';
import { createFaces } from './faces.ts';

const TENANT = { tenantId: 'banco-jacaranda' };
const budget = new WorkerBudget();
const faces = createFaces(budget);
afterAll(() => budget.close());

async function faceIn(picture: Uint8Array): Promise<FaceReading> {
  const found = await faces.read(TENANT, picture);
  if ('trouble' in found) throw new Error(found.trouble);
  return found;
}
const distance = (one: FaceReading, other: FaceReading) => Math.hypot(...one.template.map((value, at) => value - other.template[at]!));

describe('a face', () => {
  it('has a template of 128 numbers, the same of the same picture, and 68 landmarks inside the picture', async () => {
    const face = await faceIn(astronaut());
    expect(face.template).toHaveLength(128);
    expect(distance(face, await faceIn(astronaut()))).toBe(0);
    expect(face.landmarks).toHaveLength(68);
    expect(face.landmarks.every(([x, y]) => x > 0 && x < 512 && y > 0 && y < 512)).toBe(true);
    expect(face.box.width).toBeGreaterThan(60);
  });

  it('lies near itself in another picture, and far from somebody else', async () => {
    const face = await faceIn(astronaut());
    expect(distance(face, await faceIn(await astronautAgain()))).toBeLessThan(0.4);
    expect(distance(face, await faceIn(await astronautPulled()))).toBeGreaterThan(0.4);
    expect(distance(face, await faceIn(await drawnFace()))).toBeGreaterThan(0.6);
  });

  it('is cut out with so much around it that it is found again, and is the same', async () => {
    const face = await faceIn(astronaut());
    expect(distance(face, await faceIn(face.portrait))).toBeLessThan(0.2);
  });

  it('is found on a card, beside its ghost', async () => {
    const card = await faceIn(await credentialFront(astronaut()));
    expect(card.box.x).toBeLessThan(600);
    expect(distance(card, await faceIn(astronaut()))).toBeLessThan(0.4);
  });

  it('has the signs of a card on a photo of a card, and none on a photo of a person', async () => {
    expect((await faceIn(await cardAsSelfie(astronaut()))).cardSigns).toEqual(['outline', 'small_face']);
    for (const photo of [astronaut(), await astronautAgain(), await drawnFace()]) expect((await faceIn(photo)).cardSigns).toEqual([]);
  });

  it('is the same picture from a card and mirrored, and another one slanted, pulled or of somebody else', async () => {
    const { shades } = await faceIn(astronaut());
    const isSame = async (photo: Buffer) => isSamePicture(shades, (await faceIn(photo)).shades);
    const onCards = [await portraitOnCard(astronaut()), await credentialFront(astronaut()), await cardAsSelfie(astronaut())];
    const copies = [...onCards, await astronautMirrored()];
    for (const copy of copies) expect(await isSame(copy)).toBe(true);
    for (const other of [await astronautAgain(), await astronautPulled(), await drawnFace()]) expect(await isSame(other)).toBe(false);
  });

  it.each([180, 270])('is found on a card that lies turned by %i degrees, and is cut out upright', async (degrees) => {
    const { default: sharp } = await import('sharp');
    const turned = await sharp(await credentialFront(astronaut()))
      .rotate(degrees)
      .jpeg()
      .toBuffer();
    const card = await faces.read(TENANT, turned, { isCard: true });
    if ('trouble' in card) throw new Error(card.trouble);
    expect(distance(card, await faceIn(card.portrait))).toBeLessThan(0.2);
    expect(distance(card, await faceIn(astronaut()))).toBeLessThan(0.4);
  });
});

describe('the relief of a face', () => {
  it('is none of a picture that is moved, a number for each pair; of what cannot be decoded nobody says it', async () => {
    const { default: sharp } = await import('sharp');
    const narrow = new Uint8Array(await sharp(astronaut()).resize({ width: 450, height: 512, fit: 'fill' }).jpeg().toBuffer());
    const frames = [];
    for (const picture of [astronaut(), narrow]) frames.push({ picture, landmarks: (await faceIn(picture)).landmarks });
    const pair = { ahead: 0, aside: 1, side: 1 } as const;
    const reliefs = await faces.relief(TENANT, frames, [pair, { ...pair, side: -1 }]);
    expect(reliefs).toHaveLength(2);
    for (const relief of reliefs!) expect(Math.abs(relief!)).toBeLessThan(0.08);
    expect(await faces.relief(TENANT, [frames[0]!, { ...frames[1]!, picture: new TextEncoder().encode('no picture') }], [pair])).toBeNull();
  });
});

describe('no face, or not one', () => {
  it('is said of a picture without anybody, of two people, and of what is no picture', async () => {
    expect(await faces.read(TENANT, await nobody())).toEqual({ trouble: 'no_face' });
    expect(await faces.read(TENANT, await besideItself(1))).toEqual({ trouble: 'several_faces' });
    expect(await faces.read(TENANT, new TextEncoder().encode('no picture'))).toEqual({ trouble: 'picture_unreadable' });
  });

  it('is said of a face that is too small to tell', async () => {
    const { default: sharp } = await import('sharp');
    expect(await faces.read(TENANT, await sharp(astronaut()).resize(150).jpeg().toBuffer())).toEqual({ trouble: 'face_too_small' });
  });

  it('is not said where the other is somebody far behind', async () => {
    expect(await faces.read(TENANT, await besideItself(0.4))).toHaveProperty('template');
  });
});
