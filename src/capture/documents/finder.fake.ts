import { type DocumentLook, NOTHING } from '#vision/watch/look.ts';
import type { FrameFinder } from './finder.ts';

/** A document that lies still and is sharp; its picture in few grey values. */
export const lying = (thumbnail: readonly number[]): DocumentLook => ({
  quad: [
    { x: 0.1, y: 0.1 },
    { x: 0.9, y: 0.1 },
    { x: 0.9, y: 0.9 },
    { x: 0.1, y: 0.9 },
  ],
  ...{ isCut: false, focus: 1, glare: 0, thumbnail },
});

/** What makes finders that see in every frame what this says; nothing by itself. */
export const fakeFinder =
  (sees: () => DocumentLook = () => NOTHING) =>
  (): FrameFinder => ({
    async look(picture) {
      picture.close();
      return sees();
    },
    close: () => undefined,
  });
