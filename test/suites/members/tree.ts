import type { Schema } from '#platform/edge/document/schema.ts';
import type { ServiceDocument } from '#platform/edge/openapi.ts';

/** The member names of an answer. Lists add no level. */
export interface Tree {
  [name: string]: Tree;
}

/** The mark for members without fixed names: a caller's own object, or members that differ by kind. */
export const ANYTHING = '*';

/**
 * Reads names as these tables write them: `id address {street city}`. A star after a name leaves its members open; a star alone allows
 * members besides the named ones.
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

/** Returns the member names of a document's schema, without those marked as our additions. */
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

/** Returns the paths that only one of two trees has; open places match anything. */
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
