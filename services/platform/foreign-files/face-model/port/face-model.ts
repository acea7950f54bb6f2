import type { FaceModelIdentity, FaceReader } from '#platform/base/file-readers.ts';
import type { FaceLevel, FaceModelManifest } from './manifest.ts';

/** A rectangle in pixels from the upper left corner. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture of 3 bytes a pixel: red, green, blue. */
export interface RgbPicture {
  data: Uint8Array;
  width: number;
  height: number;
}

/** A face that was found in a picture, and where it lies there. */
export interface LocatedFace {
  picture: RgbPicture;
  /** 68 points from jaw to lips, in pixels. */
  landmarks: readonly Readonly<{ x: number; y: number }>[];
  /** The square around eyes and mouth, as dlib cuts it. */
  square: Rectangle;
}

/** A model that describes faces. It finds none: the worker that asks it does. */
export interface FaceModel {
  /** Returns the template of a face: as many numbers as the model's manifest says. */
  describe(face: LocatedFace): Promise<Float32Array>;
}

/** Facts of the model that the workers run, which the server needs. */
export interface FaceModelFacts {
  readonly identity: FaceModelIdentity;
  readonly distance: FaceReader['distance'];
  /** The levels of similarity 1 to 7, with the errors that somebody measured at each. */
  readonly levels: readonly FaceLevel[];
}

/** A model that the operator chose, as a worker opens it. */
export interface ChosenFaceModel {
  manifest: FaceModelManifest;
  /** Paths of the model and of the picture of its reference. */
  file: string;
  picture: string;
  sha256: string;
  /** Program of the package that runs it. */
  runtime: { entry: string };
}
