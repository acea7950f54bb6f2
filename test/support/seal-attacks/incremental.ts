import type { Attack, Loot } from './attack.ts';
import { HELVETICA, lie, type NewObject, streamOf, type UpdateOptions, withMember } from './sealed-file.ts';

/** Returns incremental updates: other content is appended to the signed revision. */
export function incrementalUpdates({ sealed }: Loot): Attack[] {
  const [page = 0, second = 0] = sealed.pages;
  const { size, root } = sealed;
  const contents = sealed.reference(page, 'Contents');
  const attack = (name: string, objects: readonly NewObject[], options?: UpdateOptions): Attack => ({
    name,
    pdf: sealed.update(objects, options),
  });
  const replaced = { number: contents, body: streamOf(lie()) };
  const otherPage = (number: number, to: number): NewObject[] => [
    { number, body: withMember(withMember(sealed.body(number), 'Contents', `${to} 0 R`), 'Resources', HELVETICA) },
    { number: to, body: streamOf(lie()) },
  ];
  const pages = sealed.reference(root, 'Pages');
  const otherPages: NewObject[] = [
    { number: root, body: withMember(sealed.body(root), 'Pages', `${size} 0 R`) },
    { number: size, body: `<< /Type /Pages /Count 1 /Kids [${size + 1} 0 R] >>` },
    {
      number: size + 1,
      body: `<< /Type /Page /Parent ${size} 0 R /MediaBox [0 0 612 792] /Contents ${size + 2} 0 R /Resources ${HELVETICA} >>`,
    },
    { number: size + 2, body: streamOf(lie()) },
  ];
  const kids = /\/Kids \[([^\]]*)\]/.exec(sealed.body(pages))?.[1] ?? '';
  const copyOfSeal = { number: sealed.signature, body: sealed.body(sealed.signature) };
  return [
    attack('content of a page replaced', [replaced]),
    attack('content replaced, cross-reference stream', [replaced], { table: 'stream' }),
    attack('content replaced, no table and no trailer', [replaced], { table: 'none' }),
    attack('content replaced, the signature copied into the update', [replaced, copyOfSeal]),
    attack('a page that draws something else', otherPage(page, size)),
    attack('the second page draws something else', otherPage(second, size)),
    attack('other pages', otherPages),
    attack('another catalog', [{ ...otherPages[0]!, number: size + 3 }, ...otherPages.slice(1)], { root: size + 3 }),
    attack('a page less', [
      { number: pages, body: withMember(withMember(sealed.body(pages), 'Kids', `[${kids.replace(/\d+ 0 R/, '')}]`), 'Count', '2') },
    ]),
    attack('a page turned', [{ number: page, body: withMember(sealed.body(page), 'Rotate', '180') }]),
    attack('a page cropped', [{ number: page, body: withMember(sealed.body(page), 'CropBox', '[0 0 612 300]') }]),
    attack('a script on opening', [
      { number: root, body: withMember(sealed.body(root), 'OpenAction', '<</S /JavaScript /JS (app.alert\\(1\\))>>') },
    ]),
    attack('the title', [{ number: sealed.info ?? size, body: '<< /Title (Otro contrato) >>' }]),
    attack('layers', [{ number: root, body: withMember(sealed.body(root), 'OCProperties', '<</OCGs [] /D null>>') }]),
    attack('the form taken away', [{ number: root, body: withMember(withMember(sealed.body(root), 'AcroForm', null), 'Perms', null) }]),
    attack('the certification taken away', [{ number: root, body: withMember(sealed.body(root), 'Perms', null) }]),
    attack('an object that nothing uses', [{ number: size, body: '(nothing)' }]),
    attack('an empty update', []),
    {
      name: 'two updates, the second as before',
      pdf: Buffer.concat([sealed.update([replaced]), sealed.update([]).subarray(sealed.bytes.length)]),
    },
  ];
}
