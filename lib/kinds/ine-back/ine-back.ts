import type { ReaderOf } from '../base/kind-reader.ts';
import type { ineBackOperation } from './ine-back.contract.ts';
import { hasEnoughOfBack, readIneBack } from './read-back.ts';

export const ineBackReader: ReaderOf<typeof ineBackOperation> = {
  title: 'the back of a voter credential',
  marks: {},
  hasZone: ({ format }) => format === 'INE',
  pages: 2,
  symbols: false,
  parse: readIneBack,
  isEnough: hasEnoughOfBack,
};
