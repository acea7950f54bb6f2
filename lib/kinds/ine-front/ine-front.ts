import { rowsOf } from '#papers/layout/rows.ts';
import type { ReaderOf } from '../base/kind-reader.ts';
import { firstByPhrase } from '../values/first-by-phrase.ts';
import type { ineFrontOperation } from './ine-front.contract.ts';
import { hasEnoughOfFront, readIneFront } from './read-front.ts';

const institutes = [{ phrases: ['Instituto Federal Electoral'] }, { phrases: ['Instituto Nacional Electoral'] }];

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
  parse(paper, reading) {
    const { data, sources } = readIneFront(paper, reading);
    const institute = firstByPhrase(paper.pages.flatMap(rowsOf), institutes)?.source;
    return {
      data,
      sources: {
        ...sources,
        ...(institute && data.type !== null ? { type: institute } : {}),
        ...(institute && data.ine_type !== null ? { ine_type: institute } : {}),
      },
    };
  },
  isEnough: hasEnoughOfFront,
};
