type JsonObject = Readonly<Record<string, unknown>>;

/** Lays a patch over an object (RFC 7396): objects are merged, null takes a member out, anything else takes its place. */
export function mergePatch(target: unknown, patch: JsonObject): Record<string, unknown> {
  const members = new Map(Object.entries(isObject(target) ? target : {}));
  for (const [name, value] of Object.entries(patch)) {
    const before = members.get(name);
    if (value === null) members.delete(name);
    else members.set(name, isObject(value) ? mergePatch(before, value) : value);
  }
  return Object.fromEntries(members);
}

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);
