import type { ReaderOf } from '../base/kind-reader.ts';
import type { ineFrontOperation } from './ine-front.contract.ts';
import { hasEnoughOfFront, readIneFront } from './read-front.ts';

export const ineFrontReader: ReaderOf<typeof ineFrontOperation> = {
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
};
