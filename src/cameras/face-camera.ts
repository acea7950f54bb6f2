import { CameraTag } from './camera-tag.ts';
import type { FaceHost, TagScreens } from './hosts.ts';

/**
 * Takes a selfie: guides the face into the oval, presses the shutter when it is good, and gives the picture to your page. It says nothing
 * of who it shows, and does not tell a person from a photo of one.
 *
 * @tagname zaguan-face-camera
 * @summary A selfie, guided on the device.
 *
 * @attr {string} lang - `es-MX` or `en` (any BCP 47 tag finds the nearest); without it, the nearest `lang` around the element, then the browser's.
 * @attr {'light' | 'dark'} theme - Without it the system decides.
 * @attr {string} assets-base - Where you serve `zaguan/assets`; by default where the bundler put those files, or beside the script.
 * @attr {string} face-models - The bundle of models that finds faces, where it is elsewhere or another; by default with the other assets.
 * @attr {string} face-wasm-base - Where MediaPipe's glue and binary are, where they are elsewhere; by default with the other assets.
 * @attr {string} heading - The title of the page before the camera.
 * @attr {boolean} manual - Nobody but the person presses the shutter.
 * @attr {boolean} allow-file - A picture file will do as well.
 * @attr {boolean} specimen - A drawing in place of the camera, for tests and for trying it out.
 *
 * @event {CustomEvent<FacePicture>} zaguan-face-picture - The person said yes to a picture, or did not take back one that took itself.
 * @event {CustomEvent<CameraError>} zaguan-camera-error - No camera, and why; or that the person presses the shutter, and why.
 *
 * @slot privacy - What the picture is for and where it goes: one line of yours, before the camera opens.
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

  /** The bundle of models that finds faces; empty for ours. */
  get faceModels(): string {
    return this.getAttribute('face-models') ?? '';
  }
  set faceModels(address: string) {
    this.write('face-models', address);
  }

  /** Where MediaPipe's glue and binary are; empty for with the other assets. */
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
