import { html, type TemplateResult } from 'lit';
import type { FrameFaces } from '../../capture/faces/finder.ts';
import type { Camera } from '../../device/camera.ts';
import type { SelfieWords } from '../../i18n/selfie.i18n.ts';
import '../../ui/page.element.ts';
import type { StepElement } from '../step-element.ts';

interface LivenessOwner extends Pick<StepElement, 'host' | 'companyName' | 'language' | 'actions' | 'media' | 'requestUpdate'> {
  camera: Camera;
  openFaces: () => FrameFaces;
}

/** Runs the liveness challenge in a step that takes a selfie: loads its element shortly before it is needed. */
export class LivenessPart {
  readonly #owner: LivenessOwner;
  readonly #end: () => void;
  #loading: Promise<unknown> | null = null;
  #isLoaded = false;

  /** True while the camera screen is shown. */
  isFilming = false;

  /** @param end Called when the challenge is over, however it ended. */
  constructor(owner: LivenessOwner, end: () => void) {
    this.#owner = owner;
    this.#end = end;
  }

  /** Loads the challenge's element. If that fails the challenge ends, and the server records that nobody tried. */
  load(): void {
    this.#loading ??= import('./liveness.element.ts').then(
      () => {
        this.#isLoaded = true;
        this.#owner.requestUpdate();
      },
      () => {
        this.#loading = null;
        this.#end();
      },
    );
  }

  /** Draws the challenge; `selfie` is the uuid of the selfie. */
  render(words: SelfieWords, selfie = ''): TemplateResult {
    this.load();
    if (!this.#isLoaded) return html`<zaguan-page heading=${words.lifeStarting}></zaguan-page>`;
    const { host, companyName, language, camera, openFaces, actions, media } = this.#owner;
    return html`<zaguan-liveness
      .words=${words}
      .companyName=${companyName}
      .language=${language}
      .camera=${camera}
      .openFaces=${openFaces}
      .host=${host}
      .onFilming=${this.#setFilming}
      .end=${this.#end}
      .actions=${actions}
      .media=${media}
      selfie=${selfie}
    ></zaguan-liveness>`;
  }

  #setFilming = (isFilming: boolean): void => {
    this.isFilming = isFilming;
    this.#owner.requestUpdate();
  };
}
