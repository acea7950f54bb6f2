import { type AnyNode, type Program, parse } from 'acorn';
import { functions, globals, members, properties, rules, selectors, statics } from './compat.ts';

/** What a file asks of a browser that one of the floor does not have, each once: `.toSorted`, `@container`. */
export type Needs = ReadonlySet<string>;

/** Every node of a tree, from the outside to the inside. */
export function* nodesOf(node: AnyNode): Generator<AnyNode> {
  yield node;
  for (const child of Object.values(node)) {
    for (const one of Array.isArray(child) ? child : [child])
      if (one !== null && typeof one === 'object' && typeof one.type === 'string') yield* nodesOf(one as AnyNode);
  }
}

const looksLikeStyles = (text: string) => /\{[^{}]*[a-z-]+\s*:[^{}]*[;}]/.test(text);

/** The syntax tree of a built script. @throws SyntaxError for syntax that is younger than ES2022. */
export const treeOf = (text: string): Program => parse(text, { ecmaVersion: 2022, sourceType: 'module' });

/** Members that a script makes itself, in classes, objects and by assigning: of that name, a call says nothing about the browser. */
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

/** `.toSorted`, or `AbortSignal.timeout` where the object is named; null for what is computed, and for what the script makes itself. */
function needOfMember(node: AnyNode, made: ReadonlySet<string>): string | null {
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return null;
  const { object, property } = node;
  const whole = object.type === 'Identifier' ? `${object.name}.${property.name}` : '';
  if (statics.has(whole)) return statics.lacking(whole).length > 0 ? whole : null;
  return !made.has(property.name) && members.lacking(property.name).length > 0 ? `.${property.name}` : null;
}

/** What a node calls, makes anew, or goes into. */
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
 * Of a script: globals, members that are called or gone into, and styles in its texts. Types are not looked at: a member is missing where
 * nothing old that has one of this name has it in that browser, and nobody of ours (`made`) makes one.
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

/** Of styles: properties, selectors, at-rules and functions of values. */
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
