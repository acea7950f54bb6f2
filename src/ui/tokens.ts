import { css } from 'lit';

const darkColours = css`
  --zaguan-accent: #93b8f4;
  --zaguan-accent-press: #b3cdf8;
  --zaguan-accent-soft: #1c2a43;
  --zaguan-on-accent: #0b1930;
  --zaguan-ground: #10141b;
  --zaguan-surface: #181d26;
  --zaguan-panel: #1a202a;
  --zaguan-ink: #edece7;
  --zaguan-muted: #a5aab3;
  --zaguan-line: #29303c;
  --zaguan-next: #3b4453;
  --zaguan-edge: #737b88;
  --zaguan-warn: #f3a681;
  --zaguan-warn-soft: #36221a;
  --zaguan-done: #7fd1a6;
  --zaguan-done-soft: #163025;
  --zaguan-inverse: #2c3442;
  --zaguan-on-inverse: #edece7;
  --zaguan-glow: #ffd78c;
  --zaguan-glow-far: #ffefcf;
  --zaguan-wall: #182131;
  --zaguan-stone: #2b374c;
  --zaguan-door: #2f5c9f;
  --zaguan-tile: #5f8fd6;
  --zaguan-tile-ground: #202b3f;
  --zaguan-shadow: 0 0 0 1px rgb(255 255 255 / 0.06), 0 16px 48px rgb(0 0 0 / 0.6);
`;

/** The partner's accent, made light enough for a dark background; its tints have a fixed lightness for every hue. */
const darkAccent = css`
  --zaguan-accent: oklch(from var(--zaguan-brand) max(l, 0.77) min(c, 0.13) h);
  --zaguan-on-accent: oklch(from var(--zaguan-brand) 0.21 min(c, 0.05) h);
  --zaguan-accent-press: oklch(from var(--zaguan-brand) 0.84 min(c, 0.1) h);
  --zaguan-accent-soft: oklch(from var(--zaguan-brand) 0.285 min(c, 0.05) h);
  --zaguan-wall: oklch(from var(--zaguan-brand) 0.247 min(c, 0.03) h);
  --zaguan-stone: oklch(from var(--zaguan-brand) 0.335 min(c, 0.038) h);
  --zaguan-door: oklch(from var(--zaguan-brand) 0.48 min(c, 0.12) h);
  --zaguan-tile: oklch(from var(--zaguan-brand) 0.645 min(c, 0.12) h);
  --zaguan-tile-ground: oklch(from var(--zaguan-brand) 0.29 min(c, 0.04) h);
`;

/**
 * All design tokens. A partner's CSS overrides the values on `:host`. `.zaguan`, the only child of the shadow root, limits the accent to a
 * readable lightness and computes its tints; all content inherits from there. No size depends on the host page's root font.
 */
export const tokens = css`
  :host {
    color-scheme: light dark;

    --zaguan-font: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif;
    --zaguan-text-title: 28px;
    --zaguan-text: 17px;
    --zaguan-text-small: 14px;
    --zaguan-leading-title: 1.18;
    --zaguan-leading: 1.4;
    --zaguan-tracking-title: -0.018em;
    --zaguan-tracking: -0.003em;
    --zaguan-weight: 400;
    --zaguan-weight-label: 500;
    --zaguan-weight-strong: 600;

    --zaguan-space-1: 4px;
    --zaguan-space-2: 8px;
    --zaguan-space-3: 12px;
    --zaguan-space-4: 16px;
    --zaguan-space-5: 24px;
    --zaguan-space-6: 48px;
    --zaguan-gutter: 20px;
    --zaguan-measure: 448px;

    --zaguan-target: 48px;
    --zaguan-control: 56px;
    --zaguan-bar: 56px;
    --zaguan-shutter: 72px;

    --zaguan-radius: 14px;
    --zaguan-radius-small: 8px;
    --zaguan-radius-large: 24px;
    --zaguan-arch: 50% 50% 0 0 / 34% 34% 0 0;
    --zaguan-stroke: 3px;

    --zaguan-fast: 150ms;
    --zaguan-slow: 200ms;
    --zaguan-ease: cubic-bezier(0.2, 0, 0, 1);

    --zaguan-camera-ground: #0b0e14;
    --zaguan-camera-ink: #ffffff;
    --zaguan-camera-neutral: #f2f0ea;
    --zaguan-camera-accent: #93b8f4;
    --zaguan-camera-done: #7fd1a6;
    --zaguan-camera-scrim: rgb(8 11 17 / 0.66);
    --zaguan-camera-pill: rgb(13 17 25 / 0.9);

    --zaguan-accent: #1f4b8f;
    --zaguan-accent-press: #183b71;
    --zaguan-accent-soft: #e7edf6;
    --zaguan-on-accent: #ffffff;
    --zaguan-ground: #fbf9f6;
    --zaguan-surface: #ffffff;
    --zaguan-panel: #f3f0ea;
    --zaguan-ink: #1a1f2b;
    --zaguan-muted: #5b5f68;
    --zaguan-line: #e2ddd4;
    --zaguan-next: #d4cdc2;
    --zaguan-edge: #878c95;
    --zaguan-warn: #a3421b;
    --zaguan-warn-soft: #fbeee7;
    --zaguan-done: #1c6a45;
    --zaguan-done-soft: #e5f2ea;
    --zaguan-inverse: #1a1f2b;
    --zaguan-on-inverse: #fbf9f6;
    --zaguan-glow: #ffe0a3;
    --zaguan-glow-far: #fff6e2;
    --zaguan-wall: #e3eaf4;
    --zaguan-stone: #ffffff;
    --zaguan-door: #1f4b8f;
    --zaguan-tile: #1f4b8f;
    --zaguan-tile-ground: #ffffff;
    --zaguan-shadow: 0 1px 2px rgb(20 26 40 / 0.06), 0 12px 40px rgb(20 26 40 / 0.16);
    --zaguan-brand: var(--zaguan-accent);
  }

  @media (prefers-color-scheme: dark) {
    :host(:not([theme='light'])) {
      ${darkColours}
    }
  }
  :host([theme='light']) {
    color-scheme: light;
  }
  :host([theme='dark']) {
    color-scheme: dark;
    ${darkColours}
  }

  @supports (color: oklch(from red l c h)) {
    .zaguan {
      --zaguan-accent: oklch(from var(--zaguan-brand) min(l, 0.47) c h);
      --zaguan-on-accent: #ffffff;
      --zaguan-accent-press: oklch(from var(--zaguan-brand) calc(min(l, 0.47) - 0.06) c h);
      --zaguan-accent-soft: oklch(from var(--zaguan-brand) 0.945 min(c, 0.014) h);
      --zaguan-wall: oklch(from var(--zaguan-brand) 0.934 min(c, 0.016) h);
      --zaguan-door: var(--zaguan-accent);
      --zaguan-tile: var(--zaguan-accent);
    }
    @media (prefers-color-scheme: dark) {
      :host(:not([theme='light'])) .zaguan {
        ${darkAccent}
      }
    }
    :host([theme='dark']) .zaguan {
      ${darkAccent}
    }
  }

  @media (prefers-reduced-motion: reduce) {
    :host {
      --zaguan-fast: 0ms;
      --zaguan-slow: 0ms;
    }
  }
`;
