import { describe, expect, it } from 'vitest';
import { nameTrouble, normalizeName } from './names.ts';

describe('names', () => {
  it.each([
    ['  Luisa   Fernanda ', 'Luisa Fernanda'],
    ['Jose\u0301', 'José'],
  ])('%j becomes %j', (typed, name) => {
    expect(normalizeName(typed)).toBe(name);
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
