import { css } from 'lit';

/** The page with one picture, large. After `captureIntroStyles`. */
export const pictureReviewStyles = css`
  /* A face takes the height that is left: all of it stands above the dock, on small phones too. */
  .face::part(content) {
    display: flex;
    flex-direction: column;
  }
  .taken {
    margin: var(--zaguan-space-4) calc(-1 * var(--zaguan-gutter)) 0;
  }
  .taken.card {
    max-height: 420px;
  }
  .taken.face {
    flex: 1 1 0;
    min-height: 180px;
    max-height: 400px;
    aspect-ratio: 3 / 4;
    margin-inline: auto;
    border-radius: var(--zaguan-radius-large);
  }
  .advice {
    margin-top: var(--zaguan-space-3);
  }
  @media (min-width: 488px) {
    .taken.card {
      margin-inline: 0;
      border-radius: var(--zaguan-radius);
    }
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
