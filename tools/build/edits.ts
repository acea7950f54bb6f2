/** Edits of source texts at the positions of their syntax nodes. */

export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Applies edits, which must not overlap. */
export function applyEdits(code: string, edits: Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: piece }) => text.slice(0, start) + piece + text.slice(end), code);
}

interface SourceSpan {
  start: number;
  end: number;
}

export interface SyntaxNode extends SourceSpan {
  type: string;
  id?: { name: string };
  init?: {
    callee?: { name?: string };
    arguments?: (SourceSpan & { properties?: { key: { name?: string; value?: string }; value: SourceSpan }[] })[];
  };
  source?: SourceSpan & { type: string; value: string };
  tag?: { name?: string };
  quasi?: { quasis: (SourceSpan & { value: { raw: string } })[] };
}

/** Calls `see` for every node of a syntax tree, outer nodes first. */
export function visit(node: unknown, see: (node: SyntaxNode) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) see(node as SyntaxNode);
  for (const child of Object.values(node)) visit(child, see);
}
