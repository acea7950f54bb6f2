import { afterAll, expect, it } from 'vitest';
import { WorkerBudget } from '#platform/base/worker-budget.ts';
import { createFaces } from '#platform/foreign-files/faces.ts';
import { measureFilm } from '#services/people/faces/measure-frames.ts';
import type { Move } from '#vision/face/moves.ts';
import { hasRelief, reliefOf } from '#vision/face/relief-pairs.ts';
import { randomFrom } from '../../suites/symbols/random.ts';
import { astronaut, drawnFace } from '../../support/specimens/faces.ts';
import { actorOf } from './film.ts';
import { ROWS } from './rows.ts';
import { stillOf } from './still.ts';

/** Films that the whole server measures: the finder, its landmarks and the pixels. */

const TENANT = { tenantId: 'banco-jacaranda' };
const thresholds = { match_distance: 0.5, review_distance: 0.6 };
const budget = new WorkerBudget();
const faces = createFaces(budget);
afterAll(() => budget.close());

const ahead = (near: boolean): Move => ({ turn: null, near, side: 'centre' });
const turned = (turn: 'left' | 'right'): Move => ({ turn, near: false, side: 'centre' });

const rowNamed = (name: string) => ROWS.find((one) => one.name === name)!;
async function stillIn(picture: Buffer) {
  const face = await faces.read(TENANT, picture);
  if ('trouble' in face) throw new Error(face.trouble);
  return stillOf(picture, face.landmarks);
}

it('a face that the finder doubts in the whole picture, and overlooks with a margin, is found by its surroundings', async () => {
  const { selfie } = await actorOf(rowNamed('head of low relief'), [await stillIn(await drawnFace())], randomFrom(849_515));
  expect(await faces.read(TENANT, selfie)).toHaveProperty('template');
});

it.each([
  ['head', true],
  ['print on a tube of 1.3', false],
  ['a still on an ellipsoid', false],
] as const)('%s: has relief: %s', async (name, expected) => {
  const actor = await actorOf(rowNamed(name), [await stillIn(astronaut())], randomFrom(11));
  const moves = [turned('left'), ahead(true), turned('right')];
  const film = await measureFilm(faces, TENANT, { selfie: actor.selfie, frames: await actor.films(moves), thresholds });
  if ('trouble' in film) throw new Error(`Frame ${film.frame}: ${film.trouble}`);
  expect(film.pairs.length).toBeGreaterThanOrEqual(2);
  expect(hasRelief(reliefOf(moves, film.pairs))).toBe(expected);
});
