import { adoptStyles, type CSSResult, supportsAdoptingStyleSheets, unsafeCSS } from 'lit';
import { tokens } from './tokens.ts';

/**
 * Puts the tokens on an outermost shadow root, and the operator's colours over them. A partner's own style sheet, which styles the
 * tag from outside, takes precedence. Values that are not colours are skipped. The dark theme uses only the operator's accent, which
 * it makes light enough: the accent's rule has a more specific selector, so that it also overrides the dark theme.
 */
export function adoptColours(root: ShadowRoot, colours: Readonly<Record<string, string>> = {}): void {
  const rules = Object.entries(colours)
    .filter(([name, value]) => /^[a-z][a-z-]{0,30}$/.test(name) && CSS.supports('color', value))
    .map(([name, value]) => `:host${name === 'accent' ? '(:not([_]))' : ''}{--zaguan-${name}:${value}}`);
  const sheets: CSSResult[] = [tokens, ...(rules.length > 0 ? [unsafeCSS(rules.join(''))] : [])];
  if (!supportsAdoptingStyleSheets) {
    adoptStyles(root, sheets);
    return;
  }
  const others = root.adoptedStyleSheets.filter((sheet) => !ours.has(sheet));
  const own = sheets.map(({ styleSheet }) => styleSheet!);
  for (const sheet of own) ours.add(sheet);
  root.adoptedStyleSheets = [...others, ...own];
}

const ours = new WeakSet<CSSStyleSheet>();
