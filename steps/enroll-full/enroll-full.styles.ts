import { css } from 'lit';

export const enrollFullStyles = css`
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
  .drawing :is(.tint, .photo) {
    fill: var(--zaguan-wall);
  }
  .drawing :is(.figure, .code) {
    fill: var(--zaguan-tile);
  }
  .drawing .text {
    fill: none;
    stroke: var(--zaguan-edge);
    stroke-width: 3;
  }
  .drawing .thin {
    stroke-width: 2;
    stroke-dasharray: 3 4;
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
  .tips + .aside {
    margin-top: var(--zaguan-space-5);
  }

  .taken {
    margin: var(--zaguan-space-4) calc(-1 * var(--zaguan-gutter)) 0;
  }
  .taken.front,
  .taken.back {
    max-height: 420px;
  }
  .taken.selfie {
    /* All of it above the dock, on small phones too. */
    max-width: clamp(180px, 42vh, 300px);
    aspect-ratio: 3 / 4;
    margin-inline: auto;
    border-radius: var(--zaguan-radius-large);
  }
  .advice {
    margin-top: var(--zaguan-space-3);
  }
  @media (min-width: 488px) {
    .taken.front,
    .taken.back {
      margin-inline: 0;
      border-radius: var(--zaguan-radius);
    }
  }

  /* The niche: an arched recess for the one picture of a state screen. */
  .niche {
    display: grid;
    flex: none;
    place-items: center;
    width: 72px;
    height: 84px;
    margin: var(--zaguan-space-4) max(var(--zaguan-gutter), (100% - var(--zaguan-measure)) / 2) 0;
    padding-top: 8px;
    border-bottom: var(--zaguan-stroke) solid var(--zaguan-warn);
    border-radius: var(--zaguan-arch);
    color: var(--zaguan-warn);
    background: var(--zaguan-warn-soft);
  }
  .niche .icon {
    width: 32px;
    height: 32px;
    stroke-width: 1.5;
  }
  .hint {
    margin-top: 20px;
    padding: var(--zaguan-space-4);
    border-radius: var(--zaguan-radius);
    background: var(--zaguan-panel);
  }
  .address {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 40px;
    margin-bottom: var(--zaguan-space-3);
    padding: 0 6px;
    border-radius: 999px;
    background: var(--zaguan-surface);
    box-shadow: inset 0 0 0 1px var(--zaguan-line);
    font-size: var(--zaguan-text-small);
    color: var(--zaguan-muted);
    overflow-wrap: anywhere;
  }
  .address span {
    display: grid;
    place-items: center;
    flex: none;
    width: 30px;
    height: 30px;
    border-radius: 50%;
    color: var(--zaguan-accent);
    box-shadow: 0 0 0 2px var(--zaguan-accent);
  }
  .rows {
    margin-top: 20px;
  }
  .rows li {
    border-bottom: 1px solid var(--zaguan-line);
  }
  .rows li:first-child {
    border-top: 1px solid var(--zaguan-line);
  }
  .row {
    display: flex;
    align-items: center;
    gap: var(--zaguan-space-4);
    width: 100%;
    min-height: 64px;
    padding: var(--zaguan-space-3) 0;
    text-align: start;
  }
  .row > .icon:first-child {
    color: var(--zaguan-accent);
  }
  .row > .icon:last-child {
    margin-inline-start: auto;
    color: var(--zaguan-muted);
  }
  :is(.row, .about) b {
    display: block;
    font-weight: var(--zaguan-weight-label);
  }
  :is(.row, .about) small {
    display: block;
    font-size: var(--zaguan-text-small);
    line-height: 20px;
    color: var(--zaguan-muted);
    overflow-wrap: anywhere;
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
