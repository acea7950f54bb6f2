import { expect, it } from 'vitest';
import { streetIn } from './streets.ts';

it.each([
  ['AV JUÁREZ 1520 INT 4', 'AV JUÁREZ', '1520', '4'],
  ['PROL. HIDALGO # 351-A INT DEPTO 402', 'PROL. HIDALGO', '351-A', 'DEPTO 402'],
  ['NICOLÁS BRAVO MZ 32 LT 23 INT DEPTO 402', 'NICOLÁS BRAVO', 'MZ 32 LT 23', 'DEPTO 402'],
  ['CALLE 60 1234 LOCAL 3 INT 2', 'CALLE 60', '1234', 'LOCAL 3 INT 2'],
  ['CALLE 60 12 PISO 3', 'CALLE 60', '12', '3'],
  ['CALLE 60', 'CALLE 60', null, null],
  ['AV. 16 DE SEPTIEMBRE 8', 'AV. 16 DE SEPTIEMBRE', '8', null],
  ['REFORMA S/N INTERIOR B', 'REFORMA', 'S/N', 'B'],
  ['CAMINO REAL', 'CAMINO REAL', null, null],
])('%s is a street, its number and one inside', (text, street, ext_num, int_num) => {
  expect(streetIn(text)).toEqual({ street, ext_num, int_num });
});
