import { css, html } from 'lit';

/** Draws the entrance hall, whose door opens at a successful end. 360 units wide; the wall continues on wider screens. */
export function hall(door: 'ajar' | 'open') {
  return html`<svg class="hall ${door}" viewBox="0 0 360 200" aria-hidden="true">
    <defs>
      <pattern id="tile" y="140" width="28" height="28" patternUnits="userSpaceOnUse">
        <path class="tile-ground" d="M0 0h28v28H0z" />
        <path
          class="tile"
          d="M0 0h8.5A8.5 8.5 0 0 1 0 8.5ZM28 0v8.5A8.5 8.5 0 0 1 19.5 0ZM0 28v-8.5A8.5 8.5 0 0 1 8.5 28ZM28 28h-8.5a8.5 8.5 0 0 1 8.5-8.5ZM14 5.5q1.700 6.800 8.5 8.5-6.800 1.700-8.5 8.5-1.700-6.800-8.5-8.5 6.800-1.700 8.5-8.5Z"
        />
      </pattern>
      <linearGradient id="light" x1="0" y1="0" x2="0" y2="1"><stop class="far" /><stop offset="1" class="near" /></linearGradient>
      <linearGradient id="spill" x1="0" y1="0" x2="0" y2="1">
        <stop class="near" stop-opacity=".95" /><stop offset="1" class="near" stop-opacity="0" />
      </linearGradient>
      <clipPath id="arch"><path d="M122 168V72a58 36 0 0 1 116 0v96Z" /></clipPath>
    </defs>
    <path class="wall" d="M-1200 0h2760v168h-2760z" />
    <path fill="url(#tile)" d="M-1200 140h2760v28h-2760z" />
    <path class="tile" d="M-1200 136.5h2760v3.5h-2760z" />
    <path class="spill" fill="url(#spill)" d="M122 168h116l44 32H78z" />
    <path class="stone" d="M122 168V72a58 36 0 0 1 116 0v96" />
    <g clip-path="url(#arch)">
      <path fill="url(#light)" d="M122 30h116v138H122z" />
      <path class="beyond" d="M152 156V92a28 19 0 0 1 56 0v64Z" />
      <path class="beyond" d="M166 150v-48a14 10 0 0 1 28 0v48Z" />
      <g class="leaf start">
        <path class="wood" d="M122 30h58v138h-58z" />
        <path class="panel" d="M132 74h34v34h-34zM132 118h34v40h-34z" />
        <circle class="brass" cx="172.5" cy="113" r="3" />
      </g>
      <g class="leaf end">
        <path class="wood" d="M180 30h58v138h-58z" />
        <path class="panel" d="M194 74h34v34h-34zM194 118h34v40h-34z" />
        <circle class="brass" cx="187.5" cy="113" r="3" />
      </g>
    </g>
  </svg>`;
}

/** Styles of the hall, and of the arch that glows while something loads. The build also puts them into the hosted page. */
export const hallStyles = css`
  .arch {
    width: 44px;
    height: 24px;
    border: var(--zaguan-stroke) solid var(--zaguan-accent);
    border-bottom: 0;
    border-radius: 50% 50% 0 0 / 18px 18px 0 0;
    background: var(--zaguan-glow);
    animation: patience 1.4s 300ms infinite alternate ease-in-out both;
  }
  @keyframes patience {
    from {
      opacity: 0.15;
    }
  }
  .hall {
    display: block;
    width: 100%;
    height: 200px;
    overflow: hidden;
  }
  @media (max-height: 480px) and (orientation: landscape) {
    .hall {
      height: 104px;
    }
  }
  .hall .wall {
    fill: var(--zaguan-wall);
  }
  .hall .tile-ground {
    fill: var(--zaguan-tile-ground);
  }
  .hall .tile {
    fill: var(--zaguan-tile);
  }
  .hall .far {
    stop-color: var(--zaguan-glow-far);
  }
  .hall .near {
    stop-color: var(--zaguan-glow);
  }
  .hall .stone {
    fill: none;
    stroke: var(--zaguan-stone);
    stroke-width: 20;
  }
  .hall .beyond {
    fill: #fff;
    fill-opacity: 0.5;
  }
  .hall .wood {
    fill: var(--zaguan-door);
  }
  .hall .panel {
    fill: none;
    stroke: #fff;
    stroke-opacity: 0.28;
    stroke-width: 1.5;
  }
  .hall .brass {
    fill: none;
    stroke: var(--zaguan-glow);
    stroke-width: 2;
  }
  .hall .leaf {
    transform-origin: 122px 168px;
    transform: scaleX(0.86);
  }
  .hall .leaf.end {
    transform-origin: 238px 168px;
  }
  .hall .spill {
    transform-origin: 180px 168px;
    transform: scaleX(0.16);
  }
  .hall.open .leaf {
    transform: scaleX(0.42) skewY(-11deg);
  }
  .hall.open .leaf.end {
    transform: scaleX(0.42) skewY(11deg);
  }
  .hall.open .spill {
    transform: none;
  }
  @media (prefers-reduced-motion: no-preference) {
    .hall.open .leaf {
      animation: door-opens 600ms var(--zaguan-ease) backwards;
    }
    .hall.open .spill {
      animation: light-enters 400ms 350ms var(--zaguan-ease) backwards;
    }
  }
  @keyframes door-opens {
    from {
      transform: scaleX(0.86);
    }
  }
  @keyframes light-enters {
    from {
      transform: scaleX(0.16);
      opacity: 0;
    }
  }
`;
