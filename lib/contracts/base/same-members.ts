/** Returns members of an object that have the same schema or value. */
export const sameMembers = <const Names extends readonly string[], Value>(names: Names, value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Names[number], Value>;
