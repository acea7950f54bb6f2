import type { Signing } from '#contracts/documents/signing.ts';
import { invalidMember, Problem } from '#platform/base/problem.ts';
import { type ElementRow, placeOf } from '../model/elements-store.ts';
import { isFixed, type SignerRow } from '../model/signer-store.ts';
import type { Text } from '../pdf/messages.ts';

/** Returns the request's texts for empty elements. Throws `invalid_body` for unknown, filled or missing elements, or after a signature. */
export function textsToWrite(elements: readonly ElementRow[], signers: readonly SignerRow[], { texts }: Signing): Text[] {
  const values = new Map(Object.entries(texts ?? {}));
  if (isFixed(signers)) {
    const [uuid] = [...values].find(([, text]) => text.trim() !== '') ?? [];
    if (uuid) throw invalidMember(`texts.${uuid}`, 'fixed', 'A signer has signed the document, so its texts cannot change.');
    return [];
  }
  const fields = new Map(elements.filter(({ kind }) => kind === 'text').map((element) => [element.uuid, element]));
  for (const uuid of values.keys())
    if (!fields.has(uuid)) throw invalidMember(`texts.${uuid}`, 'unknown', 'No text element has this uuid.');
  return [...fields.values()].flatMap((element) => {
    const value = values.get(element.uuid) ?? '';
    const path = `texts.${element.uuid}`;
    if (element.value !== null) {
      if (value.trim() !== '') throw invalidMember(path, 'repeated', `The text “${element.name}” is already written.`);
      return [];
    }
    if (value.trim() !== '') return [{ ...placeOf(element), path, value }];
    if (element.required) throw invalidMember(path, 'required', `The text “${element.name}” is required.`);
    return [];
  });
}

/**
 * Returns the elements that get the signature. Throws `invalid_body` for an element that the signer may not sign or must not omit.
 * @param signer The invited signer, who signs only their own elements. Null for a sole signer, who may sign all.
 */
export function placesToSign(
  elements: readonly ElementRow[],
  signer: SignerRow | null,
  { signature_elements: uuids }: Signing,
): ElementRow[] {
  const isOwn = ({ uuid }: ElementRow) => !signer || signer.elements.some(({ element_uuid }) => element_uuid === uuid);
  const own = elements.filter((element) => element.kind === 'signature' && isOwn(element));
  uuids?.forEach((uuid, at) => {
    if (own.some((element) => element.uuid === uuid)) return;
    const path = `signature_elements.${at}`;
    if (signer) throw invalidMember(path, 'not_yours', 'This signature element is not one of this signer.');
    throw invalidMember(path, 'unknown', 'No signature element has this uuid.');
  });
  const places = uuids ? own.filter(({ uuid }) => uuids.includes(uuid)) : own;
  const missing = own.find((element) => element.required && !places.includes(element));
  if (missing) throw invalidMember('signature_elements', 'required', `The signature “${missing.name}” (${missing.uuid}) is required.`);
  return places;
}

/** Throws `conflict` if a required signature element has none of the invited signers, because the document could never be sealed. */
export function refuseIncomplete(elements: readonly ElementRow[], signers: readonly SignerRow[]): void {
  const uuids = new Set(signers.flatMap((signer) => signer.elements.map(({ element_uuid }) => element_uuid)));
  const open = elements.find(({ uuid, kind, required }) => kind === 'signature' && required && !uuids.has(uuid));
  if (open) throw new Problem('conflict', `The required element “${open.name}” (${open.uuid}) has no signer: create its signer first.`);
}
