import type { LitElement, ReactiveController } from 'lit';
import type { Region, Size } from '../../capture/guide.ts';
import { type Specimen, SpecimenCamera } from '../../capture/specimen-camera.ts';
import { StillFailure } from '../../capture/still.ts';
import type { Camera } from '../../device/camera.ts';
import { copyText } from '../../device/clipboard.ts';
import type { FileChooser } from '../../device/files.ts';
import type { ZaguanViewfinder } from '../../ui/viewfinder.element.ts';
import { drawViewfinderAhead } from './viewfinder-ahead.ts';

/** Controls what elements with a camera have in common: the viewfinder, the specimen, the file chooser and the link to copy. */
export class CameraController implements ReactiveController {
  readonly #element: LitElement & { files: FileChooser };
  #isDrawn = false;
  /** True if the page's link is on the clipboard, false if copying failed, null before the person copied. */
  isLinkCopied: boolean | null = null;

  constructor(element: LitElement & { files: FileChooser }) {
    this.#element = element;
    element.addController(this);
  }

  get #viewfinder(): ZaguanViewfinder | null {
    return this.#element.renderRoot?.querySelector('zaguan-viewfinder') ?? null;
  }

  hostUpdated(): void {
    if (!this.#isDrawn) drawViewfinderAhead(this.#element.renderRoot);
    this.#isDrawn = true;
  }

  /** Runs an update. The camera's first screen is drawn in a task of its own: it takes long, and the page must respond first. */
  schedule(isFilming: boolean, update: () => unknown): Promise<unknown> | undefined {
    if (isFilming && !this.#viewfinder) return new Promise<void>((resolve) => setTimeout(resolve)).then(update);
    void update();
    return undefined;
  }

  /** Draws the open camera and returns its viewfinder; null if none is drawn. */
  async draw(): Promise<ZaguanViewfinder | null> {
    this.#element.requestUpdate();
    await this.#element.updateComplete;
    return this.#viewfinder;
  }

  /** Creates a camera that films a specimen. `draw` gets guide and screen in CSS pixels. */
  specimenCamera(draw: (guide: Region, screen: Size) => Promise<Specimen>): Camera {
    return new SpecimenCamera(async () => {
      await this.#element.updateComplete;
      const viewfinder = this.#viewfinder;
      if (!viewfinder) throw new StillFailure('no_frame');
      await viewfinder.updateComplete;
      const { guide, screen } = viewfinder.measure();
      return draw(guide, screen);
    });
  }

  async chooseFile(accept: readonly string[], tell: (event: { type: 'file.chosen'; file: File }) => void): Promise<void> {
    const file = await this.#element.files.choose(accept);
    if (file) tell({ type: 'file.chosen', file });
  }

  copyLink = async (): Promise<void> => {
    this.isLinkCopied = await copyText(location.href);
    this.#element.requestUpdate();
  };
}
