import { css } from 'lit';

/** The styles of the tools above a page, of the page or its text, and of the place to sign. */
export const documentSignStyles = css`
  .tools {
    display: flex;
    align-items: center;
    min-height: var(--zaguan-target);
    margin: var(--zaguan-space-2) -12px var(--zaguan-space-1);
  }
  .where {
    display: flex;
    flex: 1 1 auto;
    flex-wrap: wrap;
    align-items: center;
  }
  .where:first-child {
    padding-inline-start: var(--zaguan-space-1);
  }
  .tools h2 {
    padding-inline: 8px 0;
    font-size: var(--zaguan-text-small);
    line-height: 20px;
    font-weight: var(--zaguan-weight-label);
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
  /* On the narrowest phone they are narrower before the words between them take a second line. */
  .tools .icon-button {
    flex: 0 1000 44px;
    min-width: 40px;
    color: var(--zaguan-accent);
  }
  .tools .icon-button[aria-disabled='true'] {
    color: var(--zaguan-next);
    cursor: default;
  }
  .as-text {
    display: grid;
    gap: var(--zaguan-space-3);
    padding: var(--zaguan-space-4);
    border-radius: var(--zaguan-radius-small);
    /* It has this height before the texts arrive, so that nothing below it jumps. */
    height: max(200px, 38vh);
    align-content: start;
    background: var(--zaguan-surface);
    box-shadow: 0 0 0 1px var(--zaguan-line);
    overflow: auto;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  /* Its own file comes later. */
  zaguan-pad {
    display: block;
    min-height: clamp(132px, 20vh, 168px);
  }
  .toggle {
    padding-inline: 8px 0;
    font-size: var(--zaguan-text-small);
    line-height: 20px;
  }
  .unopened {
    margin-top: var(--zaguan-space-5);
  }
  .opening {
    aspect-ratio: 17 / 22;
    border-radius: var(--zaguan-radius-small);
    background: var(--zaguan-panel);
  }
  .between {
    margin-top: var(--zaguan-space-3);
  }
  /* The dock ends this page: whoever reaches it has passed the whole consent. */
  .sign::part(content) {
    padding-bottom: var(--zaguan-space-3);
  }
  .sign::part(dock) {
    position: static;
  }
  .sign::part(dock)::before {
    content: none;
  }
  .hand {
    display: grid;
    gap: var(--zaguan-space-3);
    margin-top: var(--zaguan-space-1);
  }
  .preview {
    display: grid;
    align-items: center;
    min-height: 56px;
    padding: var(--zaguan-space-1) 20px;
    border-radius: var(--zaguan-radius);
    color: #1a1f2b;
    background: #ffffff;
    box-shadow: inset 0 0 0 1px var(--zaguan-line);
    overflow: hidden;
  }
  .preview span {
    font: italic 28px / 1.3 var(--script);
    overflow-wrap: anywhere;
  }
  .missing {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    gap: var(--zaguan-space-2);
    margin: -6px 0 0 2px;
    color: var(--zaguan-warn);
  }
  zaguan-consent {
    margin-top: var(--zaguan-space-4);
  }
`;
