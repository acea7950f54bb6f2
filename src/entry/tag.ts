import type { CameraEvents, DocumentKind } from '../cameras/events.ts';
import type { OnboardingEvents } from '../element/app/events.ts';

interface Plain {
  token?: string | undefined;
  lang?: string | undefined;
  theme?: 'light' | 'dark' | undefined;
  mode?: 'inline' | 'modal' | undefined;
}

/** The tag's own attributes, as written in HTML. */
export interface TagAttributes extends Plain {
  'api-base'?: string | undefined;
  'assets-base'?: string | undefined;
  'face-models'?: string | undefined;
  'face-wasm-base'?: string | undefined;
}

/** The tag's own attributes under the camel-case names with which Vue's templates check them. */
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

/** The cameras' attributes, as written in HTML. */
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

/** The cameras' attributes under the names with which Vue's templates check them. */
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

/** A handler for each event, under its name in Svelte and React: `onzaguan-complete`. */
export type Handlers<Events = OnboardingEvents> = { [Name in keyof Events & string as `on${Name}`]?: Handler<Events[Name]> };
export type FaceCameraHandlers = Handlers<Omit<CameraEvents, 'zaguan-document-picture'>>;
export type DocumentCameraHandlers = Handlers<Omit<CameraEvents, 'zaguan-face-picture'>>;
/** A handler for each event, under its name in Vue: `onZaguanComplete`. */
export type VueHandlers<Events = OnboardingEvents> = {
  [Name in keyof Events & string as `on${Camel<Name>}`]?: Handler<Events[Name]>;
};

type Camel<Name extends string> = Name extends `${infer Word}-${infer Rest}` ? `${Capitalize<Word>}${Camel<Rest>}` : Capitalize<Name>;
type Handler<Heard> = ((event: Heard) => void) | undefined;
