import { describe, expect, it } from 'vitest';
import { entities } from '../entities.ts';
import { entityOfPostalCode } from './postal-code.ts';

describe('entityOfPostalCode', () => {
  it.each([
    ['06000', 'DF'],
    ['44100', 'JC'],
    ['64000', 'NL'],
    ['97', 'YN'],
    ['0', null],
    ['00100', null],
    ['19000', null],
    ['abcde', null],
  ])('%s is in %s', (code, entity) => {
    expect(entityOfPostalCode(code)).toBe(entity);
  });

  it('reaches every entity, and gives no digits to two', () => {
    const reached = Array.from({ length: 100 }, (_, start) => entityOfPostalCode(String(start).padStart(2, '0')));
    expect(new Set(reached.filter((entity) => entity !== null))).toEqual(new Set(entities.map(({ code }) => code)));
  });
});
