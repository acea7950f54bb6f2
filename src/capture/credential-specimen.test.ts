import { expect, test } from 'vitest';
import { ineBack, ineFront } from './credential-specimen.ts';
import { selfie } from './selfie-specimen.ts';
import { luisa, mrzOf } from './specimen-person.ts';

test('the MRZ has three lines of thirty, consistent with a known synthetic one', () => {
  const person = {
    ...luisa,
    name: 'MARGARITA',
    firstLastname: 'GÓMEZ',
    secondLastname: 'VELÁZQUEZ',
    birthdate: '1980-07-05',
    expires: '2028',
    cic: '183657717',
    section: '0747',
    consecutive: '116375842',
    emission: '02',
    fuar: '12345',
  };
  expect(mrzOf(person)).toEqual(['IDMEX1836577177<<0747116375842', '8007050M2812313MEX<02<<12345<4', 'GOMEZ<VELAZQUEZ<<MARGARITA<<<<']);
  expect(mrzOf(luisa).map((line) => line.length)).toEqual([30, 30, 30]);
});

test('all three say that they are a specimen', () => {
  for (const drawing of [ineFront(luisa), ineBack(luisa), selfie()]) expect(drawing).toContain('MUESTRA');
  expect(ineFront(luisa)).toContain(luisa.curp);
});
