import { memberPath, Problem } from '../base/problem.ts';
import type { ServiceModule } from '../base/service.ts';

/** Maximum depth of nesting. It is limited because code that reads the value later may recurse. */
const MAX_LEVELS = 64;

type Path = readonly (string | number)[];

/**
 * Throws if a value cannot be stored: it has a NUL, half of a surrogate pair, an infinite number, deep nesting, or a member `__proto__`.
 */
export function refuseUnstorableValue(
  value: unknown,
  invalidBody: ServiceModule['invalidBody'],
  nameOf: (path: Path) => string = memberPath,
): void {
  walk(value, [], (path, fault) => {
    const name = nameOf(path);
    const options = { ...invalidBody, errors: [{ path: name, ...fault }] };
    if (fault.code === 'forbidden_name' || fault.code === 'too_deep') return new Problem('invalid_json', fault.message, options);
    return new Problem('invalid_body', `${name || 'The body'}: ${fault.message}`, options);
  });
}

/** Throws `not_found` if the URL's path contains a NUL. */
export function refuseNulInPath({ url }: Pick<Request, 'url'>): void {
  if (new URL(url).pathname.includes('%00')) throw new Problem('not_found', 'Nothing has a NUL in its name.');
}

type Refuse = (path: Path, fault: StorageFault) => Problem;
type StorageFault = (typeof faults)[keyof typeof faults];

const faults = {
  text: { code: 'invalid_text', message: 'A character that cannot be stored: NUL, or half of a surrogate pair' },
  number: { code: 'too_big', message: 'A number beyond what JSON readers can hold' },
  depth: { code: 'too_deep', message: `The body is nested deeper than ${MAX_LEVELS} levels. Flatten it.` },
  name: { code: 'forbidden_name', message: 'The body has a member named __proto__, which is not accepted. Take it out.' },
} as const;

/** Checks a value and all its members recursively; changes and reuses `path` instead of copying it. */
function walk(value: unknown, path: (string | number)[], refuse: Refuse): void {
  const fault = faultOf(value);
  if (fault) throw refuse(path, fault);
  if (typeof value !== 'object' || value === null) return;
  if (path.length >= MAX_LEVELS) throw refuse(path, faults.depth);
  for (const name of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    const nameFault = name === '__proto__' ? faults.name : faultOf(name);
    if (nameFault) throw refuse(path, nameFault);
    path.push(name);
    walk(value[name as keyof typeof value], path, refuse);
    path.pop();
  }
}

function faultOf(value: unknown): StorageFault | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : faults.number;
  return typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()) ? faults.text : null;
}
