import { expect, it } from 'vitest';
import { lacksAccent, lacksTilde } from './accents.ts';

it.each(['JOSE LUIS', 'Muñoz Gomez', 'QUERETARO', 'Nuñez'])('a name that is written with an accent may lack it: %s', (name) => {
  expect(lacksAccent(name)).toBe(true);
});

it.each(['JOSÉ LUIS', 'Muñoz Gómez', 'BEATRIZ ORTIZ CRUZ'])('a name with its accents, and one without any, lacks none: %s', (name) => {
  expect(lacksAccent(name)).toBe(false);
});

it('a name that is written with an Ñ may lack that', () => {
  expect([lacksTilde('PENA'), lacksTilde('Munoz Gómez'), lacksTilde('PEÑA'), lacksTilde('GOMEZ')]).toEqual([true, true, false, false]);
});
