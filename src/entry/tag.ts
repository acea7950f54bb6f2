import type { CameraEvents, DocumentKind } from '../cameras/events.ts';
import type { OnboardingEvents } from '../element/app/events.ts';

/** The tag's own attributes, as written in HTML. */
export interface TagAttributes {
  /** The session token from your server. With a new token the widget stays on the same screen. */
  token?: string | undefined;
  /** `es-MX` or `en`; any other tag becomes the nearer of the two. */
  lang?: string | undefined;
  /** Colour theme; without it the system's. */
  theme?: 'light' | 'dark' | undefined;
  /** `inline` fills the element; `modal` shows nothing until `open()` is called. */
  mode?: 'inline' | 'modal' | undefined;
  'api-base'?: string | undefined;
  'assets-base'?: string | undefined;
  'face-models'?: string | undefined;
  'face-wasm-base'?: string | undefined;
}

/** The cameras' attributes, as written in HTML. */
interface CameraAttributes {
  lang?: string | undefined;
  theme?: 'light' | 'dark' | undefined;
  heading?: string | undefined;
  manual?: boolean | undefined;
  specimen?: boolean | undefined;
  'assets-base'?: string | undefined;
  'allow-file'?: boolean | undefined;
}
export interface FaceCameraAttributes extends CameraAttributes {
  'face-models'?: string | undefined;
  'face-wasm-base'?: string | undefined;
}
export interface DocumentCameraAttributes extends CameraAttributes {
  document?: DocumentKind | undefined;
  strictness?: 'strict' | 'normal' | 'relaxed' | undefined;
  'read-fields'?: boolean | undefined;
}

/** Attributes under the camel-case names with which Vue's templates check them. */
export type VueAttributes<Attributes> = { [Name in keyof Attributes & string as Uncapitalize<Camel<Name>>]?: Attributes[Name] };

/** A handler for each event, under its name in Svelte and React: `onzaguan-complete`. */
export type Handlers<Events> = { [Name in keyof Events & string as `on${Name}`]?: Handler<Events[Name]> };
export type FaceCameraEvents = Omit<CameraEvents, 'zaguan-document-picture'>;
export type DocumentCameraEvents = Omit<CameraEvents, 'zaguan-face-picture'>;
/** A handler for each event of the onboarding, under the name of React's props: `onComplete`. */
export type ReactHandlers = {
  [Name in keyof OnboardingEvents as Name extends `zaguan-${infer Rest}` ? `on${Camel<Rest>}` : never]?: Handler<OnboardingEvents[Name]>;
};
/** A handler for each event, under its name in Vue: `onZaguanComplete`. */
export type VueHandlers<Events> = {
  [Name in keyof Events & string as `on${Camel<Name>}`]?: Handler<Events[Name]>;
};

type Camel<Name extends string> = Name extends `${infer Word}-${infer Rest}` ? `${Capitalize<Word>}${Camel<Rest>}` : Capitalize<Name>;
type Handler<Heard> = ((event: Heard) => void) | undefined;
