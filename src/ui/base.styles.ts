import { css } from 'lit';

/** First styles of every shadow root of the widget: the reset, type, links, text buttons, icons, the focus ring. */
export const base = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
    margin: 0;
    padding: 0;
  }
  :host {
    display: block;
    font: var(--zaguan-weight) var(--zaguan-text) / var(--zaguan-leading) var(--zaguan-font);
    letter-spacing: var(--zaguan-tracking);
    color: var(--zaguan-ink);
    font-variant-numeric: lining-nums;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  ul,
  ol {
    list-style: none;
  }
  button,
  input,
  select {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
    background: none;
    border: 0;
  }
  button {
    cursor: pointer;
    touch-action: manipulation;
  }
  svg {
    display: block;
    flex: none;
  }
  .icon {
    width: 24px;
    height: 24px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .icon-small {
    width: 18px;
    height: 18px;
    stroke-width: 2;
  }
  .title {
    font-size: var(--zaguan-text-title);
    line-height: var(--zaguan-leading-title);
    letter-spacing: var(--zaguan-tracking-title);
    font-weight: var(--zaguan-weight-strong);
    text-wrap: balance;
    overflow-wrap: break-word;
  }
  .why {
    margin-top: var(--zaguan-space-2);
    color: var(--zaguan-muted);
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  .small,
  small {
    font-size: var(--zaguan-text-small);
    line-height: 20px;
    color: var(--zaguan-muted);
  }
  .small {
    text-wrap: pretty;
  }
  .with-icon {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    gap: var(--zaguan-space-2);
  }
  .with-icon > .icon {
    margin-top: 1px;
  }
  .link {
    color: var(--zaguan-accent);
    font-weight: var(--zaguan-weight-label);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }
  .text-button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--zaguan-space-2);
    min-height: var(--zaguan-target);
    padding: 0 var(--zaguan-space-3);
    border-radius: var(--zaguan-radius-small);
    color: var(--zaguan-accent);
    font-weight: var(--zaguan-weight-label);
    text-decoration: none;
  }
  .icon-button {
    display: grid;
    place-items: center;
    width: var(--zaguan-target);
    height: var(--zaguan-target);
    border-radius: 50%;
  }
  .spinner {
    animation: turn 900ms linear infinite;
  }
  @keyframes turn {
    to {
      transform: rotate(360deg);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .spinner {
      animation: none;
    }
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  :focus-visible {
    outline: 3px solid var(--zaguan-accent);
    outline-offset: 2px;
  }
  [tabindex='-1']:focus-visible {
    outline: none;
  }
`;
