import { extractionContract, type KindName } from '#contracts/extraction/extraction.ts';
import { specimen } from '../../specimens/specimen.ts';
import type { Fixture, Sample } from './sample.ts';

const fileOf = async (kind: KindName, fixture: Fixture) => {
  const { pdf } = await specimen(kind, fixture.next());
  return new File([pdf], 'documento.pdf', { type: 'application/pdf' });
};

const sampleOf = (kind: KindName): Sample => ({
  valid: async (fixture) => ({ body: { file: await fileOf(kind, fixture) } }),
  others: 'own',
  slowest: 20_000,
});

/** One sample for each kind of document: a specimen that differs at every call. */
export const extractionSamples: Record<string, Sample> = {
  ...Object.fromEntries((Object.keys(extractionContract) as KindName[]).map((kind) => [`extraction.${kind}`, sampleOf(kind)])),
  'extraction.creditReport': {
    ...sampleOf('creditReport'),
    reach: { 400: async () => ({ input: { body: { file: new File(['no PDF'], 'x.pdf') } } }) },
  },
};
