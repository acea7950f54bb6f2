import { expect, test } from 'vitest';
import { namesAlike } from './names-alike.ts';

test.each([
  ['Luisa Peña Gómez', 'PENA GOMEZ LUISA', true],
  ['Luisa María Peña Gómez', 'LUISA PEÑA', true],
  ['Luisa Peña Gómez', 'PEÑA G LUISA', true],
  ['María de la Luz Peña Gómez', 'PEÑA GOMEZ MARIA LUZ', true],
  ['Luisa Peña Gómez', 'JORGE PEÑA GOMEZ', false],
  ['Luisa Peña Gómez', 'PEÑA PEÑA LUISA', false],
  ['Luisa Peña Gómez', 'COMERCIALIZADORA DEL ZAGUÁN SA DE CV', false],
  ['Luisa Peña Gómez', 'LUISA', null],
  ['', 'PEÑA GOMEZ LUISA', null],
])('%s and %s: %s', (one, other, alike) => {
  expect(namesAlike(one, other)).toBe(alike);
  expect(namesAlike(other, one)).toBe(alike);
});
