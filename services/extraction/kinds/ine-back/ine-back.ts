import { hasEnoughOfBack, readIneBack } from '../../../../papers/kinds/ine-back/ine-back.ts';
import { defineKind } from '../kind.ts';

export const ineBackKind = defineKind({
  name: 'ineBack',
  title: 'the back of a voter credential',
  marks: {},
  hasZone: ({ format }) => format === 'INE',
  pages: 2,
  symbols: false,
  parse: readIneBack,
  isEnough: hasEnoughOfBack,
});
