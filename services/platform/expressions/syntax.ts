import type { ASTNode } from '@marcbachmann/cel-js';

export const MACROS: ReadonlySet<string> = new Set(['all', 'exists', 'exists_one', 'filter', 'map']);

type MacroCall = Extract<ASTNode, { op: 'rcall' }>;

/** Returns true if a node is a loop: `list.exists(x, x == 1)`. */
export function isMacro(node: ASTNode): node is MacroCall {
  return node.op === 'rcall' && MACROS.has(node.args[0]);
}

export function receiverOf({ args }: MacroCall): ASTNode {
  return args[1];
}

/** Returns a loop's variable and the parts of its body. */
export function bodyOf({ args: [, , [variable, ...parts]] }: MacroCall): { variable: string; parts: readonly ASTNode[] } {
  return { variable: variable?.op === 'id' ? variable.args : '', parts };
}
