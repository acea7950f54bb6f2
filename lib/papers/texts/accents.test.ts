import { expect, it } from 'vitest';
import { lacksAccent, lacksMark } from './accents.ts';

it.each(['JOSE LUIS', 'Muñoz Gomez', 'QUERETARO', 'Nuñez', 'ALCANTARA', 'PELAEZ', 'CHACON', 'LEON', 'BARRAGAN', 'GERMAN'])(
  'a name that is written with an accent may lack it: %s',
  (name) => {
    expect(lacksAccent(name)).toBe(true);
  },
);

it.each([
  'JOSÉ LUIS',
  'Muñoz Gómez',
  'BEATRIZ ORTIZ CRUZ',
  'CRISTIAN',
  'JUAN ESTEBAN',
  'VALDEZ CORTEZ',
  'HOUSTON',
  'ZAPOPAN',
  'GRAN PLAZA',
])('a name with its accents, and one without any, lacks none: %s', (name) => {
  expect(lacksAccent(name)).toBe(false);
});

it.each(['PENA', 'Munoz Gómez', 'GUEMES', 'J GUADALUPE', 'Ma Elena'])('a name may lack a tilde, a diaeresis or a point: %s', (name) => {
  expect(lacksMark(name)).toBe(true);
});

it.each(['PEÑA', 'GOMEZ', 'GÜEMES', 'J. GUADALUPE', 'MA. ELENA', 'MARIO', 'C JUAN 12'])('a name lacks none of them: %s', (name) => {
  expect(lacksMark(name)).toBe(false);
});
