import { CameraTag } from './camera-tag.ts';
import type { DocumentKind } from './events.ts';
import type { DocumentHost, TagScreens } from './hosts.ts';

const kinds: readonly DocumentKind[] = ['ine_front', 'ine_back', 'card', 'sheet'];

/**
 * Photographs a document: finds it, advises the person, presses the shutter when the picture is good, and sends your page the picture, the
 * corners and the straightened document. It also reads an INE, if this device can.
 *
 * @tagname zaguan-document-camera
 * @summary A document, guided, straightened and read on the device.
 *
 * @attr {'ine_front' | 'ine_back' | 'card' | 'sheet'} document - The kind of document; `card` by default: any card of the size of an INE. A `sheet` is letter paper or A4.
 * @attr {'strict' | 'normal' | 'relaxed'} strictness - The quality required of an automatic picture; `normal` by default.
 * @attr {boolean} read-fields - Reads an INE on the device. This loads about 600 kB more, but not on a slow line.
 * @attr {string} lang - `es-MX` or `en` (any BCP 47 tag finds the nearest); without it, the nearest `lang` around the element, then the browser's.
 * @attr {'light' | 'dark'} theme - The colour scheme; by default the system's.
 * @attr {string} assets-base - The address of `zaguan/assets` on your site; by default where the bundler put it, or next to the script.
 * @attr {string} heading - The title of the page before the camera.
 * @attr {boolean} manual - Only the person presses the shutter.
 * @attr {boolean} allow-file - An image file is also accepted.
 * @attr {boolean} specimen - A drawing replaces the camera, for tests and trials.
 *
 * @event {CustomEvent<DocumentPicture>} zaguan-document-picture - The person accepted a picture, or did not reject an automatic picture.
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
export class ZaguanDocumentCamera extends CameraTag implements DocumentHost {
  static override get observedAttributes(): string[] {
    return [...CameraTag.observedAttributes, 'document', 'strictness', 'read-fields'];
  }

  /** The kind of document. A change starts the camera anew. */
  get document(): DocumentKind {
    const kind = this.getAttribute('document');
    return kinds.find((one) => one === kind) ?? 'card';
  }
  set document(kind: DocumentKind) {
    this.setAttribute('document', kind);
  }

  /** The quality that a picture needs before it is taken automatically. */
  get strictness(): 'strict' | 'normal' | 'relaxed' {
    const strictness = this.getAttribute('strictness');
    return strictness === 'strict' || strictness === 'relaxed' ? strictness : 'normal';
  }
  set strictness(strictness: 'strict' | 'normal' | 'relaxed') {
    this.setAttribute('strictness', strictness);
  }

  /** True if an INE is read on the device. */
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
