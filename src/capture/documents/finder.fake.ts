import { type DocumentLook, NOTHING } from '#vision/watch/look.ts';
import type { FrameFinder } from './finder.ts';

/** Returns the look at a sharp document that does not move. `thumbnail`: its picture in few grey values. */
export const lying = (thumbnail: readonly number[]): DocumentLook => ({
  quad: [
    { x: 0.1, y: 0.1 },
    { x: 0.9, y: 0.1 },
    { x: 0.9, y: 0.9 },
    { x: 0.1, y: 0.9 },
  ],
  ...{ isCut: false, focus: 1, glare: 0, thumbnail },
});

/** Returns a factory of fake finders that return `sees()` for each frame; by default, no document. */
export const fakeFinder =
  (sees: () => DocumentLook = () => NOTHING) =>
  (): FrameFinder => ({
    async look(picture) {
      picture.close();
      return sees();
    },
    close: () => undefined,
  });
