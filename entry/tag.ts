import type { OnboardingEvents } from '../src/element/events.ts';

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

/** A handler of each event, as Svelte calls it. */
export type SvelteHandlers = { [Name in keyof OnboardingEvents as `on${Name}`]?: Handler<Name> };
/** As Vue's templates check it: `onZaguanComplete`. */
export type VueHandlers = { [Name in keyof OnboardingEvents as `on${Camel<Name>}`]?: Handler<Name> };

type Camel<Name extends string> = Name extends `${infer Word}-${infer Rest}` ? `${Capitalize<Word>}${Camel<Rest>}` : Capitalize<Name>;
type Handler<Name extends keyof OnboardingEvents> = ((event: OnboardingEvents[Name]) => void) | undefined;
