import type { ASTNode } from '@marcbachmann/cel-js';

/** The calls that loop over a list. */
const MACROS: ReadonlySet<string> = new Set(['all', 'exists', 'exists_one', 'filter', 'map']);

type MacroCall = Extract<ASTNode, { op: 'rcall' }>;

/** Whether a node is a loop: `list.exists(x, x == 1)`. */
export function isMacro(node: ASTNode): node is MacroCall {
  return node.op === 'rcall' && MACROS.has(node.args[0]);
}

/** The list that a loop goes over. */
export function receiverOf({ args }: MacroCall): ASTNode {
  return args[1];
}

/** What a loop calls each member, and what it does with it. */
export function bodyOf({ args: [, , [variable, ...parts]] }: MacroCall): { variable: string; parts: readonly ASTNode[] } {
  return { variable: variable?.op === 'id' ? variable.args : '', parts };
}
