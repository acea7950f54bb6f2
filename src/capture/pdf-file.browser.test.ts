import { expect } from '@open-wc/testing';
import { pdfIn } from './pdf-file.ts';

describe('a file that may be a PDF', () => {
  for (const [name, prefix] of [
    ['nothing', ''],
    ['a newline', '\n'],
    ['a byte order mark', '\ufeff'],
    ['200 bytes', 'x'.repeat(200)],
  ] as const)
    it(`is one behind ${name}`, async () => {
      const pdf = await pdfIn(new Blob([`${prefix}%PDF-1.7\n`]));
      expect(pdf?.type).to.equal('application/pdf');
    });

  it('is none where its bytes are a picture’s', async () => {
    expect(await pdfIn(new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), '%PDF-1.7']))).to.equal(null);
  });
});
