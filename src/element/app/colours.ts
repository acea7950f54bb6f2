import { adoptStyles, type CSSResult, supportsAdoptingStyleSheets, unsafeCSS } from 'lit';
import { tokens } from '../../ui/tokens.ts';

/**
 * Puts the tokens on an outermost shadow root, and the operator's colours over them: a partner's own style sheet, which
 * speaks to the tag from outside, still wins. Anything that is not a colour is left out.
 */
export function adoptColours(root: ShadowRoot, colours: Readonly<Record<string, string>> = {}): void {
  const declarations = Object.entries(colours)
    .filter(([name, value]) => /^[a-z][a-z-]{0,30}$/.test(name) && CSS.supports('color', value))
    .map(([name, value]) => `--zaguan-${name}:${value};`);
  const sheets: CSSResult[] = [tokens, ...(declarations.length > 0 ? [unsafeCSS(`:host{${declarations.join('')}}`)] : [])];
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
