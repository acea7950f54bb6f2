import { afterAll, describe, expect, it } from 'vitest';
import type { KindName } from '#contracts/extraction/extraction.ts';
import { compare } from '#test/specimens/compare.ts';
import { damaged, damages } from '#test/specimens/damage.ts';
import { Random } from '#test/specimens/random.ts';
import { layoutsOf, specimen, TODAY } from '#test/specimens/specimen.ts';
import { onThisMachine } from '#test/support/machine-speed.ts';
import { openPaperSource } from '#test/support/paper-source.ts';
import { processorTime } from '#test/support/processor-time.ts';
import { type KindOf, kinds } from './kinds.ts';

const { paperOf, close } = openPaperSource();
afterAll(close);

const ROUNDS = 6;
const LONGEST_MS = onThisMachine(1500);
const levels = ['clean', 'moderate', 'hard'] as const;

/**
 * The largest share of all fields that may be wrong, per level of damage. Codes with a check are almost never wrong; the rest are values
 * that the reader was sure of and misread, and words that it missed. The limits are a fifth above the shares measured in twelve rounds.
 */
const maxWrong: Readonly<Record<(typeof levels)[number], number>> = { clean: 0.008, moderate: 0.025, hard: 0.09 };
/** Fields whose value a check digit, a code or another value confirms. */
const vouched = ['curp', 'elector_key', 'identification_data.curp', 'nss'];

describe('words that were read from pictures', () => {
  const seen = { clean: { fields: 0, wrong: 0 }, moderate: { fields: 0, wrong: 0 }, hard: { fields: 0, wrong: 0 } };
  const slips: string[] = [];

  it.each(Object.keys(kinds) as KindName[])('%s: never fail, and take no long time', async (name) => {
    const kind = kinds[name] as KindOf<typeof name>;
    for (const layout of layoutsOf(name)) {
      const { pdf, truth } = await specimen(name, 11, layout);
      const wanted = { pages: kind.pages, symbols: kind.symbols, accepts: 'pictures and PDFs' as const };
      const paper = await paperOf({ tenantId: 'a tenant', livemode: false }, new File([pdf], 'x.pdf'), null, wanted);
      for (const level of levels) {
        for (let round = 0; round < ROUNDS; round++) {
          const random = new Random(1000 * round + 7);
          const pages = paper.pages.map((page) => damaged(page, damages[level], random));
          const { result, milliseconds } = processorTime(() => kind.parse({ ...paper, pages }, { today: TODAY }));
          expect(milliseconds).toBeLessThan(LONGEST_MS);
          for (const { path, outcome, expected, actual } of compare(truth, result.data)) {
            seen[level].fields++;
            if (outcome !== 'wrong') continue;
            seen[level].wrong++;
            if (vouched.includes(path)) slips.push(`${level} ${layout} ${path}: ${expected} read as ${actual}`);
          }
        }
      }
    }
  });

  it.each(levels)('%s: are left out rather than wrong', (level) => {
    expect(seen[level].fields).toBeGreaterThan(1000);
    expect(seen[level].wrong / seen[level].fields).toBeLessThan(maxWrong[level]);
  });

  it('are almost never a wrong code', () => {
    expect(slips.length, slips.join('\n')).toBeLessThan(4);
  });
});

/** Returns a specimen's pages as OCR returns them; `sure` sets the certainty of each word. */
async function seenAs(name: KindName, layout: string, sure: (text: string) => number) {
  const { pdf, truth } = await specimen(name, 11, layout);
  const wanted = { pages: 1, symbols: false, accepts: 'pictures and PDFs' as const };
  const { pages } = await paperOf({ tenantId: 'a tenant', livemode: false }, new File([pdf], 'x.pdf'), null, wanted);
  const seen = pages.map((page) => ({
    ...page,
    origin: 'ocr' as const,
    words: page.words.map((word) => ({ ...word, sure: sure(word.text) })),
  }));
  return { truth, paper: { pages: seen, symbols: [] } };
}

it('an associated CURP is left out where it was not read surely, whatever its check digit', async () => {
  const others = (least: number) =>
    seenAs('curp', 'associated', (text) => (text === other ? least : 0.99)).then(
      ({ paper }) => kinds.curp.parse(paper, { today: TODAY }).data.asociated_curps,
    );
  const { truth } = await specimen('curp', 11, 'associated');
  const [other] = truth.asociated_curps;
  expect(await others(0.6)).toContain(other);
  expect(await others(0.1)).not.toContain(other);
});

it('a bank that is told by its name in a picture says where, and that it was read from pixels', async () => {
  const { paper } = await seenAs('bankStatement', 'first', (text) => (/^\d{18}$/.test(text) ? 0 : 0.97));
  const pages = paper.pages.map((page) => ({ ...page, words: page.words.filter(({ sure }) => sure > 0) }));
  const { data, sources } = kinds.bankStatement.parse({ ...paper, pages }, { today: TODAY });
  expect(data).toMatchObject({ clabe: null });
  expect(data.entity).not.toBeNull();
  expect(sources.entity).toMatchObject({ origin: 'ocr', confidence: 0.97, page: 1, box: expect.any(Array) });
});
