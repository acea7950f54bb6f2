import { assistedPaperWords } from '#src/i18n/paper-assisted.i18n.ts';
import { defineWords } from '#src/i18n/words.ts';
import { kindWords } from './kind-words.ts';

/** Words for a helper who holds the device for the owner of the document. */
export const assistedDocumentWords = defineWords({
  'es-MX': {
    ...assistedPaperWords['es-MX'],
    ...kindWords('assistedHeading', 'es-MX'),
    askDocument: 'El documento de la persona',
    photoOrFile: 'Tómale una foto o, si la persona lo tiene en PDF, súbelo.',
    pdfWhy: 'Sube el PDF tal como lo recibió la persona.',
  },
  en: {
    ...assistedPaperWords.en,
    ...kindWords('assistedHeading', 'en'),
    askDocument: 'The person’s document',
    photoOrFile: 'Take a photo of it or, if the person has it as a PDF, upload that.',
    pdfWhy: 'Upload the PDF just as the person got it.',
  },
});
