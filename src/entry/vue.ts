import type { HTMLAttributes } from 'vue';
import type { ZaguanDocumentCamera } from '../cameras/document-camera.ts';
import type { CameraEvents } from '../cameras/events.ts';
import type { ZaguanFaceCamera } from '../cameras/face-camera.ts';
import type { ZaguanOnboarding } from '../element/zaguan-onboarding.ts';
import type { VueAttributes, VueDocumentCameraAttributes, VueFaceCameraAttributes, VueHandlers } from './tag.ts';

/** Entry of `import 'zaguan/vue'`: defines the tag, and declares its attributes and events for Vue's templates. */
import './npm.ts';

declare module 'vue' {
  interface GlobalComponents {
    'zaguan-onboarding': new () => ZaguanOnboarding & { $props: HTMLAttributes & VueAttributes & VueHandlers };
    'zaguan-face-camera': new () => ZaguanFaceCamera & {
      $props: HTMLAttributes & VueFaceCameraAttributes & VueHandlers<Omit<CameraEvents, 'zaguan-document-picture'>>;
    };
    'zaguan-document-camera': new () => ZaguanDocumentCamera & {
      $props: HTMLAttributes & VueDocumentCameraAttributes & VueHandlers<Omit<CameraEvents, 'zaguan-face-picture'>>;
    };
  }
}
