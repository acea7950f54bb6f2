import { isElectorKey, normalizeElectorKey } from '#mexico/elector-key.ts';
import { invalidMember } from '#platform/base/problem.ts';
import type { CredentialInput } from './judge.ts';

/** Members that each type of credential requires. */
const needs = {
  C: ['elector_key', 'emission_number', 'ocr'],
  D: ['cic', 'ocr'],
  EFGH: ['cic', 'ocr'],
} as const;

/** Throws `invalid_body` for a missing member. `names`: a member's name in the request, if that differs. */
export function refuseMissing(credential: CredentialInput, names: Readonly<Record<string, string>> = {}): void {
  const { type } = credential;
  const missing = needs[type].find((member) => credential[member] === undefined);
  const path = missing && (names[missing] ?? missing);
  if (path) throw invalidMember(path, 'missing', `${path}: Required for the type ${type}.`);
}

export function readElectorKey(text: string | undefined, path: string): string | undefined {
  if (text === undefined) return undefined;
  const key = normalizeElectorKey(text);
  if (!isElectorKey(key)) throw invalidMember(path, 'format', `${path}: This is no elector key.`);
  return key;
}
