import type { FieldProblem } from '#contracts/base/problems.ts';
import type { Customization } from '#contracts/workflows/customizations.ts';

type Colors = Customization['colors'];

/** The colours of the light theme in `src/ui/tokens.ts`. */
const DEFAULTS = { accent: '#1f4b8f', ground: '#fbf9f6', surface: '#ffffff', ink: '#1a1f2b', muted: '#5b5f68' } as const;
const PANEL = '#f3f0ea';
const WARN = '#a3421b';
const DONE_COLOR = '#1c6a45';
const ON_ACCENT = '#ffffff';

/** The lowest contrast of text, from WCAG 2.2, 1.4.3 (normal size). */
const MIN_CONTRAST = 4.5;

/** Returns a fault for each colour with too little contrast to its background. */
export function faultsInColors(colors: Colors): FieldProblem[] {
  const palette = Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, color]) => [name, colors[name as keyof Colors] ?? color]),
  ) as typeof DEFAULTS;
  const texts = { ink: palette.ink, muted: palette.muted, accent: palette.accent };
  const pairs = [
    ...Object.entries(texts).flatMap(([name, color]) => [
      { name, color, other: 'ground', on: palette.ground },
      { name, color, other: 'surface', on: palette.surface },
    ]),
    ...Object.entries({ ink: palette.ink, muted: palette.muted }).map(([name, color]) => ({ name, color, other: 'panel', on: PANEL })),
    { name: 'accent', color: palette.accent, other: 'text on it', on: ON_ACCENT },
    ...(['ground', 'surface'] as const).flatMap((name) => [
      { name, color: palette[name], other: 'warnings', on: WARN },
      { name, color: palette[name], other: 'what is done', on: DONE_COLOR },
    ]),
  ];
  return pairs.flatMap(({ name, color, other, on }) => {
    // The fault names the colour that the customization changed.
    const culprit = isChanged(colors, name) ? name : isChanged(colors, other) ? other : null;
    const ratio = contrastOf(color, on);
    if (culprit === null || ratio >= MIN_CONTRAST) return [];
    const counterpart = culprit === name ? other : name;
    const message = `Against ${counterpart} its contrast is ${Math.floor(ratio * 100) / 100} to 1; it needs ${MIN_CONTRAST}`;
    return [{ path: `colors.${culprit}`, code: 'low_contrast', message }];
  });
}

const isChanged = (colors: Colors, name: string) => Object.hasOwn(colors, name) && colors[name as keyof Colors] !== null;

/** Returns the contrast ratio of two colours (`#rrggbb`), from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the relative luminance, as WCAG 2.2 defines it. */
function luminanceOf(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
