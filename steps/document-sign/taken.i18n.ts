import { defineWords } from '../../src/i18n/words.ts';

/** Words for a document that is signed already; they come with it. */
export const takenWords = defineWords({
  'es-MX': {
    takenHeading: 'Este documento ya está firmado',
    takenWhy: (company: string) => `Aquí ya no hay nada que firmar. Si crees que hay un error, pide ayuda a ${company}.`,
  },
  en: {
    takenHeading: 'This document has been signed already',
    takenWhy: (company: string) => `There is nothing left to sign here. If you think something is wrong, ask ${company} for help.`,
  },
});
