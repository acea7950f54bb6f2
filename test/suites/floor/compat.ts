import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { floor } from '#tools/build/floor.ts';

interface Statement {
  version_added?: string | false | null;
  version_removed?: string | boolean;
  flags?: unknown[];
  prefix?: string;
  alternative_name?: string;
}
interface Feature {
  __compat?: { support: Partial<Record<string, Statement | Statement[]>> };
  [name: string]: Feature | Feature['__compat'] | undefined;
}

/** MDN's data on browser support: 20 MB, read once. */
const data: Record<'api' | 'javascript' | 'css', Record<string, Feature>> = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
);

const numbers = (version: string) => version.replace('≤', '').split('.').map(Number);
function isAtMost(version: string, limit: string): boolean {
  const [one, other] = [numbers(version), numbers(limit)];
  const at = one.findIndex((part, index) => part !== (other[index] ?? 0));
  return at < 0 || one[at]! < (other[at] ?? 0);
}

/** Returns true if a browser version has a feature; a feature behind a flag, under another name, or removed again does not count. */
function isThere({ version_added: added, version_removed, flags, prefix, alternative_name }: Statement, limit: string): boolean {
  if (typeof added !== 'string' || added === 'preview' || flags || prefix || alternative_name) return false;
  return isAtMost(added, limit) && !(typeof version_removed === 'string' && isAtMost(version_removed, limit));
}

/** Returns the oldest supported browsers (the floor) that lack a feature; null if MDN has no data. */
function lackIt(feature: Feature): readonly string[] {
  return Object.entries(floor)
    .filter(([browser, version]) => {
      const said = feature.__compat?.support[browser];
      return said !== undefined && ![said].flat().some((statement) => isThere(statement, version));
    })
    .map(([browser]) => browser);
}

/** Features by name; a name that several objects have lists them all. */
class Names {
  readonly #features = new Map<string, Feature[]>();

  add(name: string, feature: Feature | undefined): void {
    if (feature?.__compat) this.#features.set(name, [...(this.#features.get(name) ?? []), feature]);
  }

  has(name: string): boolean {
    return this.#features.has(name);
  }

  /** Returns the browsers of the floor in which no object has this name; empty if MDN does not list the name. */
  lacking(name: string): readonly string[] {
    const features = this.#features.get(name) ?? [];
    const lacks = features.map(lackIt);
    return lacks.length === 0 || lacks.some((browsers) => browsers.length === 0) ? [] : lacks[0]!;
  }
}

const childrenOf = (feature: Feature | undefined): [string, Feature][] =>
  Object.entries(feature ?? {}).filter((entry): entry is [string, Feature] => entry[0] !== '__compat');

/** Global names: `OffscreenCanvas`, `structuredClone`. */
export const globals = new Names();
/** Static members: `AbortSignal.timeout`. */
export const statics = new Names();
/** Members of any object: `.toSorted`. */
export const members = new Names();
/** CSS properties: `text-wrap`. */
export const properties = new Names();
/** Selectors: `:has`, `::part`. */
export const selectors = new Names();
/** At-rules: `@container`. */
export const rules = new Names();
/** CSS functions in any value: `color-mix(`. */
export const functions = new Names();

for (const [name, feature] of [...childrenOf(data.api), ...childrenOf(data.javascript.builtins)]) {
  globals.add(name, feature);
  // An object that a browser of the floor lacks entirely is found by its own name, so its members are left out.
  const isOld = feature.__compat === undefined || lackIt(feature).length === 0;
  for (const [member, below] of childrenOf(feature)) {
    if (member.endsWith('_event')) continue;
    const own = member.replace(/_static$/, '');
    statics.add(`${name}.${own}`, below);
    if (isOld) members.add(own, below);
    if (name === 'Window' || name === 'WorkerGlobalScope') globals.add(own, below);
  }
}
for (const [name, feature] of childrenOf(data.css.properties)) properties.add(name, feature);
for (const [name, feature] of childrenOf(data.css.selectors)) selectors.add(name, feature);
for (const [name, feature] of childrenOf(data.css['at-rules'])) rules.add(name, feature);

function addFunctions(feature: Feature | undefined): void {
  for (const [name, below] of childrenOf(feature)) {
    functions.add(name, below);
    addFunctions(below);
  }
}
addFunctions(data.css.types);
for (const [, property] of childrenOf(data.css.properties)) addFunctions(property);
