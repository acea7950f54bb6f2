import { defineWords } from '#src/i18n/words.ts';

/** Words of the screen that asks for texts. */
export const askingWords = defineWords({
  'es-MX': {
    fillHeading: 'Completa tu documento',
    fillWhy: (document: string) => `Lo que escribas aquí queda en ${document}. Después lo lees completo y lo firmas.`,
    optional: 'opcional',
    fill: 'Seguir y leer',
    filling: 'Escribiendo en tu documento…',
    textMissing: (name: string) => `Falta este dato: ${name}.`,
    textTooLong: 'No cabe en su lugar del documento. Escríbelo más corto.',
    textUnsupported: 'Tiene un signo que no se puede imprimir. Escríbelo solo con letras, números y puntuación.',
    notFilled: 'No pudimos escribir tus datos en el documento. Intenta otra vez.',
    changedSince: 'El documento cambió. Revisa tus datos y sigue otra vez.',
  },
  en: {
    fillHeading: 'Complete your document',
    fillWhy: (document: string) => `What you write here goes into ${document}. Then you read all of it and sign it.`,
    optional: 'optional',
    fill: 'Continue and read',
    filling: 'Writing into your document…',
    textMissing: (name: string) => `This is missing: ${name}.`,
    textTooLong: 'It doesn’t fit in its place in the document. Make it shorter.',
    textUnsupported: 'It has a character that can’t be printed. Use only letters, numbers and punctuation.',
    notFilled: 'We couldn’t write your details into the document. Please try again.',
    changedSince: 'The document changed. Check your details and continue again.',
  },
});
