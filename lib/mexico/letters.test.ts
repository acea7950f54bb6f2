import { expect, test } from 'vitest';
import { withoutMarks } from './letters.ts';

test.each([
  ['María Núñez Güemes', 'N', 'Maria Nunez Guemes'],
  ['María Núñez Güemes', 'Ñ', 'Maria Nuñez Guemes'],
  ['NÚÑEZ', 'X', 'NUXEZ'],
  // With a combining tilde, as some systems send it.
  ['NUN\u0303EZ', 'Ñ', 'NUÑEZ'],
  ['', 'N', ''],
] as const)('%s without marks, an Ñ as %s, is %s', (text, enye, plain) => {
  expect(withoutMarks(text, enye)).toBe(plain);
});
