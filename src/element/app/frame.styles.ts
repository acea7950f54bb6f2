import { css } from 'lit';

/** Styles of the shell's frame and dialog. They follow `frame` of `src/ui`, which resets inherited styles. */
export const frameStyles = css`
  .screen {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-width: 0;
  }
  dialog {
    height: calc(100vh - 8px);
    height: calc(100dvh - 8px);
    max-height: none;
    overflow: hidden auto;
    overscroll-behavior: contain;
    scroll-padding-bottom: 140px;
  }
  dialog .frame {
    min-height: 100%;
  }
  @media (min-width: 640px) {
    dialog {
      width: calc(var(--zaguan-measure) + 2 * var(--zaguan-gutter));
      height: min(780px, 100vh - 48px);
    }
  }

  .loading {
    display: grid;
    flex: 1;
    place-items: center;
  }
  .fleeting {
    width: 100%;
    max-width: calc(var(--zaguan-measure) + 2 * var(--zaguan-gutter));
    padding: var(--zaguan-space-2) var(--zaguan-gutter) 0;
    margin-inline: auto;
  }
  .news {
    position: sticky;
    z-index: 2;
    top: var(--zaguan-bar);
    background: var(--zaguan-ground);
  }
  /* Takes no space in the layout: the negative margin cancels the padding. */
  .news.late {
    height: 0;
    margin-bottom: calc(-1 * var(--zaguan-space-2));
  }
  .news.late::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0 0 auto;
    height: 124px;
    /* Fades the page below, since text cut off at a hard edge would look like a fault. */
    background: linear-gradient(var(--zaguan-ground) 112px, transparent);
  }
  .news zaguan-button {
    margin-inline-end: var(--zaguan-space-5);
  }
  .shared {
    display: block;
    margin-top: var(--zaguan-space-5);
  }
`;
