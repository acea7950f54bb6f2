import { expect, it } from 'vitest';
import { placeIn } from './addresses.ts';

it.each([
  ['GUADALAJARA, JAL.', 'GUADALAJARA', 'JAL.'],
  ['OAXACA DE JUÁREZ, OAX.', 'OAXACA DE JUÁREZ', 'OAX.'],
  ['OAXACA DE JUÁREZ. OAX.', 'OAXACA DE JUÁREZ', 'OAX.'],
  ['MONTERREY., NUEVO LEÓN', 'MONTERREY', 'NUEVO LEÓN'],
])('%s is a municipality and its state', (text, municipality, state) => {
  expect(placeIn(text)).toEqual({ municipality, state });
});
