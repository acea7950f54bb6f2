import { hasEnoughOfFront, readIneFront } from '../../../../papers/kinds/ine-front/ine-front.ts';
import { defineKind } from '../kind.ts';

export const ineFrontKind = defineKind({
  name: 'ineFront',
  title: 'the front of a voter credential',
  marks: {
    'Credencial para votar': 3,
    'Instituto Nacional Electoral': 2,
    'Instituto Federal Electoral': 2,
    'Clave de elector': 2,
    'Año de registro': 1,
  },
  pages: 1,
  symbols: false,
  parse: readIneFront,
  isEnough: hasEnoughOfFront,
});
