import { afterAll, describe, expect, it } from 'vitest';
import type { KindName } from '#contracts/extraction/extraction.ts';
import { MARK } from '#test/specimens/sheet.ts';
import { layoutsOf, specimen, TODAY } from '#test/specimens/specimen.ts';
import { openPaperSource } from '#test/support/paper-source.ts';
import { type KindOf, kinds } from './kinds.ts';
import { otherKindOf } from './recognise.ts';

const TENANT = { tenantId: 'a tenant', livemode: false };
const { pdfs, paperOf, close } = openPaperSource();
afterAll(close);

const SEEDS = Number(process.env.SPECIMENS ?? 3);
const names = Object.keys(kinds) as KindName[];

const read = async (pdf: Uint8Array<ArrayBuffer>, { symbols, pages }: { symbols: boolean; pages: number }) =>
  paperOf(TENANT, new File([pdf], 'x.pdf'), null, { pages, symbols, accepts: 'pictures and PDFs' });

/** Returns the paths of the printed values; a boolean is derived from them, so it has no source. */
function printedIn(value: unknown, path = ''): string[] {
  if (value === null || typeof value === 'boolean') return [];
  if (typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([name, member]) => printedIn(member, path ? `${path}.${name}` : name));
}

describe.each(names.flatMap((name) => layoutsOf(name).map((layout) => [name, layout] as const)))('%s, %s', (name, layout) => {
  const kind = kinds[name] as KindOf<typeof name>;

  it('is read as it was drawn', async () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { pdf, truth } = await specimen(name, seed, layout);
      const paper = await read(pdf, kind);
      expect(otherKindOf(paper, name, TODAY)).toBeNull();
      const { data, sources } = kind.parse(paper, { today: TODAY });
      expect(data, `seed ${seed}`).toEqual(truth);
      expect(kind.isEnough(data as never)).toBe(true);
      expect(Object.keys(sources).sort(), `seed ${seed}`).toEqual(printedIn(data).sort());
      for (const { page, box } of Object.values(sources)) {
        if (page !== null && box !== null) expect(box.every((side) => side >= 0 && side <= 1)).toBe(true);
      }
    }
  });

  it('is told where another kind is wanted', async () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const paper = await read((await specimen(name, seed, layout)).pdf, kind);
      for (const wanted of names.filter((one) => one !== name && !kinds[one].reads?.includes(name)))
        expect(otherKindOf(paper, wanted, TODAY), `seed ${seed} as ${wanted}`).toBe(name);
    }
  });

  it(`says “${MARK}”`, async () => {
    const { pdf } = await specimen(name, 5, layout);
    const { pages } = await pdfs.inspect(TENANT, pdf, { maxPages: 30 });
    for (const page of pages.keys()) expect(await pdfs.text(TENANT, pdf, page)).toContain(MARK);
  });
});
