/** Changes of a source text that the build makes by its syntax. */

export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The text with each piece in the place that it names; no two places meet. */
export function edited(code: string, edits: Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: piece }) => text.slice(0, start) + piece + text.slice(end), code);
}

interface Span {
  start: number;
  end: number;
}

export interface SyntaxNode extends Span {
  type: string;
  id?: { name: string };
  key?: { name?: string };
  body?: Span;
  value?: { body?: Span };
  init?: {
    body?: Span;
    callee?: { name?: string };
    arguments?: (Span & { properties?: { key: { name?: string; value?: string }; value: Span }[] })[];
  };
  source?: Span & { type: string; value: string };
  tag?: { name?: string };
  quasi?: { quasis: (Span & { value: { raw: string } })[] };
}

/** Shows every node of a syntax tree, from the outside to the inside. */
export function visit(node: unknown, see: (node: SyntaxNode) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) see(node as SyntaxNode);
  for (const child of Object.values(node)) visit(child, see);
}
