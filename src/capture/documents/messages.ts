import type { Quad } from '#vision/warp.ts';
import type { DocumentLook } from '#vision/watch/look.ts';
import type { FramePicture } from '../frames.ts';

/** A request to analyse one frame of the camera. */
export interface LookRequest {
  picture: FramePicture;
  aspects: readonly number[];
  /** True to measure focus and glare. */
  quality: boolean;
}

/** A request to straighten the document in a still. */
export interface StraightRequest {
  still: Blob;
  aspects: readonly number[];
  /** Clockwise quarter turns to apply to the document. */
  turn: number;
}

/**
 * The straightened document as JPEG, and its corners in the still as fractions of width and height, clockwise from the document's upper
 * left corner.
 */
export interface StraightAnswer {
  quad: Quad;
  blob: Blob;
}

/** A request to the document worker. An aspect is the longer side divided by the shorter side. */
export type FinderRequest = LookRequest | StraightRequest;

export type DocumentAnswer = DocumentLook | StraightAnswer | null;
