import { defineWords } from './words.ts';

/** Words beside the texts that were read from a document. */
export const readFieldWords = defineWords({
  'es-MX': {
    correct: 'Corregir',
    write: 'Escribir',
    notRead: 'No se leyó',
    datePlaceholder: 'dd/mm/aaaa',
    wrongDate: 'Escribe día, mes y año, como 09/09/1989.',
  },
  en: {
    correct: 'Correct',
    write: 'Type it',
    notRead: 'Not read',
    datePlaceholder: 'dd/mm/yyyy',
    wrongDate: 'Type day, month and year, like 09/09/1989.',
  },
});

export type ReadFieldWords = (typeof readFieldWords)['es-MX'];
