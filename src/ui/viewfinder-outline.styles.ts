import { css } from 'lit';

/** Styles of the frame's lines, whose colour and weight show the progress of the picture. */
export const outlineStyles = css`
  .outline {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .line {
    fill: none;
    stroke: var(--zaguan-camera-neutral);
    stroke-width: var(--zaguan-stroke);
    stroke-linecap: round;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
    transition: stroke var(--zaguan-fast) var(--zaguan-ease);
  }
  .seen .line {
    stroke: var(--zaguan-camera-accent);
  }
  .petal {
    fill: var(--zaguan-camera-neutral);
    transition: fill var(--zaguan-fast) var(--zaguan-ease);
  }
  .whole {
    opacity: 0;
  }
  /* A face closes the oval; while it holds still, a thicker line fills it. */
  .face.occupied .whole {
    opacity: 1;
    stroke: var(--zaguan-camera-accent);
  }
  .face.occupied .dashed,
  [data-tone='taken'] .dashed {
    opacity: 0;
  }
  .face.filling .whole {
    stroke-width: 1px;
  }
  .fills {
    stroke: var(--zaguan-camera-accent);
    stroke-width: 5px;
  }
  [data-tone='opening'] .outline {
    opacity: 0.35;
  }
  [data-tone='taking'] .whole,
  [data-tone='taken'] .whole {
    opacity: 1;
  }
  [data-tone='taking'] .line {
    stroke: var(--zaguan-camera-accent);
  }
  [data-tone='taking'] .petal {
    fill: var(--zaguan-camera-accent);
  }
  [data-tone='taken'] .line {
    stroke: var(--zaguan-camera-done);
  }
  [data-tone='taken'] .petal {
    fill: var(--zaguan-camera-done);
  }
  /* Four petals from the corners form a tile around the tick. */
  .tile {
    position: absolute;
    inset: 0;
    width: 64px;
    height: 64px;
    margin: auto;
    border-radius: 16px;
    background: var(--zaguan-camera-ground);
    animation: meet var(--zaguan-slow) var(--zaguan-ease);
  }
  .tile .line {
    stroke-width: 4px;
  }
  @keyframes meet {
    from {
      transform: scale(1.6);
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .tile {
      animation: none;
    }
  }
`;
