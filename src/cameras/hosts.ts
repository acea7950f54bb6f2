import type { DocumentKind } from './events.ts';

/** The attributes of a public camera tag, as its screens read them. */
export interface CameraHost extends HTMLElement {
  readonly assetsBase: string;
  readonly heading: string;
  readonly manual: boolean;
  readonly allowFile: boolean;
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

/** The screens behind a camera's tag. */
export interface TagScreens<Host extends CameraHost = CameraHost> extends HTMLElement {
  /** Applies the tag's attributes. */
  follow(host: Host): void;
  open(): void;
  close(): void;
}
