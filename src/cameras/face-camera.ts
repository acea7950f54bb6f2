import { CameraTag } from './camera-tag.ts';
import type { FaceHost, TagScreens } from './hosts.ts';

/**
 * Takes a selfie: guides the face into the oval, presses the shutter when the picture is good, and sends it to your page. It does not
 * identify the person, and cannot distinguish a person from a photo of a person.
 *
 * @tagname zaguan-face-camera
 * @summary A selfie, guided on the device.
 *
 * @attr {string} lang - `es-MX` or `en` (any BCP 47 tag finds the nearest); without it, the nearest `lang` around the element, then the browser's.
 * @attr {'light' | 'dark'} theme - The colour scheme; by default the system's.
 * @attr {string} assets-base - The address of `zaguan/assets` on your site; by default where the bundler put it, or next to the script.
 * @attr {string} face-models - The address of the face model bundle, if it is elsewhere or your own; by default with the other assets.
 * @attr {string} face-wasm-base - The address of MediaPipe's loader and binary, if elsewhere; by default with the other assets.
 * @attr {string} heading - The title of the page before the camera.
 * @attr {boolean} manual - Only the person presses the shutter.
 * @attr {boolean} allow-file - An image file is also accepted.
 * @attr {boolean} specimen - A drawing replaces the camera, for tests and trials.
 *
 * @event {CustomEvent<FacePicture>} zaguan-face-picture - The person accepted a picture, or did not reject an automatic picture.
 * @event {CustomEvent<CameraError>} zaguan-camera-error - The reason why there is no camera, or why the person must press the shutter.
 *
 * @slot privacy - Your line on the purpose and recipient of the picture, shown before the camera opens.
 *
 * @csspart frame - Everything the person sees.
 * @csspart bar - The button that turns the camera off.
 *
 * @cssproperty [--zaguan-accent=#1f4b8f] - The one accent. Tints follow from it.
 * @cssproperty [--zaguan-ground=#fbf9f6] - The page.
 * @cssproperty [--zaguan-surface=#ffffff] - Fields and cards.
 * @cssproperty [--zaguan-ink=#1a1f2b] - Text.
 * @cssproperty [--zaguan-muted=#5b5f68] - Quieter text.
 * @cssproperty [--zaguan-radius=14px] - Corners of buttons and pictures.
 * @cssproperty [--zaguan-font=system-ui] - The typeface.
 * @cssproperty [--zaguan-min-height=600px] - Least height.
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
