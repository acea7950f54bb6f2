import { expect, it } from 'vitest';
import { qrOf } from './symbols.ts';

const paper = (symbols: readonly string[] | null) => ({ pages: [], symbols });

it.each([
  ['is there, and tells of who is printed', ['x'], {}, true, true, true],
  ['is there, and tells of somebody else', ['x'], {}, false, true, false],
  ['is not there', [], null, false, false, false],
  ['was not looked for in time', null, null, false, null, null],
] as const)('a code %s', (_what, symbols, code, agrees, qr_found, qr_valid) => {
  expect(qrOf(paper(symbols), code, agrees)).toEqual({ qr_found, qr_valid });
});
