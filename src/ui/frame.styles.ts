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
