import { CameraTag } from './camera-tag.ts';
import type { FaceHost, TagScreens } from './hosts.ts';

/**
 * Takes a selfie: guides the face into the oval, presses the shutter when the picture is good, and sends it to your page. It does not
 * identify the person, and cannot distinguish a person from a photo of a person.
 *
 * @tagname zaguan-face-camera
 * @summary A selfie, guided on the device.
 *
 * @attr {string} face-models - The address of the face model bundle, if it is elsewhere or your own; by default with the other assets.
 * @attr {string} face-wasm-base - The address of MediaPipe's loader and binary, if elsewhere; by default with the other assets.
 *
 * @event {CustomEvent<FacePicture>} zaguan-face-picture - The person accepted a picture, or did not reject an automatic picture.
 */
export class ZaguanFaceCamera extends CameraTag implements FaceHost {
  static override get observedAttributes(): string[] {
    return [...CameraTag.observedAttributes, 'face-models', 'face-wasm-base'];
  }

  /** The address of the model bundle that finds faces; empty for ours. */
  get faceModels(): string {
    return this.getAttribute('face-models') ?? '';
  }
  set faceModels(address: string) {
    this.write('face-models', address);
  }

  /** The address of MediaPipe's loader script and binary; empty if they are with the other assets. */
  get faceWasmBase(): string {
    return this.getAttribute('face-wasm-base') ?? '';
  }
  set faceWasmBase(base: string) {
    this.write('face-wasm-base', base);
  }

  /** @internal */
  protected override async loadScreens(): Promise<() => TagScreens<FaceHost>> {
    const { FaceScreens } = await import('./face-screens.element.ts');
    return () => new FaceScreens();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'zaguan-face-camera': ZaguanFaceCamera;
  }
}
