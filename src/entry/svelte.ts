import type { HTMLAttributes } from 'svelte/elements';
import type { ZaguanDocumentCamera } from '../cameras/document-camera.ts';
import type { ZaguanFaceCamera } from '../cameras/face-camera.ts';
import type { ZaguanOnboarding } from '../element/zaguan-onboarding.ts';
import type {
  DocumentCameraAttributes,
  DocumentCameraHandlers,
  FaceCameraAttributes,
  FaceCameraHandlers,
  Handlers,
  TagAttributes,
} from './tag.ts';

/** Entry of `import 'zaguan/svelte'`: defines the tag, and declares its attributes and events for Svelte's templates. */
import './npm.ts';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'zaguan-onboarding': Omit<HTMLAttributes<ZaguanOnboarding>, keyof TagAttributes> & TagAttributes & Handlers;
    'zaguan-face-camera': Omit<HTMLAttributes<ZaguanFaceCamera>, keyof FaceCameraAttributes> & FaceCameraAttributes & FaceCameraHandlers;
    'zaguan-document-camera': Omit<HTMLAttributes<ZaguanDocumentCamera>, keyof DocumentCameraAttributes> &
      DocumentCameraAttributes &
      DocumentCameraHandlers;
  }
}
