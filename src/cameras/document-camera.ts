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
 *
 * @event {CustomEvent<DocumentPicture>} zaguan-document-picture - The person accepted a picture, or did not reject an automatic picture.
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
