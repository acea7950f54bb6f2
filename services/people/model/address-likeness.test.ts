import { describe, expect, it } from 'vitest';
import { type AddressTexts, addressesSimilarity, printedTexts } from './address-likeness.ts';
import { similarity } from './similarity.ts';

const HOME: AddressTexts = {
  ...{ street: 'Calle del Zaguán', ext_num: '12', int_num: null, colony: 'Centro' },
  ...{ municipality: 'Guadalajara', city: null, state: 'Jalisco', zip_code: '44100' },
};

describe('similarity', () => {
  it.each([
    ['', '', 1],
    ['a', '', 0],
    ['kitten', 'sitting', 1 - 3 / 7],
    ['flaw', 'lawn', 0.5],
    ['saturday', 'sunday', 1 - 3 / 8],
  ])('of %j and %j is %d, in either order', (one, other, is) => {
    expect(similarity(one, other)).toBeCloseTo(is, 10);
    expect(similarity(other, one)).toBeCloseTo(is, 10);
  });

  it.each([
    [10, 1, 0.9],
    [20, 2, 0.9],
    [5, 1, 0.8],
    [20, 7, 0.65],
  ])('of %d letters with %d others is %d, and exactly that is enough', (length, others, is) => {
    const one = 'a'.repeat(length);
    const other = 'b'.repeat(others).padEnd(length, 'a');
    expect([similarity(one, other), similarity(one, other, is), similarity(one, other, is + 0.01)]).toEqual([is, is, 0]);
  });

  it('tells what is alike enough as it does without a least, and nothing less', () => {
    const words = ['PEREZ GOMEZ LUISA', 'PERES GOMEZ LUISA', 'LUISA', 'GOMEZ LUISA PEREZ', 'PEREZ GOMES LUIS', ''];
    for (const one of words) {
      for (const other of words) {
        const whole = similarity(one, other);
        for (const least of [0.5, 0.7, 0.9, 1]) expect(similarity(one, other, least)).toBe(whole >= least ? whole : 0);
      }
    }
  });
});

describe('two addresses', () => {
  it.each([
    ['C DEL ZAGUÁN 12', 'COL CENTRO'],
    ['CALLE DEL ZAGUAN NO. 12', 'CENTRO'],
    ['Del Zaguán # 12', 'Col. Centro'],
  ])('are alike as a card prints one: %s, %s', (street, neighborhood) => {
    const printed = printedTexts({ street, neighborhood, zip_code: '44100', city: 'GUADALAJARA', province: 'JAL.' });
    expect(addressesSimilarity(HOME, printed)).toMatchObject({ general_score: 1 });
    const elsewhere = addressesSimilarity({ ...HOME, street: 'Av. Juárez', ext_num: '9' }, printed);
    expect(elsewhere).toMatchObject({ ext_num: 0, zip_code: 1, state: 1, general_score: expect.closeTo(0.71, 1) });
    expect(elsewhere.street).toBeLessThan(0.5);
  });

  it('are alike in the kinds of streets, however they are written', () => {
    expect(addressesSimilarity({ ...HOME, street: 'Av. Juárez' }, { ...HOME, street: 'AVENIDA JUAREZ' }).street).toBe(1);
    expect(addressesSimilarity({ ...HOME, street: 'Calle C' }, { ...HOME, street: 'Calle' }).street).toBeLessThan(1);
  });

  it('are alike where accents and capitals alone differ', () => {
    const same = addressesSimilarity(HOME, { ...HOME, street: 'CALLE DEL ZAGUAN', int_num: '' });
    expect(same).toEqual({
      ...{ city: 1, state: 1, colony: 1, street: 1, ext_num: 1, int_num: 1, zip_code: 1, municipality: 1 },
      general_score: 1,
    });
  });

  it('are told apart by each member, numbers by being another', () => {
    const other = addressesSimilarity(HOME, { ...HOME, ext_num: '13', colony: 'Centra', zip_code: '44101' });
    expect(other).toMatchObject({ ext_num: 0, zip_code: 0, colony: 0.83, street: 1, general_score: 0.64 });
    // Six members count: neither address has `city` or `int_num`.
    expect(other.general_score).toBeCloseTo((1 + 0.8333 + 1 + 0 + 0 + 1) / 6, 2);
  });

  it('count a member that one of them has', () => {
    expect(addressesSimilarity(HOME, { ...HOME, int_num: '4' })).toMatchObject({ int_num: 0, general_score: 0.86 });
  });
});
