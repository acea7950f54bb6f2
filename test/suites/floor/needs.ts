import { type AnyNode, type Program, parse } from 'acorn';
import { functions, globals, members, properties, rules, selectors, statics } from './compat.ts';

/** Features that a file uses and a browser of the floor lacks, each once: `.toSorted`, `@container`. */
export type Needs = ReadonlySet<string>;

/** Yields every node of a tree, parents first. */
export function* nodesOf(node: AnyNode): Generator<AnyNode> {
  yield node;
  for (const child of Object.values(node)) {
    for (const one of Array.isArray(child) ? child : [child])
      if (one !== null && typeof one === 'object' && typeof one.type === 'string') yield* nodesOf(one as AnyNode);
  }
}

const looksLikeStyles = (text: string) => /\{[^{}]*[a-z-]+\s*:[^{}]*[;}]/.test(text);

/** Parses a built script. @throws SyntaxError for syntax newer than ES2022. */
export const treeOf = (text: string): Program => parse(text, { ecmaVersion: 2022, sourceType: 'module' });

/** Returns the members that a script defines in classes, objects and assignments; a call of such a name needs no browser feature. */
export function membersMadeIn(tree: Program): ReadonlySet<string> {
  const made = new Set<string>();
  for (const node of nodesOf(tree)) {
    const key =
      node.type === 'MethodDefinition' || node.type === 'PropertyDefinition' || node.type === 'Property'
        ? node.key
        : node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression'
          ? node.left.property
          : null;
    if (key?.type === 'Identifier') made.add(key.name);
    else if (key?.type === 'Literal') made.add(String(key.value));
  }
  return made;
}

/** Returns `.toSorted`, or `AbortSignal.timeout` with a named object; null for computed members and those that the script defines. */
function needOfMember(node: AnyNode, made: ReadonlySet<string>): string | null {
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return null;
  const { object, property } = node;
  const whole = object.type === 'Identifier' ? `${object.name}.${property.name}` : '';
  if (statics.has(whole)) return statics.lacking(whole).length > 0 ? whole : null;
  return !made.has(property.name) && members.lacking(property.name).length > 0 ? `.${property.name}` : null;
}

/** Returns the callee of a call or `new`, or the object of a member access; else null. */
function usedBy(node: AnyNode): AnyNode | null {
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return node.callee;
  return node.type === 'MemberExpression' ? node.object : null;
}

function declaredBy(node: AnyNode): string | null {
  if (node.type === 'ImportSpecifier') return node.local.name;
  const names = node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration';
  return names && node.id?.type === 'Identifier' ? node.id.name : null;
}

function textIn(node: AnyNode): string {
  if (node.type === 'TemplateElement') return node.value.cooked ?? '';
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
}

/**
 * Returns the missing features of a script: globals, members called or read, and styles in its texts. Types are ignored: a member is
 * missing if no long-supported object has one of that name in a browser of the floor, and our scripts (`made`) define none.
 */
export function needsOfScript(tree: Program, made: ReadonlySet<string>): Needs {
  const found = new Set<string>();
  const nodes = [...nodesOf(tree)];
  const declared = new Set(nodes.map(declaredBy));
  for (const node of nodes) {
    const used = usedBy(node);
    const need = used && needOfMember(used, made);
    if (need) found.add(need);
    if (used?.type === 'Identifier' && !declared.has(used.name) && globals.lacking(used.name).length > 0) found.add(used.name);
    const text = textIn(node);
    if (looksLikeStyles(text)) for (const style of needsOfStyles(text)) found.add(style);
  }
  return found;
}

/** Returns the missing features of styles: properties, selectors, at-rules and functions in values. */
export function needsOfStyles(text: string): Needs {
  const found = new Set<string>();
  const ask = (pattern: RegExp, names: { lacking(name: string): readonly string[] }, before: string) => {
    for (const [, name = ''] of text.matchAll(pattern)) if (names.lacking(name).length > 0) found.add(before + name);
  };
  ask(/[;{]\s*([a-z-]+)\s*:/g, properties, '');
  ask(/(?:^|[\s,>+~}(*\w\])]):{1,2}([a-z-]+)(?=[\s,{.:()[>+~)])/g, selectors, ':');
  ask(/@([a-z-]+)/g, rules, '@');
  ask(/[\s:,(]([a-z][a-z-]*)\(/g, functions, '()');
  if (/\dcq(w|h|i|b|min|max)\b/.test(text) && functions.lacking('container_query_length_units').length > 0) found.add('cqw');
  if (/[{};]\s*&/.test(text) && selectors.lacking('nesting').length > 0) found.add('nesting');
  return found;
}
