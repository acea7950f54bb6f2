import { expect, it } from 'vitest';
import { type Move, START } from '#vision/face/moves.ts';
import { selfieWords } from '../../i18n/selfie.i18n.ts';
import { instructionOf } from './liveness-move.ts';

const words = selfieWords['es-MX'];
const near: Move = { turn: null, near: true, side: 'left' };
const turn: Move = { turn: 'left', near: false, side: 'centre' };

it('says where to go for whom the oval is out of sight, and where to turn as long as it takes', () => {
  const says = (move: Move, at: number, ...remarks: Parameters<typeof instructionOf>[1]['remark'][]) =>
    remarks.map((remark) => instructionOf(words, { move, at, remark }));
  expect(says(START, 0, null, 'left', 'up')).toEqual([words.aimSelfie, words.lifeToLeft, words.lifeUp]);
  expect(says(near, 2, null, 'closer', 'right', 'down')).toEqual([words.lifeNear, words.faceCloser, words.lifeToRight, words.lifeDown]);
  expect(says(turn, 1, null, 'turn', 'nobody', 'facing', 'alone')).toEqual([
    ...[words.lifeLeft, words.lifeLeft, words.lifeLeft, words.lifeTurnedFar, words.faceAlone],
  ]);
});
