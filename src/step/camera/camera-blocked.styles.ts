import { css } from 'lit';
import { pagePartStyles } from '../../ui/page-parts.styles.ts';

/** Styles for `renderCameraBlocked`. A list of styles has them after `step`. */
export const cameraBlockedStyles = [
  pagePartStyles,
  css`
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
  .row small {
    overflow-wrap: anywhere;
  }
`,
];
