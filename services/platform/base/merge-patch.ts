type JsonObject = Readonly<Record<string, unknown>>;

/** Applies a JSON merge patch (RFC 7396): merges objects, removes members that are null in the patch, replaces all others. */
export function mergePatch(target: unknown, patch: JsonObject): Record<string, unknown> {
  const members = new Map(Object.entries(isObject(target) ? target : {}));
  for (const [name, value] of Object.entries(patch)) {
    const before = members.get(name);
    if (value === null) members.delete(name);
    else members.set(name, isObject(value) ? mergePatch(before, value) : value);
  }
  return Object.fromEntries(members);
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
