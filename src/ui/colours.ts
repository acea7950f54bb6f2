import { adoptStyles, type CSSResult, supportsAdoptingStyleSheets, unsafeCSS } from 'lit';
import { tokens } from './tokens.ts';

/** Puts the tokens and the operator's colours on an outermost shadow root. A partner's own style sheet takes precedence. */
export function adoptColours(root: ShadowRoot, colours: Readonly<Record<string, string>> = {}): void {
  // The dark theme overrides all colours but the accent, whose selector is more specific: it makes the accent light enough itself.
  const rules = Object.entries(colours)
    .filter(([name, value]) => /^[a-z][a-z-]{0,30}$/.test(name) && CSS.supports('color', value))
    .map(([name, value]) => `:host${name === 'accent' ? '(:not([_]))' : ''}{--zaguan-${name}:${value}}`);
  const sheets: CSSResult[] = [tokens, ...(rules.length > 0 ? [unsafeCSS(rules.join(''))] : [])];
  if (!supportsAdoptingStyleSheets) {
    adoptStyles(root, sheets);
    return;
  }
  const others = root.adoptedStyleSheets.filter((sheet) => !ownSheets.has(sheet));
  const own = sheets.map(({ styleSheet }) => styleSheet!);
  for (const sheet of own) ownSheets.add(sheet);
  root.adoptedStyleSheets = [...others, ...own];
}

const ownSheets = new WeakSet<CSSStyleSheet>();
