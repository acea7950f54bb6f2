import { CameraTag } from './camera-tag.ts';
import type { DocumentKind } from './events.ts';
import type { DocumentHost, TagScreens } from './hosts.ts';

const kinds: readonly DocumentKind[] = ['ine_front', 'ine_back', 'card', 'sheet'];

/**
 * Photographs a document: finds it, says how to hold it, presses the shutter when it is good, and gives your page the picture, the
 * corners, and the document straightened. An INE it reads, where this device can.
 *
 * @tagname zaguan-document-camera
 * @summary A document, guided, straightened and read on the device.
 *
 * @attr {'ine_front' | 'ine_back' | 'card' | 'sheet'} document - What is photographed; `card` by default: anything of the size of an INE. A `sheet` is letter paper or A4.
 * @attr {'strict' | 'normal' | 'relaxed'} strictness - How good a picture has to be before it takes itself; `normal` by default.
 * @attr {boolean} read-fields - Reads an INE on the device. About 600 kB more are loaded for it, and not on a slow line.
 * @attr {string} lang - `es-MX` or `en` (any BCP 47 tag finds the nearest); without it, the nearest `lang` around the element, then the browser's.
 * @attr {'light' | 'dark'} theme - Without it the system decides.
 * @attr {string} assets-base - Where you serve `zaguan/assets`; by default where the bundler put those files, or beside the script.
 * @attr {string} heading - The title of the page before the camera.
 * @attr {boolean} manual - Nobody but the person presses the shutter.
 * @attr {boolean} allow-file - A picture file will do as well.
 * @attr {boolean} specimen - A drawing in place of the camera, for tests and for trying it out.
 *
 * @event {CustomEvent<DocumentPicture>} zaguan-document-picture - The person said yes to a picture, or did not take back one that took itself.
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
export class ZaguanDocumentCamera extends CameraTag implements DocumentHost {
  static override get observedAttributes(): string[] {
    return [...CameraTag.observedAttributes, 'document', 'strictness', 'read-fields'];
  }

  /** What is photographed. Another one, and the camera starts anew. */
  get document(): DocumentKind {
    const kind = this.getAttribute('document');
    return kinds.find((one) => one === kind) ?? 'card';
  }
  set document(kind: DocumentKind) {
    this.setAttribute('document', kind);
  }

  /** How good a picture has to be before it takes itself. */
  get strictness(): 'strict' | 'normal' | 'relaxed' {
    const strictness = this.getAttribute('strictness');
    return strictness === 'strict' || strictness === 'relaxed' ? strictness : 'normal';
  }
  set strictness(strictness: 'strict' | 'normal' | 'relaxed') {
    this.setAttribute('strictness', strictness);
  }

  /** Whether an INE is read on the device. */
  get readFields(): boolean {
    return this.says('read-fields');
  }
  set readFields(isOn: boolean) {
    this.toggleAttribute('read-fields', isOn);
  }

  /** @internal */
  protected override async loadScreens(): Promise<() => TagScreens<DocumentHost>> {
    const { DocumentScreens } = await import('./document-screens.element.ts');
    return () => new DocumentScreens();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'zaguan-document-camera': ZaguanDocumentCamera;
  }
}
