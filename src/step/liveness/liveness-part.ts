import { html, type TemplateResult } from 'lit';
import type { FrameFaces } from '../../capture/faces/finder.ts';
import type { Camera } from '../../device/camera.ts';
import type { SelfieWords } from '../../i18n/selfie.i18n.ts';
import '../../ui/page.element.ts';
import type { StepElement, StepEventDetails } from '../step-element.ts';
import type { LivenessHost } from './liveness.element.ts';

type Emit = <Name extends keyof StepEventDetails>(name: Name, detail: StepEventDetails[Name]) => void;

/** A step that takes a selfie. */
interface LivenessOwner extends Pick<StepElement, 'companyName' | 'language' | 'actions' | 'media' | 'requestUpdate'> {
  camera: Camera;
  openFaces: () => FrameFaces;
}

/** The challenge in a step that takes a selfie: it is loaded when it is near, and the step hears when it is over. */
export class LivenessPart {
  readonly #owner: LivenessOwner;
  readonly #host: LivenessHost;
  #loading: Promise<unknown> | null = null;
  #isLoaded = false;

  /** The camera screen is on. */
  isFilming = false;

  /** @param onEnd The challenge is over, however it ended. */
  constructor(owner: LivenessOwner, emit: Emit, onEnd: () => void) {
    this.#owner = owner;
    this.#host = {
      act: (action, input) => emit('zaguan-step-action', { action, input }),
      keep: (frame) => emit('zaguan-step-media', { ...frame, capture: 'live' }),
      discard: (uuid) => emit('zaguan-step-discard', { uuid }),
      films: (isFilming) => {
        this.isFilming = isFilming;
        owner.requestUpdate();
      },
      done: onEnd,
    };
  }

  /** Without its files nobody is asked to move: the server says that nobody tried. */
  load(): void {
    this.#loading ??= import('./liveness.element.ts').then(
      () => {
        this.#isLoaded = true;
        this.#owner.requestUpdate();
      },
      () => {
        this.#loading = null;
        this.#host.done();
      },
    );
  }

  /** @param selfie Its uuid. */
  render(words: SelfieWords, selfie = ''): TemplateResult {
    this.load();
    if (!this.#isLoaded) return html`<zaguan-page heading=${words.lifeStarting}></zaguan-page>`;
    const { companyName, language, camera, openFaces, actions, media } = this.#owner;
    return html`<zaguan-liveness
      .words=${words}
      .companyName=${companyName}
      .language=${language}
      .camera=${camera}
      .openFaces=${openFaces}
      .host=${this.#host}
      .actions=${actions}
      .media=${media}
      selfie=${selfie}
    ></zaguan-liveness>`;
  }
}
