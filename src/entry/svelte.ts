import type { HTMLAttributes } from 'svelte/elements';
import type { ZaguanDocumentCamera } from '../cameras/document-camera.ts';
import type { ZaguanFaceCamera } from '../cameras/face-camera.ts';
import type { OnboardingEvents } from '../element/app/events.ts';
import type { ZaguanOnboarding } from '../element/zaguan-onboarding.ts';
import type * as Tag from './tag.ts';

/** Entry of `import 'zaguan/svelte'`: defines the tag, and declares its attributes and events for Svelte's templates. */
import './npm.ts';

type Props<Element extends EventTarget, Attributes, Events> = Omit<HTMLAttributes<Element>, keyof Attributes> &
  Attributes &
  Tag.Handlers<Events>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'zaguan-onboarding': Props<ZaguanOnboarding, Tag.TagAttributes, OnboardingEvents>;
    'zaguan-face-camera': Props<ZaguanFaceCamera, Tag.FaceCameraAttributes, Tag.FaceCameraEvents>;
    'zaguan-document-camera': Props<ZaguanDocumentCamera, Tag.DocumentCameraAttributes, Tag.DocumentCameraEvents>;
  }
}
