import { expect, it } from 'vitest';
import { streetBefore, streetIn, withFigures } from './streets.ts';

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
  ['PRIV. BENITO JUÁREZ NO.15-B', 'PRIV. BENITO JUÁREZ', '15-B', null],
  ['AV. 5 DE MAYO N° 122 DEP 301', 'AV. 5 DE MAYO', '122', '301'],
  ['C. 16 DE SEPTIEMBRE NO. EXT. 77 NO. INT. 3', 'C. 16 DE SEPTIEMBRE', '77', '3'],
  ['CJON. DEL DIAMANTE 19 PB', 'CJON. DEL DIAMANTE', '19', 'PB'],
  ['LAGO ALBERTO 442 TORRE B 1203', 'LAGO ALBERTO', '442', 'TORRE B 1203'],
  ['CASA BLANCA 12 CASA 8', 'CASA BLANCA', '12', 'CASA 8'],
  ['DE LA TORRE 5', 'DE LA TORRE', '5', null],
  ['HIDALGO LT 3 MZ 12', 'HIDALGO', 'LT 3 MZ 12', null],
  ['CALLE TULUM SM 45 MZ 12 LT 3', 'CALLE TULUM', 'SM 45 MZ 12 LT 3', null],
  ['HIDALGO MZA A LOTE 5', 'HIDALGO', 'MZA A LOTE 5', null],
  ['MORELOS 45 BIS', 'MORELOS', '45 BIS', null],
  ['CALLE 60 257 X 21 Y 23', 'CALLE 60', '257', null],
  ['REFORMA 12 ENTRE HIDALGO Y JUÁREZ', 'REFORMA', '12', null],
  ['CALLE ENTRE RÍOS 5', 'CALLE ENTRE RÍOS', '5', null],
  ['CALLE JUAN XXIII', 'CALLE JUAN XXIII', null, null],
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

it.each([
  ['Fuente de Neptuno, 34, Depto 5, Centro', 'Fuente de Neptuno', '34', '5', ['Centro']],
  ['Av. Vallarta , # 2425 , Int. 12B', 'Av. Vallarta', '2425', '12B', []],
  ['REFORMA 34, 06600, CENTRO', 'REFORMA', '34', null, ['06600', 'CENTRO']],
  ['REFORMA, 06600', 'REFORMA', null, null, ['06600']],
  ['REFORMA 34, LOCAL 3, 5 DE MAYO', 'REFORMA', '34', '3', ['5 DE MAYO']],
])('commas may part a street and its numbers: %s', (text, street, ext_num, int_num, rest) => {
  const { line, rest: more } = streetBefore(text);
  expect(line).toEqual({ street, ext_num, int_num });
  expect(more.map((part) => part.trim())).toEqual(rest);
});
