import type { Attack, Loot } from './attack.ts';
import { lie, streamOf, withMember } from './sealed-file.ts';

/** Returns universal forgeries: signatures without the data that would verify or refute them, each appended and each overwritten. */
export function forgeries({ sealed }: Loot): Attack[] {
  const { bytes, gap, signature, field } = sealed;
  const own = sealed.body(signature);
  const range = /\/ByteRange \[[^\]]*\]/.exec(own)?.[0] ?? '';
  const contents = sealed.reference(sealed.pages[0] ?? 0, 'Contents');
  const replaced = { number: contents, body: streamOf(lie()) };
  const rest = bytes.length - gap.end;

  const ranges: Readonly<Record<string, string | null>> = {
    missing: null,
    null: 'null',
    empty: '[]',
    zeros: '[0 0 0 0]',
    'of zeros to the end': `[0 0 0 ${bytes.length}]`,
    negative: `[0 -${gap.start} ${gap.end} ${rest}]`,
    'of one number': '[0]',
    'of words': '[a b c d]',
    'far too long': `[0 ${gap.start} ${gap.end} 9999999999]`,
    'of numbers that overlap': `[0 ${gap.end} ${gap.start} ${rest}]`,
    'with a fraction': `[0 ${gap.start}.5 ${gap.end} ${rest}]`,
    'as a reference': `${sealed.size} 0 R`,
  };
  const digits: Readonly<Record<string, string | null>> = {
    missing: null,
    null: 'null',
    empty: '<>',
    'of one zero': '<00>',
    'of words': '(valid)',
    'as a reference': `${sealed.size} 0 R`,
  };
  const others: Readonly<Record<string, [name: string, value: string | null]>> = {
    'no type': ['Type', null],
    'no filter': ['Filter', null],
    'no kind': ['SubFilter', null],
    'another kind': ['SubFilter', '/adbe.x509.rsa_sha1'],
    'no reference to what it certifies': ['Reference', null],
  };

  const updates = [
    ...Object.entries(ranges).map(([how, value]): Attack => attack(`range ${how}`, withMember(own, 'ByteRange', value))),
    ...Object.entries(digits).map(([how, value]): Attack => attack(`contents ${how}`, withMember(own, 'Contents', value))),
    ...Object.entries(others).map(([how, [name, value]]): Attack => attack(how, withMember(own, name, value))),
    attack('an empty signature', '<< /Type /Sig >>'),
    attack('no signature', 'null'),
  ];
  function attack(name: string, body: string): Attack {
    return { name: `${name}, in an update`, pdf: sealed.update([replaced, { number: signature, body }]) };
  }

  const written = Object.entries(ranges)
    .filter(([, value]) => `/ByteRange ${value ?? ''}`.length <= range.length)
    .map(([how, value]): Attack => {
      const text = value === null ? '' : `/ByteRange ${value}`;
      return { name: `range ${how}, written over`, pdf: sealed.overwrite(range, text) };
    });
  const gapText = bytes.toString('latin1', gap.start, gap.end);
  const overwritten = Object.entries(digits).map(([how, value]): Attack => {
    const text = value === null ? '' : `/Contents ${value}`;
    return { name: `contents ${how}, written over`, pdf: sealed.overwrite(`/Contents ${gapText}`, text) };
  });
  return [
    ...updates,
    ...written,
    ...overwritten,
    {
      name: 'a field without a signature, in an update',
      pdf: sealed.update([replaced, { number: field, body: withMember(sealed.body(field), 'V', null) }]),
    },
  ];
}
