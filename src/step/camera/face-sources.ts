import type { FaceSources } from '../../capture/faces/files.ts';
import type { StepElement } from '../step-element.ts';

/** Where the files are that find faces, as the tag around a step says. It is asked when they are near, so the shell carries none of it. */
export function faceSources(step: StepElement): FaceSources {
  const tag = tagAround(step);
  const say = (name: string) => tag?.getAttribute(name) ?? '';
  return { assetsBase: step.assetsBase, wasmBase: say('face-wasm-base'), models: say('face-models') };
}

function tagAround(element: Element): Element | null {
  const root = element.getRootNode();
  return element.closest('zaguan-onboarding') ?? (root instanceof ShadowRoot ? tagAround(root.host) : null);
}
