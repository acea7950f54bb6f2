import { css } from 'lit';

/** Styles of parts of several pages: the niche, an arched recess for one picture, and rows of an icon with two lines of text. */
export const pagePartStyles = css`
  .niche {
    display: grid;
    flex: none;
    place-items: center;
    width: 72px;
    height: 84px;
    padding-top: 8px;
    margin: var(--zaguan-space-4) max(var(--zaguan-gutter), (100% - var(--zaguan-measure)) / 2) 0;
    border-radius: var(--zaguan-arch);
    border-bottom: var(--zaguan-stroke) solid var(--zaguan-accent);
    color: var(--zaguan-accent);
    background: var(--zaguan-accent-soft);
  }
  .niche .icon {
    width: 32px;
    height: 32px;
    stroke-width: 1.5;
  }
  .niche.warn {
    color: var(--zaguan-warn);
    background: var(--zaguan-warn-soft);
    border-color: var(--zaguan-warn);
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
  .row > .icon:last-child:not(:first-child) {
    color: var(--zaguan-muted);
    margin-inline-start: auto;
  }
  .row b {
    display: block;
    font-weight: var(--zaguan-weight-label);
  }
  .row small {
    display: block;
  }
`;
