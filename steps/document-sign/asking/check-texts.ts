import type { SignDocument, TextTrouble } from '../document/document.contract.ts';
import type { SignTexts } from '../document/draft.ts';
import { VISIBLE } from '../document/text.contract.ts';

export interface CheckedTexts {
  /** As they go to the server. */
  texts: SignTexts;
  /** Required texts that are not written. */
  troubles: readonly TextTrouble[];
  /** Whether the document says all of them already. */
  isUnchanged: boolean;
}

/** Judges what the person wrote, before it goes to the server. */
export function checkTexts({ asks, filled }: SignDocument, input: SignTexts): CheckedTexts {
  const texts = Object.fromEntries(asks.map(({ uuid }) => [uuid, (input[uuid] ?? '').trim()]));
  const gaps = asks.filter(({ uuid, required }) => required && !VISIBLE.test(texts[uuid] ?? ''));
  return {
    texts,
    troubles: gaps.map(({ uuid }) => ({ uuid, code: 'required' })),
    isUnchanged: filled && asks.every(({ uuid, value }) => value === texts[uuid]),
  };
}
