import type { Schema } from '#platform/edge/document/schema.ts';
import type { ServiceDocument } from '#platform/edge/openapi.ts';

/** The member names of an answer. Lists are no level of their own. */
export interface Tree {
  [name: string]: Tree;
}

/** Stands for members that nobody has named: an object of the caller's own, or what each kind says. */
export const ANYTHING = '*';

/**
 * Reads names as these tables write them: `id address {street city}`. A star after a name says that what is in it is open; a star alone
 * allows further members beside those that are named.
 */
export function tree(text: string): Tree {
  const root: Tree = {};
  const path = [root];
  let last: Tree = root;
  for (const [, sign] of text.matchAll(/(\{|\}|[^\s{}]+)/g)) {
    if (sign === '{') path.push(last);
    else if (sign === '}') path.pop();
    else if (sign !== undefined) {
      const open = sign.length > 1 && sign.endsWith(ANYTHING);
      last = open ? { [ANYTHING]: {} } : {};
      path.at(-1)![open ? sign.slice(0, -1) : sign] = last;
    }
  }
  return root;
}

/** The names that a schema of a document has, without what it marks as ours. */
export function membersOf(document: ServiceDocument, schema: Schema, above: readonly string[] = []): Tree {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) {
    if (above.includes(name)) return {};
    return membersOf(document, document.components!.schemas![name] as Schema, [...above, name]);
  }
  const inside = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? []), ...(schema.items ? [schema.items] : [])];
  const own = Object.entries(schema.properties ?? {})
    .filter(([, member]) => member['x-zaguan-ours'] === undefined)
    .map(([member, inner]): Tree => ({ [member]: membersOf(document, inner, above) }));
  return [...inside.map((inner) => membersOf(document, inner, above)), ...own].reduce(merge, {});
}

function merge(one: Tree, other: Tree): Tree {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(names.map((name) => [name, merge(one[name] ?? {}, other[name] ?? {})]));
}

/** What one has and the other lacks, as paths; open places hold anything. */
export function differences(expected: Tree, actual: Tree, path = ''): string[] {
  if (Object.keys(expected).join() === ANYTHING) return [];
  const missing = Object.keys(expected).filter((name) => name !== ANYTHING && !(name in actual));
  const strange = ANYTHING in expected ? [] : Object.keys(actual).filter((name) => !(name in expected));
  const deeper = Object.keys(expected).filter((name) => name in actual);
  return [
    ...missing.map((name) => `${path}${name} is missing`),
    ...strange.map((name) => `${path}${name} is not in the published interface: mark it with “Ours: …”`),
    ...deeper.flatMap((name) => differences(expected[name]!, actual[name]!, `${path}${name}.`)),
  ];
}
