import { describe, expect, it } from 'vitest';
import { fileTypeOf, TYPE_BYTES } from './file-type.ts';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : [...part])));

describe('the type of a file', () => {
  it.each([
    ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe0])],
    ['png', bytes([0x89], 'PNG\r\n', [0x1a], '\n')],
    ['webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    ['pdf', bytes('%PDF-1.7\n')],
    ['pdf', bytes('\n%PDF-1.7\n')],
    ['pdf', bytes([0xef, 0xbb, 0xbf], '%PDF-1.7\n')],
    ['pdf', bytes('x'.repeat(200), '%PDF-1.7\n')],
    ['pdf', bytes('x'.repeat(TYPE_BYTES - 5), '%PDF-1.7\n')],
  ])('is %s', (type, file) => {
    expect(fileTypeOf(file)).toBe(type);
  });

  it.each([
    ['a header that no reader looks for so far in', bytes('x'.repeat(TYPE_BYTES - 4), '%PDF-1.7\n')],
    ['a RIFF of sound', bytes('RIFF', [1, 2, 3, 4], 'WAVE')],
    ['half a PNG', bytes([0x89], 'PNG')],
    ['half a header', bytes('%PDF')],
    ['nothing', bytes()],
  ])('is none: %s', (_, file) => {
    expect(fileTypeOf(file)).toBeNull();
  });

  it('is that of a picture where a PDF stands behind its start', () => {
    expect(fileTypeOf(bytes([0xff, 0xd8, 0xff], '%PDF-1.7\n'))).toBe('jpeg');
  });
});
