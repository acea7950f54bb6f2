import { adoptStyles, type CSSResult, supportsAdoptingStyleSheets, unsafeCSS } from 'lit';
import { tokens } from './tokens.ts';

/**
 * Puts the tokens on an outermost shadow root, and the operator's colours over them: a partner's own style sheet, which
 * speaks to the tag from outside, still wins. Anything that is not a colour is left out. The dark theme takes the accent alone, which
 * it makes light enough; a more exact selector than its own says so.
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
