import type { IneBack } from '#kinds/ine-back/read-back.ts';
import type { IneFront } from '#kinds/ine-front/read-front.ts';
import type { CameraTrouble } from '../device/camera.ts';

/** The data that the device reads from each side of an INE. */
export type { IneBack, IneFront };

/** The subject of a document camera: a side of an INE, any card of its size, or a sheet of letter paper or A4. */
export type DocumentKind = 'ine_front' | 'ine_back' | 'card' | 'sheet';

/** A point of a picture, as fractions of its width and height. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** A picture that the person accepted, or that was taken automatically and not rejected. */
export interface CameraPicture {
  /** The frame's content with a border around it: an upright JPEG without metadata, never mirrored. */
  blob: Blob;
  source: 'camera' | 'file' | 'specimen';
  /** `automatic`: the camera pressed the shutter. `manual`: the person did, or chose a file. */
  takenBy: 'automatic' | 'manual';
  /** Advice about the picture's light; null if there is none. */
  light: 'dark' | 'bright' | null;
}

export type FacePicture = CameraPicture;

/** A picture of a document of this kind. */
interface PictureOf<Kind extends DocumentKind, Fields> extends CameraPicture {
  document: Kind;
  /**
   * The document's corners in `blob`, clockwise from its own upper left corner if it was read, else from the corner nearest the upper left;
   * null if it was not found.
   */
  corners: readonly [Corner, Corner, Corner, Corner] | null;
  /** The straightened document, upright if it was read; null if it was not found. */
  rectified: Blob | null;
  /**
   * The data that the device read from an INE; null if it did not or could not. A claim only: read the picture again on a server before you
   * decide.
   */
  fields: Fields;
  /** True if the device recognised another side or another document. */
  isOther: boolean;
}

/** The picture of a document; `document` determines the type of `fields`. */
export type DocumentPicture =
  | PictureOf<'ine_front', IneFront | null>
  | PictureOf<'ine_back', IneBack | null>
  | PictureOf<'card' | 'sheet', null>;

/** The reason why the camera does not press its shutter itself; then the person does. */
export type GuideTrouble = 'saved_data' | 'no_webgl' | 'no_wasm' | 'not_loaded' | 'not_started' | 'late' | 'lost';

export interface CameraError {
  /** `unavailable`: our own files did not arrive. `old_browser`: the browser is too old for them. */
  code: CameraTrouble | GuideTrouble | 'unavailable' | 'old_browser';
  /** True if there is no camera; else the camera continues and the person presses the shutter. */
  fatal: boolean;
}

/** The public events of the cameras, by name. This file is published as it is, so it names nothing that the package lacks. */
export interface CameraEvents {
  'zaguan-face-picture': CustomEvent<FacePicture>;
  'zaguan-document-picture': CustomEvent<DocumentPicture>;
  'zaguan-camera-error': CustomEvent<CameraError>;
}
