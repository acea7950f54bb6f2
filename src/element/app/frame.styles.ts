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
    position: fixed;
    inset: auto 0 0;
    width: 100%;
    max-width: none;
    height: calc(100vh - 8px);
    height: calc(100dvh - 8px);
    max-height: none;
    padding: 0;
    border: 0;
    color: inherit;
    background: var(--zaguan-ground);
    border-radius: var(--zaguan-radius-large) var(--zaguan-radius-large) 0 0;
    box-shadow: var(--zaguan-shadow);
    overflow: hidden auto;
    overscroll-behavior: contain;
    scroll-padding-bottom: 140px;
  }
  dialog::backdrop {
    background: rgb(10 14 22 / 0.52);
  }
  dialog .frame {
    min-height: 100%;
  }
  @media (min-width: 640px) {
    dialog {
      inset: 0;
      width: calc(var(--zaguan-measure) + 2 * var(--zaguan-gutter));
      height: min(780px, 100vh - 48px);
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

  .loading {
    display: grid;
    flex: 1;
    place-items: center;
  }
  .arch {
    width: 44px;
    height: 24px;
    border: var(--zaguan-stroke) solid var(--zaguan-accent);
    border-bottom: 0;
    border-radius: 50% 50% 0 0 / 18px 18px 0 0;
    background: var(--zaguan-glow);
    animation: patience 1.4s 300ms infinite alternate ease-in-out both;
  }
  @keyframes patience {
    from {
      opacity: 0.15;
    }
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
  /* It takes no room: its own padding is given back. */
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
    /* What it covers fades: half a letter below its edge would look like a fault. */
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
