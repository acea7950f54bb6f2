'use client';

import { createElement, type DetailedHTMLProps, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import type { OnboardingEvents } from '../src/element/events.ts';
import type { ZaguanOnboarding as ZaguanOnboardingElement } from '../src/element/zaguan-onboarding.ts';
import './npm.ts';

type Handler<Name extends keyof OnboardingEvents> = (event: OnboardingEvents[Name]) => void;

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
  onReady?: Handler<'zaguan-ready'> | undefined;
  onStep?: Handler<'zaguan-step'> | undefined;
  onComplete?: Handler<'zaguan-complete'> | undefined;
  onError?: Handler<'zaguan-error'> | undefined;
  onTokenExpiring?: Handler<'zaguan-token-expiring'> | undefined;
  onClose?: Handler<'zaguan-close'> | undefined;
  ref?: Ref<ZaguanOnboardingElement> | undefined;
}

/** `<zaguan-onboarding>` with typed props and events; on a server it writes the tag and nothing else. */
export function ZaguanOnboarding({
  apiBase,
  assetsBase,
  onReady,
  onStep,
  onComplete,
  onError,
  onTokenExpiring,
  onClose,
  ...attributes
}: ZaguanOnboardingProps): ReactElement {
  // React 19 listens to a custom element's event under `on` + its name, and takes the listener away again.
  return createElement('zaguan-onboarding', {
    ...attributes,
    'api-base': apiBase,
    'assets-base': assetsBase,
    'onzaguan-ready': onReady,
    'onzaguan-step': onStep,
    'onzaguan-complete': onComplete,
    'onzaguan-error': onError,
    'onzaguan-token-expiring': onTokenExpiring,
    'onzaguan-close': onClose,
  });
}

/** The tag's own attributes, for those who write `<zaguan-onboarding>` in JSX themselves. */
interface ZaguanOnboardingAttributes extends DetailedHTMLProps<HTMLAttributes<ZaguanOnboardingElement>, ZaguanOnboardingElement> {
  token?: string | undefined;
  theme?: 'light' | 'dark' | undefined;
  mode?: 'inline' | 'modal' | undefined;
  'api-base'?: string | undefined;
  'assets-base'?: string | undefined;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'zaguan-onboarding': ZaguanOnboardingAttributes;
    }
  }
}
