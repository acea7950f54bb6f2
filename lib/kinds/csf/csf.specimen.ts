import { lines as card } from '../cif/cif.specimen.ts';

/** Text of the sample certificate: the text of the sample card, and a postal code. */
export const lines = ['Constancia de Situación Fiscal', ...card.slice(1), 'Código Postal: 44100'];
