import { lines as card } from '../cif/cif.specimen.ts';

/** A drawn certificate says what the card says, and more. */
export const lines = ['Constancia de Situación Fiscal', ...card.slice(1), 'Código Postal: 44100'];
