import { css } from 'lit';

/** For the tag's own root, beside the tokens. */
export const tagStyles = css`
  :host {
    display: block !important;
    min-height: var(--zaguan-min-height, 600px);
  }
  :host([hidden]) {
    display: none !important;
  }
`;

/** Nothing of the host page's inherited style gets in; custom properties, which `all` leaves alone, do. After `step` and `base`. */
export const camerasStyles = css`
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
  .bar {
    position: relative;
    z-index: 3;
    display: flex;
    flex: none;
    align-items: center;
    justify-content: flex-end;
    height: var(--zaguan-bar);
    padding: 0 6px;
    color: var(--zaguan-camera-ink);
  }
  .bar :focus-visible {
    outline-color: var(--zaguan-camera-ink);
    outline-offset: -5px;
  }
  /* How long the photo still waits for a word against it: the machine's delay of the same name. */
  .glance {
    height: 3px;
    border-radius: 2px;
    background: var(--zaguan-accent);
    transform-origin: left;
    animation: glance 2s linear forwards;
  }
  @keyframes glance {
    to {
      transform: scaleX(0);
    }
  }
`;
