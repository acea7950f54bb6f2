import { VISIBLE_CHARACTER } from '#contracts/steps/signature.ts';
import type { SignDocument, TextTrouble } from '../document/document.contract.ts';
import type { SignTexts } from '../document/draft.ts';

export interface CheckedTexts {
  /** The trimmed texts, as sent to the server. */
  texts: SignTexts;
  /** The required texts that are empty. */
  troubles: readonly TextTrouble[];
  /** True if the document already contains all these texts. */
  isUnchanged: boolean;
}

/** Checks the texts that the person wrote, before they are sent to the server. */
export function checkTexts({ asks, filled }: SignDocument, input: SignTexts): CheckedTexts {
  const texts = Object.fromEntries(asks.map(({ uuid }) => [uuid, (input[uuid] ?? '').trim()]));
  const gaps = asks.filter(({ uuid, required }) => required && !VISIBLE_CHARACTER.test(texts[uuid] ?? ''));
  return {
    texts,
    troubles: gaps.map(({ uuid }) => ({ uuid, code: 'required' })),
    isUnchanged: filled && asks.every(({ uuid, value }) => value === texts[uuid]),
  };
}
