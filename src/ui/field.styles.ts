import { css } from 'lit';

/** Styles of the controls with a label: the box, its focus and error state, the line below. */
export const fieldStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 6px;
    min-width: 0;
    /* Keeps the focused field clear of the bar above and the dock below. */
    scroll-margin: 72px 0 140px;
  }
  .label {
    font-size: var(--zaguan-text-small);
    line-height: 20px;
    font-weight: var(--zaguan-weight-label);
  }
  .label i {
    font-style: normal;
    font-weight: var(--zaguan-weight);
    color: var(--zaguan-muted);
  }
  .box {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--zaguan-space-2);
    min-width: 0;
    min-height: var(--zaguan-control);
    border: 1px solid var(--zaguan-edge);
    border-radius: var(--zaguan-radius);
    background: var(--zaguan-surface);
  }
  .box input,
  .box select {
    flex: 1;
    width: 100%;
    min-width: 0;
    height: 54px;
    padding: 0 15px;
    border-radius: inherit;
    outline: 0;
    scroll-margin: 72px 0 140px;
  }
  .box input::placeholder {
    color: var(--zaguan-muted);
    opacity: 1;
  }
  .box input:-webkit-autofill {
    -webkit-text-fill-color: var(--zaguan-ink);
    box-shadow: inset 0 0 0 54px var(--zaguan-accent-soft);
  }
  .box:focus-within {
    border-color: var(--zaguan-accent);
    outline: 2px solid var(--zaguan-accent);
    outline-offset: -1px;
  }
  .box.wrong {
    border-color: var(--zaguan-warn);
    outline: 2px solid var(--zaguan-warn);
    outline-offset: -1px;
  }
  .under {
    min-height: 20px;
  }
  :host([tight]) .empty {
    display: none;
  }
  .error {
    color: var(--zaguan-warn);
  }
  .chip {
    justify-self: start;
    min-height: var(--zaguan-target);
    padding: var(--zaguan-space-1) var(--zaguan-space-4);
    border-radius: 24px;
    color: var(--zaguan-accent);
    background: var(--zaguan-accent-soft);
    font-weight: var(--zaguan-weight-label);
    text-align: start;
    overflow-wrap: anywhere;
  }
`;
