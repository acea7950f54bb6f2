import { css } from 'lit';

/** Styles for `renderCameraBlocked`; they follow `step`. */
export const cameraBlockedStyles = css`
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
  .row b,
  .about b {
    display: block;
    font-weight: var(--zaguan-weight-label);
  }
  .row small,
  .about small {
    display: block;
    font-size: var(--zaguan-text-small);
    line-height: 20px;
    color: var(--zaguan-muted);
    overflow-wrap: anywhere;
  }
`;
