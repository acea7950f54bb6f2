import { expect, it } from 'vitest';
import { ASPECTS } from '#vision/quad/aspects.ts';
import { DocumentWatch } from '#vision/watch/document-watch.ts';
import { Lookout } from '#vision/watch/look.ts';
import { deskNames } from '../specimens/photo/desks.ts';
import { emptyDesk, film } from '../specimens/photo/film.ts';

/** Tests that the camera's guide sees no document on empty desks. More cases: `npm run bench -- capture`. */

const LOOK_MS = 150;

it.each(deskNames)('a card is next to never seen on an empty desk, %s, and none is taken of it', async (name) => {
  let [seen, looks, taken] = [0, 0, 0];
  for (const seed of [1, 134]) {
    const next = await film(await emptyDesk(name, seed), seed);
    const [watch, lookout] = [new DocumentWatch({ before: null }), new Lookout()];
    // Four seconds: longer than the guide waits for focus.
    for (let at = 0; at < 4000; at += LOOK_MS, looks++) {
      const { small, full } = next();
      const look = lookout.look(small, [ASPECTS.card], watch.wantsQuality ? full : null);
      if (look.quad) seen++;
      if (watch.see(look, at).isReady) taken++;
    }
  }
  expect(taken).toBe(0);
  expect(seen / looks).toBeLessThanOrEqual(0.01);
});
