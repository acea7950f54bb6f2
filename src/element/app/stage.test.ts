import { expect, it } from 'vitest';
import type { JourneyController } from './journey-controller.ts';
import { Stage } from './stage.ts';

it('has a screen fetch what it needs beside itself when it is loaded, from where the partner serves it', async () => {
  const stage = new Stage({} as JourneyController, () => undefined);
  const bases: string[] = [];
  stage.screens = {
    card: async () => ({ tag: 'a-card', ahead: (base) => void bases.push(base) }),
    words: async () => ({ tag: 'some-words' }),
  };
  stage.assetsBase = '/assets';
  await stage.load('words');
  expect(bases).toEqual([]);
  await stage.load('card');
  expect(bases).toEqual(['/assets']);
});
