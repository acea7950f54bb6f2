import { css } from 'lit';

/** Styles of the camera screen, which is dark in both themes and so only uses the camera's tokens. */
export const viewfinderStyles = css`
  :host {
    position: relative;
    isolation: isolate;
    display: block;
    flex: 1;
    min-height: 288px;
    color: var(--zaguan-camera-ink);
  }
  video,
  .seen {
    position: absolute;
    inset: 0;
    z-index: -1;
    width: 100%;
    height: 100%;
  }
  video {
    object-fit: cover;
    opacity: 1;
    transition: opacity var(--zaguan-slow) var(--zaguan-ease);
  }
  .mirrored {
    transform: scaleX(-1);
  }
  [data-tone='opening'] video {
    opacity: 0;
  }
  /* Continues under the shell's bar. Absolute, so that the container queries use the final size. */
  .film {
    position: absolute;
    inset: calc(-1 * var(--zaguan-bar)) 0 0;
    isolation: isolate;
    container: viewfinder / size;
    background: var(--zaguan-camera-ground);
    overflow: hidden;
  }
  .screen {
    display: grid;
    grid-template: 'pill' auto 'frame' minmax(0, 1fr) 'controls' auto 'foot' auto / minmax(0, 1fr);
    height: 100%;
    padding-top: var(--zaguan-bar);
  }
  .pill {
    grid-area: pill;
    justify-self: center;
    display: flex;
    align-items: center;
    gap: var(--zaguan-space-2);
    max-width: calc(100% - 32px);
    min-height: 44px;
    margin-top: 20px;
    padding: 8px var(--zaguan-gutter);
    border-radius: 22px;
    background: var(--zaguan-camera-pill);
    font-weight: var(--zaguan-weight-strong);
    text-align: center;
    text-wrap: balance;
  }
  .middle {
    grid-area: frame;
    container-type: size;
    display: grid;
    place-content: center;
    justify-items: center;
    margin: 16px 14px 8px;
  }
  /* As large as fits above one line of text; the shadow dims everything outside. */
  .frame {
    --ratio: 1.5858;
    --fits: calc((100cqh - 60px) * var(--ratio));
    position: relative;
    width: min(100cqw, var(--fits), 640px);
    aspect-ratio: var(--ratio);
    border-radius: 5.42% / 8.6%;
    box-shadow: 0 0 0 200vmax var(--zaguan-camera-scrim);
  }
  .frame.face {
    --ratio: 0.7168;
    --widest: 86cqw;
    width: min(var(--widest), var(--fits), 420px);
    border-radius: 50% / 45% 45% 55% 55%;
  }
  .roams .face {
    --widest: 68cqw;
  }
  .frame.code {
    --ratio: 1;
    width: min(78cqw, var(--fits), 360px);
    border-radius: 8.33%;
  }
  .frame.sheet {
    --ratio: 0.7728;
    width: min(88cqw, var(--fits), 420px);
    border-radius: 4.8% / 3.71%;
  }
  /* Browsers before September 2022 lack container units: the frame then follows the window, and may be smaller than possible. */
  @supports not (width: 1cqw) {
    .frame[class] {
      --fits: calc((100vh - 360px) * var(--ratio));
      width: min(78vw, max(160px, var(--fits)), 360px);
    }
    .roams .frame[class] {
      width: min(62vw, max(160px, var(--fits)), 300px);
    }
  }
  /* A moving oval gets all space above the text, so that it stays visible at the side of a narrow screen. */
  .roams {
    grid-template-rows: minmax(0, 1fr) auto;
    place-content: normal;
    align-items: center;
  }
  .roams .frame {
    transition: transform var(--zaguan-slow) var(--zaguan-ease);
  }
  [data-tone='opening'] .frame {
    box-shadow: none;
  }
  /* Text and controls lie above the frame's shadow. */
  .pill,
  .caption,
  .controls,
  .foot {
    position: relative;
    z-index: 1;
  }
  .caption {
    min-height: 20px;
    margin-top: 12px;
    padding: 4px 12px;
    border-radius: 14px;
    background: var(--zaguan-camera-pill);
    font-size: var(--zaguan-text-small);
    font-weight: var(--zaguan-weight-label);
    line-height: 20px;
    text-align: center;
    text-wrap: balance;
  }
  .caption:empty {
    background: none;
  }
  /* Keeps two lines of text narrow. */
  @container viewfinder (max-width: 480px) {
    .caption {
      max-width: 288px;
    }
  }
  .controls {
    grid-area: controls;
    display: grid;
    grid-template-columns: 1fr var(--zaguan-shutter) 1fr;
    align-items: center;
    justify-items: center;
    width: 100%;
    max-width: 420px;
    margin-inline: auto;
    padding-block: 8px;
  }
  .side {
    width: 52px;
    height: 52px;
    background: rgb(255 255 255 / 0.14);
  }
  .side[aria-pressed='true'] {
    color: var(--zaguan-camera-ground);
    background: var(--zaguan-camera-ink);
  }
  .torch {
    grid-column: 1;
  }
  .shutter {
    grid-column: 2;
    width: var(--zaguan-shutter);
    height: var(--zaguan-shutter);
    padding: 4px;
    border: 4px solid var(--zaguan-camera-ink);
    border-radius: 50%;
  }
  .shutter::before {
    content: '';
    display: block;
    height: 100%;
    border-radius: 50%;
    background: var(--zaguan-camera-ink);
    transition: transform var(--zaguan-fast) var(--zaguan-ease);
  }
  .shutter:active::before {
    transform: scale(0.9);
  }
  .shutter[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
  .other-camera {
    grid-column: 3;
  }
  .foot {
    grid-area: foot;
    display: grid;
    place-items: center;
    min-height: 68px;
    padding-bottom: max(12px, env(safe-area-inset-bottom));
  }
  .foot button {
    color: var(--zaguan-camera-ink);
  }
  :focus-visible {
    outline-color: var(--zaguan-camera-ink);
  }
  @media (prefers-reduced-motion: reduce) {
    .roams .frame {
      transition: none;
    }
  }
  /* In landscape the controls are beside the frame, near the thumb, and the instruction below it. */
  @container viewfinder (max-height: 560px) and (min-aspect-ratio: 1/1) {
    .screen {
      grid-template: 'frame controls' minmax(0, 1fr) 'pill foot' auto / minmax(0, 1fr) 132px;
    }
    .pill {
      align-self: center;
      margin-top: 0;
    }
    .middle {
      margin-top: 4px;
    }
    .frame {
      --fits: calc((100cqh - 8px) * var(--ratio));
    }
    .caption {
      position: absolute;
      width: 1px;
      height: 1px;
      min-height: 0;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .controls {
      grid-template: 1fr var(--zaguan-shutter) 1fr / 1fr;
      height: 100%;
      padding-block: 12px;
    }
    .torch,
    .shutter,
    .other-camera {
      grid-column: 1;
    }
    .torch {
      grid-row: 1;
    }
    .shutter {
      grid-row: 2;
    }
    .other-camera {
      grid-row: 3;
    }
    .foot {
      text-align: center;
    }
  }
`;
