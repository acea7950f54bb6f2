import type { HTMLAttributes } from 'svelte/elements';
import type { ZaguanDocumentCamera } from '../cameras/document-camera.ts';
import type { ZaguanFaceCamera } from '../cameras/face-camera.ts';
import type { OnboardingEvents } from '../element/app/events.ts';
import type { ZaguanOnboarding } from '../element/zaguan-onboarding.ts';
import type * as Tag from './tag.ts';

/** Entry of `import 'zaguan/svelte'`: registers `<zaguan-onboarding>`, and declares the tags for Svelte's templates. */
import './npm.ts';

type SvelteProps<Element extends EventTarget, Attributes, Events> = Omit<HTMLAttributes<Element>, keyof Attributes> &
  Attributes &
  Tag.Handlers<Events>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'zaguan-onboarding': SvelteProps<ZaguanOnboarding, Tag.TagAttributes, OnboardingEvents>;
    'zaguan-face-camera': SvelteProps<ZaguanFaceCamera, Tag.FaceCameraAttributes, Tag.FaceCameraEvents>;
    'zaguan-document-camera': SvelteProps<ZaguanDocumentCamera, Tag.DocumentCameraAttributes, Tag.DocumentCameraEvents>;
  }
}
