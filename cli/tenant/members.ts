import { readFileSync } from 'node:fs';
import { Refusal, UsageError } from '../terminal/command.ts';

type Json = Record<string, unknown>;

/** A file with one JSON object. */
export function readSettingsFile(file: string): Json {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Refusal(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal(`${file} has to hold one JSON object.`);
  return value as Json;
}

/** `company.support.email=ayuda@bank.example` as the object that it says. A value that is JSON is taken as such. */
export function patchOf(assignments: readonly string[]): Json {
  const patch: Json = {};
  for (const assignment of assignments) {
    const [, path, text] = /^([a-z_]+(?:\.[a-z_]+)*)=(.*)$/s.exec(assignment) ?? [];
    if (path === undefined || text === undefined) throw new UsageError(`"${assignment}" is not of the form member=value.`);
    const names = path.split('.');
    const last = names.pop() ?? '';
    let inner = patch;
    for (const name of names) {
      const known = inner[name];
      const next: Json = typeof known === 'object' && known !== null ? (known as Json) : {};
      inner[name] = next;
      inner = next;
    }
    inner[last] = parsedValue(text);
  }
  return patch;
}

function parsedValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Every member by its path, with its value on one line. */
export function flattened(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value ?? '–')]];
  if (Array.isArray(value)) return [[path, value.length > 0 ? value.map((item) => String(item)).join(', ') : '–']];
  return Object.entries(value).flatMap(([name, member]) => flattened(member, path ? `${path}.${name}` : name));
}
