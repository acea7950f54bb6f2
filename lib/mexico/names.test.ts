import { describe, expect, it } from 'vitest';
import { nameTrouble, normalizeName, spokenName } from './names.ts';

describe('names', () => {
  it.each([
    ['  Luisa   Fernanda ', 'Luisa Fernanda'],
    ['Jose\u0301', 'José'],
  ])('%j becomes %j', (typed, name) => {
    expect(normalizeName(typed)).toBe(name);
  });

  it.each([
    ['LUISA', 'Luisa'],
    ['MARÍA DEL CARMEN', 'María del Carmen'],
    ['ANA-SOFÍA D’ANGELO', 'Ana-Sofía D’Angelo'],
    ['Mª José', 'Mª José'],
    ['luisa', 'luisa'],
    ['', ''],
  ])('%s is said as %s', (name, spoken) => {
    expect(spokenName(name)).toBe(spoken);
  });

  it.each([
    ['D’Angelo', null],
    ['Ma. del Carmen', null],
    ['Nguyễn', null],
    ['María-José', null],
    ['', 'empty'],
    ['Luisa 2', 'letters'],
  ])('%s: %s', (typed, trouble) => {
    expect(nameTrouble(typed)).toBe(trouble);
  });
});
