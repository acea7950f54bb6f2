import { css } from 'lit';

/** Styles for the page before the camera: a drawing on its stage, and tips. */
export const captureIntroStyles = css`
  :host {
    position: relative;
  }
  .stage {
    display: grid;
    place-items: center;
    margin-top: var(--zaguan-space-4);
    border-radius: var(--zaguan-radius);
    background: var(--zaguan-accent-soft);
  }
  .drawing {
    width: 100%;
    max-width: 280px;
    height: auto;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .drawing .guide {
    fill: none;
    stroke: var(--zaguan-accent);
    stroke-width: 3;
  }
  .drawing .paper {
    fill: var(--zaguan-surface);
    stroke: var(--zaguan-edge);
    stroke-width: 1;
  }
  .drawing .tint {
    fill: var(--zaguan-wall);
  }
  .drawing .figure {
    fill: var(--zaguan-tile);
  }
  .drawing .code {
    fill: var(--zaguan-tile);
  }
  .drawing .text {
    fill: none;
    stroke: var(--zaguan-edge);
    stroke-width: 3;
  }
  .tips {
    display: grid;
    gap: var(--zaguan-space-2);
    margin-top: var(--zaguan-space-4);
  }
  .tips li {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    gap: var(--zaguan-space-3);
    align-items: center;
  }
  .tips .icon {
    color: var(--zaguan-accent);
  }
`;
