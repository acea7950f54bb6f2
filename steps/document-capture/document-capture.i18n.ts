import { paperWords } from '#src/i18n/paper.i18n.ts';
import { readFieldWords } from '#src/i18n/read-fields.i18n.ts';
import { defineWords } from '#src/i18n/words.ts';
import { fieldTexts, kindWords } from './kind-words.ts';

export const documentCaptureWords = defineWords({
  'es-MX': {
    ...paperWords['es-MX'],
    ...readFieldWords['es-MX'],
    ...kindWords('heading', 'es-MX'),
    askDocument: 'Tu documento',
    photoOrFile: 'Tómale una foto o, si lo tienes en PDF, súbelo.',
    photoWhy: 'Tómale una foto.',
    pdfWhy: 'Sube el PDF tal como lo recibiste.',
    ...fieldTexts('es-MX'),
  },
  en: {
    ...paperWords.en,
    ...readFieldWords.en,
    ...kindWords('heading', 'en'),
    askDocument: 'Your document',
    photoOrFile: 'Take a photo of it or, if you have it as a PDF, upload that.',
    photoWhy: 'Take a photo of it.',
    pdfWhy: 'Upload the PDF just as you got it.',
    ...fieldTexts('en'),
  },
});

export type DocumentCaptureWords = (typeof documentCaptureWords)['es-MX'];
