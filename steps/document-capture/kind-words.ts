import { type FieldWord, fieldWords } from '#kinds/base/field-words.ts';
import { type CamelCase, camelCase, kindDeclarations, type PaperKind, paperKinds } from '#kinds/kinds.ts';
import type { Language } from '#src/i18n/words.ts';

type AskKey = CamelCase<`ask_${PaperKind}`>;

/** Returns the key of the text that asks for a kind, such as `askAddressProof`. */
export const askKeyOf = (kind: PaperKind): AskKey => camelCase(`ask_${kind}`);

/** Returns the texts that ask for each kind, with the keys of `askKeyOf`. */
export const kindWords = (form: 'heading' | 'assistedHeading', language: Language) =>
  Object.fromEntries(paperKinds.map((kind) => [askKeyOf(kind), kindDeclarations[kind][form][language]])) as Record<AskKey, string>;

/** Returns the labels of the fields of all kinds in a language. */
export const fieldTexts = (language: Language) =>
  Object.fromEntries(Object.entries(fieldWords).map(([word, texts]) => [word, texts[language]])) as Record<FieldWord, string>;
