'use client';

import {
  createElement,
  type DetailedHTMLProps,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import type { ZaguanDocumentCamera } from '../cameras/document-camera.ts';
import type { ZaguanFaceCamera } from '../cameras/face-camera.ts';
import type { ZaguanOnboarding as ZaguanOnboardingElement } from '../element/zaguan-onboarding.ts';
import './npm.ts';
import type * as Tag from './tag.ts';

export interface ZaguanOnboardingProps
  extends Pick<HTMLAttributes<ZaguanOnboardingElement>, 'className' | 'hidden' | 'id' | 'style'>,
    Pick<Tag.TagAttributes, 'token' | 'lang' | 'theme' | 'mode'>,
    Tag.ReactHandlers {
  /** Origin of the Zaguán server. */
  apiBase: string;
  /** URL from which you serve `zaguan/assets`, if not next to your bundle. */
  assetsBase?: string | undefined;
  ref?: Ref<ZaguanOnboardingElement> | undefined;
}

/** Renders `<zaguan-onboarding>`; on a server without its token, so that no cached page has one and the page listens first. */
export function ZaguanOnboarding({ token, apiBase, assetsBase, ref, ...props }: ZaguanOnboardingProps): ReactElement {
  const { onReady, onStep, onComplete, onError, onTokenExpiring, onClose, ...attributes } = props;
  const element = useRef<ZaguanOnboardingElement>(null);
  const handlers = useRef<Tag.ReactHandlers>({});
  useImperativeHandle(ref, () => element.current!, []);
  useLayoutEffect(() => {
    handlers.current = { onReady, onStep, onComplete, onError, onTokenExpiring, onClose };
  });
  // React adds no listeners for custom events while it hydrates a server-rendered tag, so they are added here and not as props.
  useLayoutEffect(() => listenTo(element.current!, handlers), []);
  useLayoutEffect(() => {
    if (token === undefined) element.current!.removeAttribute('token');
    else element.current!.setAttribute('token', token);
  }, [token]);
  return createElement('zaguan-onboarding', { ...attributes, 'api-base': apiBase, 'assets-base': assetsBase, ref: element });
}

/** Listens to the tag's events; each event calls the handler of that moment. Returns a function that removes the listeners. */
function listenTo(element: HTMLElement, handlers: { readonly current: Tag.ReactHandlers }): () => void {
  const controller = new AbortController();
  element.addEventListener('zaguan-ready', (event) => handlers.current.onReady?.(event), controller);
  element.addEventListener('zaguan-step', (event) => handlers.current.onStep?.(event), controller);
  element.addEventListener('zaguan-complete', (event) => handlers.current.onComplete?.(event), controller);
  element.addEventListener('zaguan-error', (event) => handlers.current.onError?.(event), controller);
  element.addEventListener('zaguan-token-expiring', (event) => handlers.current.onTokenExpiring?.(event), controller);
  element.addEventListener('zaguan-close', (event) => handlers.current.onClose?.(event), controller);
  return () => controller.abort();
}

/** Props of a tag written directly in JSX. */
type TagProps<Element, Attributes> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & Attributes;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'zaguan-onboarding': TagProps<ZaguanOnboardingElement, Tag.TagAttributes>;
      'zaguan-face-camera': TagProps<ZaguanFaceCamera, Tag.FaceCameraAttributes & Tag.Handlers<Tag.FaceCameraEvents>>;
      'zaguan-document-camera': TagProps<ZaguanDocumentCamera, Tag.DocumentCameraAttributes & Tag.Handlers<Tag.DocumentCameraEvents>>;
    }
  }
}
