import { readFileSync } from 'node:fs';
import { isObject } from '#platform/base/merge-patch.ts';
import { CommandFailure, UsageError } from '../terminal/command.ts';
import { didYouMean } from '../terminal/parse.ts';

type SettingsObject = Record<string, unknown>;

export function readSettingsFile(file: string): SettingsObject {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CommandFailure(`${file} is not valid JSON: ${(error as Error).message}`);
  }
  if (!isObject(value)) throw new CommandFailure(`${file} must contain one JSON object.`);
  return value;
}

/** Converts assignments such as `company.support.email=ayuda@bank.example` to a nested object. JSON values are parsed. */
export function patchOf(assignments: readonly string[]): SettingsObject {
  const patch: SettingsObject = {};
  for (const assignment of assignments) {
    const [, path, text] = /^([a-z_]+(?:\.[a-z_]+)*)=(.*)$/s.exec(assignment) ?? [];
    if (path === undefined || text === undefined) throw new UsageError(`"${assignment}" does not have the form member=value.`);
    const names = path.split('.');
    const last = names.pop() ?? '';
    let inner = patch;
    for (const name of names) {
      const existing = inner[name];
      const next: SettingsObject = isObject(existing) ? existing : {};
      inner[name] = next;
      inner = next;
    }
    inner[last] = parsedValue(text);
  }
  return patch;
}

function parsedValue(text: string): unknown {
  // Stays text: no numeric setting has seven digits, but a phone number has.
  if (/^\d{7,}$/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Throws for a member that the settings lack. Below a setting that is null any member is allowed. */
export function refuseUnknown(patch: SettingsObject, settings: SettingsObject, path = ''): void {
  for (const [name, value] of Object.entries(patch)) {
    if (!Object.hasOwn(settings, name)) {
      throw new UsageError(`The settings have no member "${path}${name}".${didYouMean(name, Object.keys(settings), path)}`);
    }
    const inner = settings[name];
    if (isObject(value) && isObject(inner)) refuseUnknown(value, inner, `${path}${name}.`);
  }
}
