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
  /** The session token from your server. With a new token the widget stays on the same screen. */
  token?: string | undefined;
  /** `es-MX` or `en`; any other tag becomes the nearer of the two. */
  lang?: string | undefined;
  /** Colour theme; without it the system's. */
  theme?: 'light' | 'dark' | undefined;
  /** `inline` fills the element; `modal` shows nothing until `open()` is called on the `ref`. */
  mode?: 'inline' | 'modal' | undefined;
  /** Origin of the Zaguán server. */
  apiBase: string;
  /** URL from which you serve `zaguan/assets`, if not next to your bundle. */
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
 * Renders `<zaguan-onboarding>` with typed props and events. On a server it renders the tag without its token: the widget starts
 * only after the page listens, and no cached page contains a token.
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
  // React adds no listeners for custom events while it hydrates a server-rendered tag, so they are added here and not as props.
  useLayoutEffect(() => listenTo(element.current!, handlers), []);
  useLayoutEffect(() => {
    if (token === undefined) element.current!.removeAttribute('token');
    else element.current!.setAttribute('token', token);
  }, [token]);
  return createElement('zaguan-onboarding', { ...attributes, 'api-base': apiBase, 'assets-base': assetsBase, ref: element });
}

type OnboardingHandlers = { [Name in keyof OnboardingEvents]?: OnboardingHandler<Name> | undefined };
const names = ['zaguan-ready', 'zaguan-step', 'zaguan-complete', 'zaguan-error', 'zaguan-token-expiring', 'zaguan-close'] as const;

/** Listens to the tag's events; each event calls the handler of that moment. Returns a function that removes the listeners. */
function listenTo(element: HTMLElement, handlers: { readonly current: OnboardingHandlers }): () => void {
  const controller = new AbortController();
  const listen = <Name extends keyof OnboardingEvents>(name: Name) =>
    element.addEventListener(name, (event) => handlers.current[name]?.(event as OnboardingEvents[Name]), controller);
  for (const name of names) listen(name);
  return () => controller.abort();
}

/** Attributes of `<zaguan-onboarding>` written directly in JSX. */
type ZaguanOnboardingAttributes = DetailedHTMLProps<HTMLAttributes<ZaguanOnboardingElement>, ZaguanOnboardingElement> & TagAttributes;
/** Attributes of the standalone cameras' tags. */
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
