import { hasEnoughOfBack, readIneBack } from '#papers/kinds/ine-back/ine-back.ts';
import { ofZone } from '#papers/kinds/zone-values.ts';
import { zoneOf } from '#papers/layout/zone.ts';
import type { ExtractionKind } from '../../base/kind.ts';
import type { ineBack as contract } from './ine-back.contract.ts';

export const ineBackKind: ExtractionKind<'ineBack', typeof contract> = {
  name: 'ineBack',
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
