import { type FieldWord, fieldWords } from '#kinds/base/field-words.ts';
import { type CamelCase, camelCase, kindDeclarations, type PaperKind, paperKinds } from '#kinds/kinds.ts';
import type { Language } from '#src/i18n/words.ts';

type AskKey = CamelCase<`ask_${PaperKind}`>;

/** The key of the words that ask for a kind: `askAddressProof`. */
export const askKeyOf = (kind: PaperKind): AskKey => camelCase(`ask_${kind}`);

/** The words that ask for each kind, by their keys. */
export const kindWords = (form: 'heading' | 'helperHeading', language: Language) =>
  Object.fromEntries(paperKinds.map((kind) => [askKeyOf(kind), kindDeclarations[kind][form][language]])) as Record<AskKey, string>;

/** The labels of the fields of all kinds. */
export const fieldTexts = (language: Language) =>
  Object.fromEntries(Object.entries(fieldWords).map(([word, texts]) => [word, texts[language]])) as Record<FieldWord, string>;
