import type { FaceSources } from '../../capture/faces/files.ts';
import type { StepElement } from '../step-element.ts';

/**
 * Returns the addresses of the files that find faces, from the attributes of the tag around the step. Read only when needed, so the shell
 * carries no code for it.
 */
export function faceSources(step: StepElement): FaceSources {
  const tag = tagAround(step);
  const say = (name: string) => tag?.getAttribute(name) ?? '';
  return { assetsBase: step.assetsBase, wasmBase: say('face-wasm-base'), models: say('face-models') };
}

function tagAround(element: Element): Element | null {
  const root = element.getRootNode();
  return element.closest('zaguan-onboarding') ?? (root instanceof ShadowRoot ? tagAround(root.host) : null);
}
