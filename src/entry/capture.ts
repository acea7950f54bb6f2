import { ZaguanDocumentCamera } from '../cameras/document-camera.ts';
import { ZaguanFaceCamera } from '../cameras/face-camera.ts';

/** Defines the tags of the standalone cameras. Does nothing on a server, which has no `customElements`. */
const registry: CustomElementRegistry | undefined = globalThis.customElements;
if (registry && !registry.get('zaguan-face-camera')) registry.define('zaguan-face-camera', ZaguanFaceCamera);
if (registry && !registry.get('zaguan-document-camera')) registry.define('zaguan-document-camera', ZaguanDocumentCamera);

export type {
  CameraError,
  CameraEvents,
  Corner,
  DocumentKind,
  DocumentPicture,
  FacePicture,
  IneBack,
  IneFront,
} from '../cameras/events.ts';
export { ZaguanDocumentCamera, ZaguanFaceCamera };
