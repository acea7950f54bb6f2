import { css } from 'lit';

/** After `captureIntroStyles` and `pictureReviewStyles`. */
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

  .about b {
    display: block;
    font-weight: var(--zaguan-weight-label);
  }
  .about small {
    display: block;
    font-size: var(--zaguan-text-small);
    line-height: 20px;
    color: var(--zaguan-muted);
    overflow-wrap: anywhere;
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

  .reading {
    display: grid;
    justify-items: center;
    gap: var(--zaguan-space-4);
    margin-top: var(--zaguan-space-7);
    text-align: center;
  }
  .reading .thumb {
    width: 72px;
  }
  .reading progress {
    width: min(100%, 240px);
    accent-color: var(--zaguan-accent);
  }
  .doubt {
    display: block;
    margin-top: var(--zaguan-space-4);
  }
  .doubt .text-button {
    padding-inline: 0;
  }
  .card-fields {
    margin-top: var(--zaguan-space-4);
    border-top: 1px solid var(--zaguan-line);
  }
  .card-fields li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: var(--zaguan-space-3);
    min-height: 64px;
    border-bottom: 1px solid var(--zaguan-line);
  }
  .card-fields .about {
    padding: var(--zaguan-space-2) 0;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .card-fields .missing {
    color: var(--zaguan-muted);
    font-weight: inherit;
  }
  .card-fields .text-button {
    flex: none;
    padding-inline: var(--zaguan-space-2) 0;
  }
  .card-fields zaguan-field {
    flex: 1;
    padding: var(--zaguan-space-3) 0;
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
  .thumb {
    height: 52px;
    border-radius: var(--zaguan-radius-small);
    color: var(--zaguan-accent);
    background: var(--zaguan-accent-soft);
  }
  span.thumb {
    display: grid;
    place-items: center;
  }
  .about small.stored {
    color: var(--zaguan-done);
  }
  .about small.failed {
    color: var(--zaguan-warn);
  }
`;
