import { css } from 'lit';

/** The step's styles. They must follow `captureIntroStyles` and `cameraBlockedStyles`, whose niche and rows they share. */
export const taxCertificateStyles = css`
  .drawing .ground {
    fill: var(--zaguan-surface);
  }

  .facts {
    margin-top: var(--zaguan-space-5);
    border-radius: var(--zaguan-radius);
    background: var(--zaguan-panel);
  }
  .facts div {
    padding: var(--zaguan-space-3) var(--zaguan-space-4);
  }
  .facts div + div {
    border-top: 1px solid var(--zaguan-line);
  }
  .facts dt {
    font-size: var(--zaguan-text-small);
    line-height: 20px;
    color: var(--zaguan-muted);
  }
  .facts dd {
    margin: 0;
    font-weight: var(--zaguan-weight-label);
    letter-spacing: 0.02em;
    overflow-wrap: anywhere;
  }
  .facts .main dd {
    font-size: 26px;
    line-height: 34px;
    font-weight: var(--zaguan-weight-strong);
  }

  .busy {
    display: grid;
    gap: var(--zaguan-space-3);
    justify-items: center;
    margin-top: var(--zaguan-space-5);
    padding: var(--zaguan-space-5) var(--zaguan-space-4);
    border-radius: var(--zaguan-radius);
    background: var(--zaguan-accent-soft);
  }
  .busy .paper {
    display: grid;
    place-items: center;
    width: 64px;
    height: 76px;
    padding-top: 6px;
    border-radius: var(--zaguan-arch);
    color: var(--zaguan-accent);
    background: var(--zaguan-surface);
  }
  .busy progress {
    width: min(100%, 240px);
    height: 6px;
    accent-color: var(--zaguan-accent);
  }
`;
