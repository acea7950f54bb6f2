import type { HTMLAttributes } from 'vue';
import type { ZaguanDocumentCamera } from '../cameras/document-camera.ts';
import type { CameraEvents } from '../cameras/events.ts';
import type { ZaguanFaceCamera } from '../cameras/face-camera.ts';
import type { ZaguanOnboarding } from '../element/zaguan-onboarding.ts';
import type { VueAttributes, VueDocumentCameraAttributes, VueFaceCameraAttributes, VueHandlers } from './tag.ts';

/** `import 'zaguan/vue'`: defines the tag, and tells Vue's templates what it takes and emits. */
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
