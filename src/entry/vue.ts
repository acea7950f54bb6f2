import type { HTMLAttributes } from 'vue';
import type { ZaguanDocumentCamera } from '../cameras/document-camera.ts';
import type { ZaguanFaceCamera } from '../cameras/face-camera.ts';
import type { OnboardingEvents } from '../element/app/events.ts';
import type { ZaguanOnboarding } from '../element/zaguan-onboarding.ts';
import type * as Tag from './tag.ts';

/** Entry of `import 'zaguan/vue'`: registers `<zaguan-onboarding>`, and declares the tags for Vue's templates. */
import './npm.ts';

type VueProps<Attributes, Events> = { $props: HTMLAttributes & Tag.VueAttributes<Attributes> & Tag.VueHandlers<Events> };

declare module 'vue' {
  interface GlobalComponents {
    'zaguan-onboarding': new () => ZaguanOnboarding & VueProps<Tag.TagAttributes, OnboardingEvents>;
    'zaguan-face-camera': new () => ZaguanFaceCamera & VueProps<Tag.FaceCameraAttributes, Tag.FaceCameraEvents>;
    'zaguan-document-camera': new () => ZaguanDocumentCamera & VueProps<Tag.DocumentCameraAttributes, Tag.DocumentCameraEvents>;
  }
}
