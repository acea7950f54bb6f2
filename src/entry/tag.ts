import type { CameraEvents, DocumentKind } from '../cameras/events.ts';
import type { OnboardingEvents } from '../element/app/events.ts';

interface Plain {
  token?: string | undefined;
  lang?: string | undefined;
  theme?: 'light' | 'dark' | undefined;
  mode?: 'inline' | 'modal' | undefined;
}

/** The tag's own attributes as they are written. */
export interface TagAttributes extends Plain {
  'api-base'?: string | undefined;
  'assets-base'?: string | undefined;
  'face-models'?: string | undefined;
  'face-wasm-base'?: string | undefined;
}

/** As Vue's templates check them, however they are written. */
export interface VueAttributes extends Plain {
  apiBase?: string | undefined;
  assetsBase?: string | undefined;
  faceModels?: string | undefined;
  faceWasmBase?: string | undefined;
}

interface PlainCamera {
  lang?: string | undefined;
  theme?: 'light' | 'dark' | undefined;
  heading?: string | undefined;
  manual?: boolean | undefined;
  specimen?: boolean | undefined;
}

interface PlainDocumentCamera {
  document?: DocumentKind | undefined;
  strictness?: 'strict' | 'normal' | 'relaxed' | undefined;
}

/** The attributes of the cameras as they are written. */
interface CameraAttributes extends PlainCamera {
  'assets-base'?: string | undefined;
  'allow-file'?: boolean | undefined;
}
export interface FaceCameraAttributes extends CameraAttributes {
  'face-models'?: string | undefined;
  'face-wasm-base'?: string | undefined;
}
export interface DocumentCameraAttributes extends CameraAttributes, PlainDocumentCamera {
  'read-fields'?: boolean | undefined;
}

/** As Vue's templates check them. */
interface VueCameraAttributes extends PlainCamera {
  assetsBase?: string | undefined;
  allowFile?: boolean | undefined;
}
export interface VueFaceCameraAttributes extends VueCameraAttributes {
  faceModels?: string | undefined;
  faceWasmBase?: string | undefined;
}
export interface VueDocumentCameraAttributes extends VueCameraAttributes, PlainDocumentCamera {
  readFields?: boolean | undefined;
}

/** A handler of each event, as Svelte calls it, and React. */
export type Handlers<Events = OnboardingEvents> = { [Name in keyof Events & string as `on${Name}`]?: Handler<Events[Name]> };
export type FaceCameraHandlers = Handlers<Omit<CameraEvents, 'zaguan-document-picture'>>;
export type DocumentCameraHandlers = Handlers<Omit<CameraEvents, 'zaguan-face-picture'>>;
/** As Vue's templates check it: `onZaguanComplete`. */
export type VueHandlers<Events = OnboardingEvents> = {
  [Name in keyof Events & string as `on${Camel<Name>}`]?: Handler<Events[Name]>;
};

type Camel<Name extends string> = Name extends `${infer Word}-${infer Rest}` ? `${Capitalize<Word>}${Camel<Rest>}` : Capitalize<Name>;
type Handler<Heard> = ((event: Heard) => void) | undefined;
