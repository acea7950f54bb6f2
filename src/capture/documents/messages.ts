import type { Quad } from '#vision/warp.ts';
import type { DocumentLook } from '#vision/watch/look.ts';
import type { FramePicture } from '../frames.ts';

/** One frame of the camera, to be looked at. */
export interface FrameAsk {
  picture: FramePicture;
  aspects: readonly number[];
  /** Whether focus and glare are wanted. */
  quality: boolean;
}

/** A still, in which the document is to be laid straight. */
export interface StraightAsk {
  still: Blob;
  aspects: readonly number[];
  /** By how many quarters the document is to be turned clockwise. */
  turn: number;
}

/** A document alone, as JPEG, and its corners in parts of one of its picture's width and height, clockwise from its upper left one. */
export interface StraightAnswer {
  quad: Quad;
  blob: Blob;
}

/** What the page asks of the desk that looks for documents: the aspects are longer side by shorter. */
export type DocumentAsk = FrameAsk | StraightAsk;

export type DocumentAnswer = DocumentLook | StraightAnswer | null;
