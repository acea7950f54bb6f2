import { ofZone } from '#papers/findings/zone-values.ts';
import { zoneOf } from '#papers/layout/zone.ts';
import type { ReaderOf } from '../base/kind-reader.ts';
import type { ineBackOperation } from './ine-back.contract.ts';
import { hasEnoughOfBack, readIneBack } from './read-back.ts';

export const ineBackReader: ReaderOf<typeof ineBackOperation> = {
  title: 'the back of a voter credential',
  marks: {},
  hasZone: ({ format }) => format === 'INE',
  pages: 2,
  symbols: false,
  parse(paper, reading) {
    const { data, sources } = readIneBack(paper, reading);
    const zone = zoneOf(paper.pages, reading.today);
    const lines = data.lines.flatMap((line, at) => {
      const field = ofZone(zone, line);
      return field ? [[`lines.${at}`, field.source] as const] : [];
    });
    return { data, sources: { ...sources, ...Object.fromEntries(lines) } };
  },
  isEnough: hasEnoughOfBack,
};
