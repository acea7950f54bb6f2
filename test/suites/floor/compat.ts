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

/** MDN's data: 20 MB, read once. */
const data: Record<'api' | 'javascript' | 'css', Record<string, Feature>> = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
);

const numbers = (version: string) => version.replace('≤', '').split('.').map(Number);
function isAtMost(version: string, limit: string): boolean {
  const [one, other] = [numbers(version), numbers(limit)];
  const at = one.findIndex((part, index) => part !== (other[index] ?? 0));
  return at < 0 || one[at]! < (other[at] ?? 0);
}

/** Behind a flag, under another name, or taken away again is not there. */
function isThere({ version_added: added, version_removed, flags, prefix, alternative_name }: Statement, limit: string): boolean {
  if (typeof added !== 'string' || added === 'preview' || flags || prefix || alternative_name) return false;
  return isAtMost(added, limit) && !(typeof version_removed === 'string' && isAtMost(version_removed, limit));
}

/** The browsers of the floor that lack a feature; null where MDN does not say. */
function lackIt(feature: Feature): readonly string[] {
  return Object.entries(floor)
    .filter(([browser, version]) => {
      const said = feature.__compat?.support[browser];
      return said !== undefined && ![said].flat().some((statement) => isThere(statement, version));
    })
    .map(([browser]) => browser);
}

/** Names by what they are asked of; of one that several things have, every one is here. */
class Names {
  readonly #features = new Map<string, Feature[]>();

  add(name: string, feature: Feature | undefined): void {
    if (feature?.__compat) this.#features.set(name, [...(this.#features.get(name) ?? []), feature]);
  }

  has(name: string): boolean {
    return this.#features.has(name);
  }

  /** Browsers of the floor in which nothing of this name is there; none where MDN knows no such name. */
  lacking(name: string): readonly string[] {
    const features = this.#features.get(name) ?? [];
    const lacks = features.map(lackIt);
    return lacks.length === 0 || lacks.some((browsers) => browsers.length === 0) ? [] : lacks[0]!;
  }
}

const childrenOf = (feature: Feature | undefined): [string, Feature][] =>
  Object.entries(feature ?? {}).filter((entry): entry is [string, Feature] => entry[0] !== '__compat');

/** `OffscreenCanvas`, `structuredClone`. */
export const globals = new Names();
/** `AbortSignal.timeout`. */
export const statics = new Names();
/** `.toSorted`, of whatever it is asked. */
export const members = new Names();
/** `text-wrap`. */
export const properties = new Names();
/** `:has`, `::part`. */
export const selectors = new Names();
/** `@container`. */
export const rules = new Names();
/** `color-mix(`, wherever a value has it. */
export const functions = new Names();

for (const [name, feature] of [...childrenOf(data.api), ...childrenOf(data.javascript.builtins)]) {
  globals.add(name, feature);
  // What a browser of the floor has nothing of, is found by its own name, or by the member that leads to it.
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
