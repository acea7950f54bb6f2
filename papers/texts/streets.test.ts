import { expect, it } from 'vitest';
import { streetIn, withFigures } from './streets.ts';

it.each([
  ['AV JUÁREZ 1520 INT 4', 'AV JUÁREZ', '1520', '4'],
  ['PROL. HIDALGO # 351-A INT DEPTO 402', 'PROL. HIDALGO', '351-A', 'DEPTO 402'],
  ['NICOLÁS BRAVO MZ 32 LT 23 INT DEPTO 402', 'NICOLÁS BRAVO', 'MZ 32 LT 23', 'DEPTO 402'],
  ['CALLE 60 1234 LOCAL 3 INT 2', 'CALLE 60', '1234', 'LOCAL 3 INT 2'],
  ['CALLE 60 12 PISO 3', 'CALLE 60', '12', '3'],
  ['CALLE 60', 'CALLE 60', null, null],
  ['AV. 16 DE SEPTIEMBRE 8', 'AV. 16 DE SEPTIEMBRE', '8', null],
  ['REFORMA S/N INTERIOR B', 'REFORMA', 'S/N', 'B'],
  ['PROL. HIDALGO 4269 INT2', 'PROL. HIDALGO', '4269', '2'],
  ['PROL. HIDALGO MZ3 LT4', 'PROL. HIDALGO', 'MZ 3 LT 4', null],
  ['CAMINO REAL', 'CAMINO REAL', null, null],
])('%s is a street, its number and one inside', (text, street, ext_num, int_num) => {
  expect(streetIn(text)).toEqual({ street, ext_num, int_num });
});

it.each([
  ['AV JUÁREZ l0', 'AV JUÁREZ', '10', null],
  ['AV JUÁREZ 1O5 INT l2', 'AV JUÁREZ', '105', '12'],
  ['AV JUÁREZ 2l7-A', 'AV JUÁREZ', '217-A', null],
  ['CALLE 1I2 30', 'CALLE 112', '30', null],
])('a letter before a figure of a number is the figure that it looks like: %s', (text, street, ext_num, int_num) => {
  expect(streetIn(text)).toEqual({ street, ext_num, int_num });
});

it.each(['1O', '12I', 'A10', 'I2', 'O5', '12-B', 'MZ 3 LT 4', 'DEPTO 402'])('%s is left as it is: there a letter may stand', (text) => {
  expect(withFigures(text)).toBe(text);
});
