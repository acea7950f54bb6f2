import { randomBytes } from 'node:crypto';
import { signPdf } from '#services/people/documents/sealing/pades.ts';
import type { Attack, Loot } from './attack.ts';
import { HELVETICA, lie, type NewObject, streamOf, withMember } from './sealed-file.ts';

/** Visible annotations, added after a certification that permits none. */
const ANNOTATIONS = ['Stamp', 'FreeText', 'Redact', 'Square', 'Highlight', 'Ink', 'Text', 'Link', 'Watermark'];

/** Returns attacks on certified files, which misuse changes that a certification may permit; ours permits none. */
export async function certificationAttacks({ sealed, stranger }: Loot): Promise<Attack[]> {
  const { size, root, field, body, update } = sealed;
  const [page = 0] = sealed.pages;
  const appearance = (number: number): NewObject => ({
    number,
    body: streamOf(lie(), `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources ${HELVETICA}`),
  });
  const onPage = { number: page, body: withMember(body(page), 'Annots', `[${size} 0 R]`) };
  const evil = ANNOTATIONS.map((kind): Attack => {
    const members = `/Type /Annot /Subtype /${kind} /Rect [60 560 460 640] /F 4 /Contents (900000) /AP << /N ${size + 1} 0 R >>`;
    return { name: `evil annotation: ${kind}`, pdf: update([onPage, { number: size, body: `<< ${members} >>` }, appearance(size + 1)]) };
  });

  /** Returns a second, visible signature field with this value. */
  const another = (value: string, name = 'Firma 2'): NewObject[] => [
    {
      number: root,
      body: withMember(body(root), 'AcroForm', null).replace(/^<</, `<< /AcroForm <</Fields [${field} 0 R ${size} 0 R] /SigFlags 3>>`),
    },
    onPage,
    {
      number: size,
      body: `<< /Type /Annot /Subtype /Widget /FT /Sig /T (${name}) /Rect [60 560 460 640] /F 4 /V ${value} /AP << /N ${size + 1} 0 R >> /P ${page} 0 R >>`,
    },
    appearance(size + 1),
  ];
  const marker = randomBytes(16).toString('hex');
  const unsigned = `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange [0 9999999999 9999999999 9999999999] /Contents <${marker.padEnd(9_000, '0')}> >>`;
  const { pdf } = await signPdf(
    { pdf: update([...another(`${size + 2} 0 R`), { number: size + 2, body: unsigned }]), marker },
    stranger,
    null,
  );
  return [
    ...evil,
    { name: 'sneaky signature: a field that nobody signed', pdf: update(another('null')) },
    { name: 'sneaky signature: our own once more', pdf: update(another(`${sealed.signature} 0 R`)) },
    { name: 'sneaky signature: a field of our field’s name', pdf: update(another('null', 'Firma')) },
    { name: 'sneaky signature: signed by a stranger over all', pdf: Buffer.from(pdf) },
    {
      name: 'the signature no longer certifies',
      pdf: update([{ number: sealed.signature, body: withMember(body(sealed.signature), 'Reference', '[]') }]),
    },
  ];
}
