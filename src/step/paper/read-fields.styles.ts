import { css } from 'lit';

/** Styles for `renderReadFields`. */
export const readFieldStyles = css`
  .about b {
    display: block;
    font-weight: var(--zaguan-weight-label);
  }
  .about small {
    display: block;
    overflow-wrap: anywhere;
  }
  /* With its title and its buttons on one small screen. */
  .taken.sheet {
    max-height: min(420px, 40vh);
  }
  .doubt {
    display: block;
    margin-top: var(--zaguan-space-4);
  }
  .doubt .text-button {
    padding-inline: 0;
  }
  .read-fields {
    margin-top: var(--zaguan-space-4);
    border-top: 1px solid var(--zaguan-line);
  }
  .read-fields li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: var(--zaguan-space-3);
    min-height: 64px;
    border-bottom: 1px solid var(--zaguan-line);
  }
  .read-fields .about {
    padding: var(--zaguan-space-2) 0;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .read-fields .missing {
    color: var(--zaguan-muted);
    font-weight: inherit;
  }
  .read-fields .text-button {
    flex: none;
    padding-inline: var(--zaguan-space-2) 0;
  }
  .read-fields zaguan-field {
    flex: 1;
    padding: var(--zaguan-space-3) 0;
  }

  .reading {
    display: grid;
    justify-items: center;
    gap: var(--zaguan-space-4);
    margin-top: var(--zaguan-space-6);
    text-align: center;
  }
  .reading progress {
    width: min(100%, 240px);
    accent-color: var(--zaguan-accent);
  }
  .reading .thumb {
    width: 72px;
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
`;
