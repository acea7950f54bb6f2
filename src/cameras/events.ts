import type { IneBack } from '#kinds/ine-back/read-back.ts';
import type { IneFront } from '#kinds/ine-front/read-front.ts';
import type { CameraTrouble } from '../device/camera.ts';

/** What the device reads of either side of an INE. */
export type { IneBack, IneFront };

/** What a document camera photographs: a side of an INE, any card of its size, or a sheet of letter paper or A4. */
export type DocumentKind = 'ine_front' | 'ine_back' | 'card' | 'sheet';

/** A point of a picture, in parts of its width and height. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** A picture that the person said yes to, or that nobody took back. */
export interface CameraPicture {
  /** What lay in the frame and some of what was around it: an upright JPEG without metadata, never mirrored. */
  blob: Blob;
  source: 'camera' | 'file' | 'specimen';
  /** Who pressed the shutter: the camera by itself, or the person, who chose every file too. */
  takenBy: 'automatic' | 'manual';
  /** What is to be said of its light; null for nothing. */
  light: 'dark' | 'bright' | null;
}

export type FacePicture = CameraPicture;

/** A picture of a document of this kind. */
interface PictureOf<Kind extends DocumentKind, Fields> extends CameraPicture {
  document: Kind;
  /**
   * Where the document lies in `blob`, clockwise from its own upper left where it was read, else from the corner nearest the upper left; null
   * where it was not found.
   */
  corners: readonly [Corner, Corner, Corner, Corner] | null;
  /** The document alone, straight, and upright where it was read; null where it was not found. */
  rectified: Blob | null;
  /** What the device read of an INE; null where it did not, or could not. A claim: whoever decides reads again. */
  fields: Fields;
  /** The device saw that this is another side, or another document. */
  isOther: boolean;
}

/** `document` says which fields there are. */
export type DocumentPicture =
  | PictureOf<'ine_front', IneFront | null>
  | PictureOf<'ine_back', IneBack | null>
  | PictureOf<'card' | 'sheet', null>;

/** Why the camera does not press its shutter itself: the person does. */
export type GuideTrouble = 'saved_data' | 'no_webgl' | 'no_wasm' | 'not_loaded' | 'not_started' | 'late' | 'lost';

export interface CameraError {
  /** `unavailable`: our own files did not arrive. `old_browser`: it is too old for them. */
  code: CameraTrouble | GuideTrouble | 'unavailable' | 'old_browser';
  /** Whether there is no camera; else it goes on, and the person presses the shutter. */
  fatal: boolean;
}

/** The public events of the cameras, by name. Published as it stands: it names nothing that the package does not carry. */
export interface CameraEvents {
  'zaguan-face-picture': CustomEvent<FacePicture>;
  'zaguan-document-picture': CustomEvent<DocumentPicture>;
  'zaguan-camera-error': CustomEvent<CameraError>;
}
