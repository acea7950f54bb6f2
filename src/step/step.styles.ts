import { css } from 'lit';

/** Styles for every step element. Lists have them after `base`. The element fills the shell's space. Its form has no box of its own. */
export const step = css`
  :host {
    display: flex;
    flex-direction: column;
    flex: 1 0 auto;
    min-width: 0;
  }
  form {
    display: contents;
  }
  .strong {
    font-weight: var(--zaguan-weight-strong);
    color: var(--zaguan-ink);
  }
  .figures {
    font-variant-numeric: tabular-nums lining-nums;
  }
  .form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--zaguan-space-4);
    margin-top: var(--zaguan-space-5);
  }
  .form.tight {
    gap: var(--zaguan-space-3);
  }
  .pair {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--zaguan-space-3);
  }
  .between {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0 var(--zaguan-space-4);
    margin-top: 6px;
  }
  .aside {
    margin-top: var(--zaguan-space-4);
  }
`;
