import { PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import type { Attack, Loot } from './attack.ts';
import { HELVETICA, lie, streamOf, withMember } from './sealed-file.ts';

/** Marks of the objects that a shadow document contains before the signature. */
const COVER = 'Cubierta';
const HIDDEN = 'Sombra';

/**
 * Returns a contract prepared for a later change: a picture covers the true amount, and a hidden page is among its objects. An unknown
 * member refers to that page, because unreferenced objects are dropped on upload.
 */
export async function shadowContract(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { context } = document;
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const number of [1, 2]) {
    const page = document.addPage([612, 792]);
    page.drawText(`CONTRATO, hoja ${number}. Pago 900000`, { x: 72, y: 600, size: 18, font });
  }
  const [page] = document.getPages();
  const white = context.stream(new Uint8Array([255]), {
    ...{ Type: 'XObject', Subtype: 'Image', Width: 1, Height: 1, ColorSpace: 'DeviceGray', BitsPerComponent: 8, [COVER]: true },
  });
  page?.node.setXObject(PDFName.of(COVER), context.register(white));
  const draw = context.stream(`q 300 0 0 40 230 590 cm /${COVER} Do Q BT /F1 18 Tf 260 600 Td (1000) Tj ET`);
  page?.node.addContentStream(context.register(draw));
  const content = context.register(context.stream(lie('PAGO 1'), { [HIDDEN]: true }));
  const hidden = context.register(context.obj({ Type: 'Page', MediaBox: [0, 0, 612, 792], Contents: content, [HIDDEN]: true }));
  const pages = context.register(context.obj({ Type: 'Pages', Count: 1, Kids: [hidden], [HIDDEN]: true }));
  page?.node.set(PDFName.of('Rest'), pages);
  return document.save({ useObjectStreams: false });
}

/** Returns shadow attacks: prepared objects are hidden, replaced or shown after the signature. */
export function shadows({ sealed }: Loot): Attack[] {
  const text = sealed.bytes.toString('latin1');
  const marked = (mark: string, kind: string) => {
    const found = [...text.matchAll(/\n(\d+) 0 obj\n((?:(?!endobj)[\s\S])*)/g)].find(
      ([, , body = '']) => body.includes(`/${mark} true`) && body.includes(kind),
    );
    return found ? Number(found[1]) : null;
  };
  const cover = marked(COVER, '/Image');
  const hiddenPages = marked(HIDDEN, '/Pages');
  const hiddenContent = marked(HIDDEN, 'stream');
  if (cover === null || hiddenPages === null || hiddenContent === null) throw new Error('The file holds no shadow.');
  const [page = 0] = sealed.pages;
  const contents = sealed.reference(page, 'Contents');
  const { root } = sealed;
  const clear = '/Type /XObject /Subtype /Form /BBox [0 0 1 1]';
  return [
    { name: 'hide: the cover draws nothing any more', pdf: sealed.update([{ number: cover, body: streamOf('', clear) }]) },
    {
      name: 'hide: the cover is of no kind',
      pdf: sealed.update([{ number: cover, body: streamOf('x', '/Type /XObject /Subtype /None') }]),
    },
    { name: 'hide: the cover is freed', pdf: sealed.update([{ number: cover, body: 'null' }]) },
    { name: 'replace: a form field lies over the amount', pdf: formField(sealed) },
    { name: 'replace: the resources have another font', pdf: otherFont(sealed) },
    {
      name: 'hide and replace: the catalog has the hidden pages',
      pdf: sealed.update([{ number: root, body: withMember(sealed.body(root), 'Pages', `${hiddenPages} 0 R`) }]),
    },
    {
      name: 'hide and replace: the table points to the hidden content',
      pdf: sealed.update([], { pointing: [{ number: contents, offset: sealed.offset(hiddenContent) }] }),
    },
    {
      name: 'hide and replace: the table points to the hidden pages',
      pdf: sealed.update([], { pointing: [{ number: sealed.reference(root, 'Pages'), offset: sealed.offset(hiddenPages) }] }),
    },
  ];
}

function formField({ size, root, pages, field, body, update }: Loot['sealed']): Buffer {
  const [page = 0] = pages;
  const form = `<</Fields [${field} 0 R ${size} 0 R] /SigFlags 3 /NeedAppearances true>>`;
  return update([
    { number: root, body: withMember(body(root), 'AcroForm', null).replace(/^<</, `<< /AcroForm ${form}`) },
    { number: page, body: withMember(body(page), 'Annots', `[${size} 0 R]`) },
    {
      number: size,
      body: `<< /Type /Annot /Subtype /Widget /FT /Tx /T (Monto) /V (900000) /Rect [60 560 460 640] /F 4 /AP << /N ${size + 1} 0 R >> /P ${page} 0 R >>`,
    },
    { number: size + 1, body: streamOf(lie(), `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources ${HELVETICA}`) },
  ]);
}

function otherFont({ bytes, update }: Loot['sealed']): Buffer {
  const font = /\n(\d+) 0 obj\n<<(?:(?!endobj)[\s\S])*\/BaseFont \/Helvetica/.exec(bytes.toString('latin1'))?.[1];
  if (!font) throw new Error('The file has no font of its own to replace.');
  return update([{ number: Number(font), body: '<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>' }]);
}
