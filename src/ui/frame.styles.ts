import { css } from 'lit';

/** Outermost styles of a tag. `all: initial` blocks the host page's inherited styles, but not its custom properties. */
export const frame = css`
  :host {
    all: initial;
    display: block;
    direction: ltr;
    unicode-bidi: isolate;
    font: var(--zaguan-weight) var(--zaguan-text) / var(--zaguan-leading) var(--zaguan-font);
    letter-spacing: var(--zaguan-tracking);
    color: var(--zaguan-ink);
    color-scheme: inherit;
    cursor: auto;
  }
  .frame {
    position: relative;
    isolation: isolate;
    display: flex;
    flex-direction: column;
    min-height: var(--zaguan-min-height, 600px);
    overflow: clip;
    background: var(--zaguan-ground);
  }
  .frame.camera {
    background: var(--zaguan-camera-ground);
  }
`;

/** Styles of a dialog: a sheet from below on phones, a centred card from 640 px. They follow `base`. */
export const dialogStyles = css`
  dialog {
    position: fixed;
    inset: auto 0 0;
    width: 100%;
    max-width: none;
    border: 0;
    border-radius: var(--zaguan-radius-large) var(--zaguan-radius-large) 0 0;
    color: inherit;
    background: var(--zaguan-ground);
    box-shadow: var(--zaguan-shadow);
  }
  dialog::backdrop {
    background: rgb(10 14 22 / 0.52);
  }
  @media (min-width: 640px) {
    dialog {
      inset: 0;
      margin: auto;
      border-radius: var(--zaguan-radius-large);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    dialog[open] {
      animation: rise var(--zaguan-slow) var(--zaguan-ease);
    }
    @keyframes rise {
      from {
        transform: translateY(24px);
        opacity: 0;
      }
    }
  }
  @media (forced-colors: active) {
    dialog {
      border: 1px solid;
    }
  }
`;
