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
import type { OnboardingEvents } from '../element/app/events.ts';
import type { ZaguanOnboarding as ZaguanOnboardingElement } from '../element/zaguan-onboarding.ts';
import './npm.ts';
import type { DocumentCameraAttributes, DocumentCameraHandlers, FaceCameraAttributes, FaceCameraHandlers, TagAttributes } from './tag.ts';

type OnboardingHandler<Name extends keyof OnboardingEvents> = (event: OnboardingEvents[Name]) => void;

export interface ZaguanOnboardingProps extends Pick<HTMLAttributes<ZaguanOnboardingElement>, 'className' | 'hidden' | 'id' | 'style'> {
  /** The session token from your server. A new one goes on at the same screen. */
  token?: string | undefined;
  /** `es-MX` or `en`; any other tag becomes the nearer of the two. */
  lang?: string | undefined;
  /** Without it the system decides. */
  theme?: 'light' | 'dark' | undefined;
  /** `inline` fills the element; `modal` shows nothing until `open()` is called on the `ref`. */
  mode?: 'inline' | 'modal' | undefined;
  /** Origin of the Zaguán server. */
  apiBase: string;
  /** Where you serve `zaguan/assets`, if not beside your bundle. */
  assetsBase?: string | undefined;
  onReady?: OnboardingHandler<'zaguan-ready'> | undefined;
  onStep?: OnboardingHandler<'zaguan-step'> | undefined;
  onComplete?: OnboardingHandler<'zaguan-complete'> | undefined;
  onError?: OnboardingHandler<'zaguan-error'> | undefined;
  onTokenExpiring?: OnboardingHandler<'zaguan-token-expiring'> | undefined;
  onClose?: OnboardingHandler<'zaguan-close'> | undefined;
  ref?: Ref<ZaguanOnboardingElement> | undefined;
}

/**
 * `<zaguan-onboarding>` with typed props and events. On a server it writes the tag without its token: nothing begins before the page
 * listens, and no page that is stored on the way has a token in it.
 */
export function ZaguanOnboarding({
  token,
  apiBase,
  assetsBase,
  onReady,
  onStep,
  onComplete,
  onError,
  onTokenExpiring,
  onClose,
  ref,
  ...attributes
}: ZaguanOnboardingProps): ReactElement {
  const element = useRef<ZaguanOnboardingElement>(null);
  const handlers = useRef<OnboardingHandlers>({});
  useImperativeHandle(ref, () => element.current!, []);
  useLayoutEffect(() => {
    handlers.current = {
      'zaguan-ready': onReady,
      'zaguan-step': onStep,
      'zaguan-complete': onComplete,
      'zaguan-error': onError,
      'zaguan-token-expiring': onTokenExpiring,
      'zaguan-close': onClose,
    };
  });
  // React gives the tag that a server wrote no listeners of ours while it hydrates, so they are not props of it.
  useLayoutEffect(() => listenTo(element.current!, handlers), []);
  useLayoutEffect(() => {
    if (token === undefined) element.current!.removeAttribute('token');
    else element.current!.setAttribute('token', token);
  }, [token]);
  return createElement('zaguan-onboarding', { ...attributes, 'api-base': apiBase, 'assets-base': assetsBase, ref: element });
}

type OnboardingHandlers = { [Name in keyof OnboardingEvents]?: OnboardingHandler<Name> | undefined };
const names = ['zaguan-ready', 'zaguan-step', 'zaguan-complete', 'zaguan-error', 'zaguan-token-expiring', 'zaguan-close'] as const;

/** Whoever handles an event is looked up when it comes. Answers with what ends it. */
function listenTo(element: HTMLElement, handlers: { readonly current: OnboardingHandlers }): () => void {
  const controller = new AbortController();
  const listen = <Name extends keyof OnboardingEvents>(name: Name) =>
    element.addEventListener(name, (event) => handlers.current[name]?.(event as OnboardingEvents[Name]), controller);
  for (const name of names) listen(name);
  return () => controller.abort();
}

/** The tag's own attributes, for those who write `<zaguan-onboarding>` in JSX themselves. */
type ZaguanOnboardingAttributes = DetailedHTMLProps<HTMLAttributes<ZaguanOnboardingElement>, ZaguanOnboardingElement> & TagAttributes;
/** Those of the cameras that stand alone. */
type FaceCameraProps = DetailedHTMLProps<HTMLAttributes<ZaguanFaceCamera>, ZaguanFaceCamera> & FaceCameraAttributes & FaceCameraHandlers;
type DocumentCameraProps = DetailedHTMLProps<HTMLAttributes<ZaguanDocumentCamera>, ZaguanDocumentCamera> &
  DocumentCameraAttributes &
  DocumentCameraHandlers;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'zaguan-onboarding': ZaguanOnboardingAttributes;
      'zaguan-face-camera': FaceCameraProps;
      'zaguan-document-camera': DocumentCameraProps;
    }
  }
}
