import type { DocumentKind } from './events.ts';

/** The attributes of a public camera tag, as its screens read them. */
export interface CameraHost extends HTMLElement {
  readonly assetsBase: string;
  readonly heading: string;
  /** True if only the person presses the shutter. */
  readonly manual: boolean;
  readonly allowFile: boolean;
  /** True if a drawing replaces the camera, for tests. */
  readonly specimen: boolean;
}

export interface FaceHost extends CameraHost {
  readonly faceModels: string;
  readonly faceWasmBase: string;
}

export interface DocumentHost extends CameraHost {
  readonly document: DocumentKind;
  readonly strictness: 'strict' | 'normal' | 'relaxed';
  readonly readFields: boolean;
}

/** The element that draws a camera tag's screens. */
export interface TagScreens<Host extends CameraHost = CameraHost> extends HTMLElement {
  /** Applies the tag's attributes; called again after each change. */
  follow(host: Host): void;
  open(): void;
  close(): void;
}
