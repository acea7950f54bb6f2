import type { FieldWord } from './field-words.ts';

type TextByLanguage = Readonly<Record<'es-MX' | 'en', string>>;

/** Facts about a kind of document that browser and server both need. */
export interface KindDeclaration {
  /** File types that are accepted: `PDFs` for a document that is issued only as a file. */
  accepts: 'pictures and PDFs' | 'PDFs';
  /** True if the document shows a face: it is then captured only with the biometric consent. */
  hasFace: boolean;
  /** Proportions of the camera's frame and of the specimen: `card` for a card, or for a page as wide as a card. */
  shape: 'card' | 'sheet';
  /** Title of the screen that requests the document from its owner. */
  heading: TextByLanguage;
  /** `heading` for a helper who holds the device for the owner. */
  assistedHeading: TextByLanguage;
  /** Fields that the person sees and corrects, in screen order: path in the operation's `data`, key of the label in `field-words.ts`. */
  fields: readonly (readonly [path: string, word: FieldWord])[];
  /** True if the document may well be in the name of somebody with whom the person lives. */
  isOfHousehold?: true;
  /** Document drawn for test data: text lines of a sheet, or a side of a voter credential. Null: a sheet without text. */
  specimen: (() => Promise<{ lines: readonly string[] }>) | 'front' | 'back' | null;
}
