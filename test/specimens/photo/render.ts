import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Colour } from './colour.ts';

const pdfium = PDFiumLibrary.init();

/** Draws every page of one of our own PDFs, `width` pixels wide. */
export async function renderPages(pdf: Uint8Array, width: number): Promise<Colour[]> {
  const document = await (await pdfium).loadDocument(pdf);
  try {
    const pages: Colour[] = [];
    for (const page of document.pages()) {
      const { originalWidth } = page.getOriginalSize();
      const drawn = await page.render({ scale: width / originalWidth, render: 'bitmap' });
      pages.push(withoutAlpha(drawn));
    }
    return pages;
  } finally {
    document.destroy();
  }
}

/** Converts pdfium's pixels, which have four bytes and begin with blue. */
function withoutAlpha({ data, width, height }: Colour): Colour {
  const out = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < out.length; from += 4, to += 3) {
    out[to] = data[from + 2]!;
    out[to + 1] = data[from + 1]!;
    out[to + 2] = data[from]!;
  }
  return { data: out, width, height };
}
