import { css } from 'lit';

export const handoffStyles = css`
  :host {
    display: flex;
    flex: 1;
    flex-direction: column;
  }
  .invite {
    text-align: center;
  }
  /* A petal in each corner, outside the white margin of four modules that QR readers need. */
  .card {
    --petal: var(--zaguan-accent) 9.5px, transparent 10px;
    display: grid;
    place-items: center;
    width: min(100%, 248px);
    aspect-ratio: 1;
    padding: 14px;
    margin: var(--zaguan-space-4) auto 0;
    border: 1px solid var(--zaguan-line);
    border-radius: var(--zaguan-radius-large);
    background-color: #fff;
    background-image:
      radial-gradient(circle at 100% 0, var(--petal)), radial-gradient(circle at 0 0, var(--petal)),
      radial-gradient(circle at 100% 100%, var(--petal)), radial-gradient(circle at 0 100%, var(--petal));
    background-position: 10px 10px, calc(100% - 10px) 10px, 10px calc(100% - 10px), calc(100% - 10px) calc(100% - 10px);
    background-repeat: no-repeat;
    background-size: 10px 10px;
  }
  .card.empty {
    color: var(--zaguan-muted);
    background: var(--zaguan-panel);
  }
  /* Smaller, since no QR code will replace it. */
  .card.lost {
    width: 96px;
  }
  .card.empty .icon {
    width: 56px;
    height: 56px;
    stroke-width: 1.25;
  }
  .code {
    width: 100%;
    fill: none;
    stroke: #10141b;
    shape-rendering: crispedges;
    forced-color-adjust: none;
  }
  .status {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--zaguan-space-2);
    min-height: 20px;
    margin: var(--zaguan-space-3) 0 0;
    text-align: center;
  }
  .arch {
    flex: none;
    width: 22px;
    height: 12px;
    border: 2px solid var(--zaguan-accent);
    border-bottom: 0;
    border-radius: 50% 50% 0 0 / 10px 10px 0 0;
    background: var(--zaguan-glow);
    animation: patience 1.4s infinite alternate ease-in-out;
  }
  @keyframes patience {
    from {
      opacity: 0.25;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .arch {
      animation: none;
    }
  }
  .ways {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(168px, 1fr));
    gap: var(--zaguan-space-2);
    margin-top: var(--zaguan-space-4);
  }
  .whole {
    grid-column: 1 / -1;
  }
  .row {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--zaguan-target);
    margin-top: var(--zaguan-space-2);
    color: var(--zaguan-accent);
    font-weight: var(--zaguan-weight-label);
    text-decoration: none;
  }
  .secret {
    margin-top: var(--zaguan-space-3);
    text-align: center;
  }
  .address {
    padding: var(--zaguan-space-3);
    margin-top: var(--zaguan-space-3);
    border-radius: var(--zaguan-radius-small);
    background: var(--zaguan-panel);
    font-size: var(--zaguan-text-small);
    line-height: 20px;
    overflow-wrap: anywhere;
    user-select: all;
  }
  zaguan-notice {
    display: block;
    margin-top: var(--zaguan-space-4);
  }

  .steps {
    margin-top: var(--zaguan-space-5);
    border-top: 1px solid var(--zaguan-line);
  }
  .steps li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--zaguan-space-3);
    min-height: 56px;
    padding: var(--zaguan-space-2) 0;
    border-bottom: 1px solid var(--zaguan-line);
  }
  .steps i {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border: 2px solid var(--zaguan-next);
    border-radius: 50%;
  }
  .steps .done i {
    border-color: var(--zaguan-done-soft);
    color: var(--zaguan-done);
    background: var(--zaguan-done-soft);
  }
  .steps .now i {
    border-color: var(--zaguan-accent);
    border-bottom: 0;
    border-radius: 50% 50% 0 0 / 60% 60% 0 0;
    background: var(--zaguan-glow);
  }
  .steps .now span {
    font-weight: var(--zaguan-weight-strong);
  }
  .steps .next span {
    color: var(--zaguan-muted);
  }
  .steps .done small {
    color: var(--zaguan-done);
  }
`;
