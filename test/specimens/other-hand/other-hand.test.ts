import { describe, expect, it } from 'vitest';
import type { KindName } from '#contracts/extraction/extraction.ts';
import { parseClabe } from '#mexico/clabe.ts';
import { parseCurp } from '#mexico/curp.ts';
import { isElectorKey } from '#mexico/elector-key.ts';
import { parseMrz } from '#mexico/mrz.ts';
import { parseNss } from '#mexico/nss.ts';
import { parseRfc } from '#mexico/rfc.ts';
import { Random } from '../random.ts';
import { MARK } from '../sheet.ts';
import { DRAWERS } from './draw-set.ts';
import { TODAY } from './sheets.ts';

/** The first seed of this test, outside of every set with published figures. */
const FROM = 100_000;

const isRfc = (text: string) => {
  const verdict = parseRfc(text, TODAY);
  return verdict.ok && verdict.value.warnings.length === 0;
};

/** The checks for answers with these names, at any depth. */
const checks: Record<string, (text: string) => boolean> = {
  curp: (text) => parseCurp(text, TODAY).ok,
  national_id: (text) => parseCurp(text, TODAY).ok,
  rfc: isRfc,
  rfc_person: isRfc,
  rfc_entity: isRfc,
  nss: (text) => parseNss(text).ok,
  clabe: (text) => parseClabe(text).ok,
  entity_clabe: (text) => parseClabe(text).ok,
  elector_key: isElectorKey,
};

/** Kinds without a checked number in their answers; zones are tested below. */
const KEYLESS = new Set<KindName>(['ineBack', 'addressProof']);

describe.each(DRAWERS)('$kind of another hand', ({ kind, draw, count }) => {
  const drawings = () => Promise.all(Array.from({ length: count }, (_, turn) => draw(new Random(FROM + turn), turn)));

  it('says that it is a specimen', async () => {
    for (const { html } of await drawings()) expect(html.split(`>${MARK}<`)).toHaveLength(2);
  });

  it('has keys with their check digits', async () => {
    for (const { answers } of await drawings()) {
      const keys = textsOf(answers).filter(({ name }) => name in checks);
      expect(keys.length === 0).toBe(KEYLESS.has(kind));
      expect(keys.filter(({ name, text }) => !checks[name]!(text))).toEqual([]);
    }
  });

  it('is drawn the same from the same seed, and otherwise from another', async () => {
    const [one, again, other] = await Promise.all([FROM, FROM, FROM + 1].map((seed) => draw(new Random(seed), 0)));
    expect(again).toEqual(one);
    expect(other!.html).not.toBe(one!.html);
  });
});

it.each(['ineBack', 'passport'])('%s of another hand has a zone whose checks hold', async (kind) => {
  const { draw } = DRAWERS.find((drawer) => drawer.kind === kind)!;
  const { html } = await draw(new Random(FROM), 0);
  const lines = [...html.matchAll(/letter-spacing:[\d.]+px">([A-Z0-9&;lt]{28,})</g)].map(([, line]) => line!.replaceAll('&lt;', '<'));
  const reading = parseMrz(lines, TODAY);
  expect(reading.ok && Object.values(reading.value.checks)).not.toContain(false);
  expect(reading.ok).toBe(true);
});

function textsOf(answers: object): { name: string; text: string }[] {
  return Object.entries(answers).flatMap(([name, value]) => {
    if (typeof value === 'string') return [{ name, text: value }];
    return typeof value === 'object' && value !== null ? textsOf(value) : [];
  });
}
