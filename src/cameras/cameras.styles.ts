import { css } from 'lit';

/** Styles of the camera screens. A list of styles has them after `frame`. */
export const camerasStyles = css`
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
`;
