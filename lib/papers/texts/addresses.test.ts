import { expect, it } from 'vitest';
import { placeIn, postalCodeIn, withoutPostalCode } from './addresses.ts';

it.each([
  ['GUADALAJARA, JAL.', 'GUADALAJARA', 'JAL.'],
  ['OAXACA DE JUÁREZ, OAX.', 'OAXACA DE JUÁREZ', 'OAX.'],
  ['OAXACA DE JUÁREZ. OAX.', 'OAXACA DE JUÁREZ', 'OAX.'],
  ['MONTERREY., NUEVO LEÓN', 'MONTERREY', 'NUEVO LEÓN'],
])('%s is a municipality and its state', (text, municipality, state) => {
  expect(placeIn(text)).toEqual({ municipality, state });
});

it.each([
  ['C.P. 44100', '44100'],
  ['COL. CENTRO 44100', '44100'],
  ['C.P. 4410O', '44100'],
  ['CP: O6l00 CUAUHTÉMOC', '06100'],
  ['C.P. OOIIl', null],
  ['HIDALGO 4410O', null],
])('the postal code of %s is %s', (text, code) => {
  expect(postalCodeIn(text)).toBe(code);
});

it('a text is left without its postal code, also where that has letters that look like figures', () => {
  expect(withoutPostalCode('C.P. 4410O ZAPOPAN')).toBe(', ZAPOPAN');
});
