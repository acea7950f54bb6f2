import type { FieldWord } from './field-words.ts';

type WordsByLanguage = Readonly<Record<'es-MX' | 'en', string>>;

/** Everything about a kind of document that browser and server both need. No member may be left out. */
export interface KindDeclaration {
  /** `PDFs` for a document that is only ever issued as a file. */
  accepts: 'pictures and PDFs' | 'PDFs';
  /** A document that shows a face is only taken with the biometric consent. */
  hasFace: boolean;
  /** `card` for a card, or a page as wide as one: the camera's frame and the drawing follow from it. */
  shape: 'card' | 'sheet';
  /** The request to the owner of the document. */
  heading: WordsByLanguage;
  /** The same request to a helper who holds the device for the owner. */
  helperHeading: WordsByLanguage;
  /** Fields that the person sees and corrects, in the order of the screen: the path in the operation's `data`, and the label. */
  fields: readonly (readonly [path: string, word: FieldWord])[];
  /** Drawing that test data films: lines of a sheet, or a side of a voter credential. Null: a sheet without text. */
  specimen: (() => Promise<{ lines: readonly string[] }>) | 'front' | 'back' | null;
}
