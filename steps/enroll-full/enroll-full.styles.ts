import { css } from 'lit';

/** The step's styles. They must follow `captureIntroStyles`, `pictureReviewStyles` and `readFieldStyles`. */
export const enrollFullStyles = css`
  .drawing .photo {
    fill: var(--zaguan-wall);
  }
  .drawing .thin {
    stroke-width: 2;
    stroke-dasharray: 3 4;
  }
  .tips + .aside {
    margin-top: var(--zaguan-space-5);
  }

  .glance.shared {
    animation-duration: 4s;
  }

  .photos {
    margin-top: var(--zaguan-space-5);
    border-top: 1px solid var(--zaguan-line);
  }
  .photos li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--zaguan-space-3);
    padding: var(--zaguan-space-3) 0;
    border-bottom: 1px solid var(--zaguan-line);
  }
  .photos .text-button {
    padding-inline: var(--zaguan-space-2) 0;
  }
  .about small.stored {
    color: var(--zaguan-done);
  }
  .about small.failed {
    color: var(--zaguan-warn);
  }
`;
