import { describe, expect, it } from 'vitest';
import { type MemberSource, type Source, sourceOf, toldMembers, voucherOf, withSource } from './known-by.ts';

const AT = new Date('2026-11-20T18:00:00.000Z');
const LATER = new Date('2026-11-21T18:00:00.000Z');
const WORKFLOW = '0f8fad5b-d9cb-469f-a165-70867728950e';
const claimed: Source = { by: 'claimed', at: AT, workflow: WORKFLOW };
const partner: Source = { by: 'partner', at: LATER, workflow: null };
const LUISA = { national_id: 'PEGL890909MJCRMS08', name: 'Luisa', first_lastname: 'Pérez', second_lastname: '', birthdate: '1989-09-09' };
const ALL = Object.keys(LUISA);
const first = withSource(null, { before: null, after: LUISA, values: ALL, source: claimed });

describe('the sources of a record', () => {
  it('stand once each, with the members that come from them, and leave out what is empty', () => {
    expect(first).toEqual([
      { by: 'claimed', at: AT.toISOString(), workflow_uuid: WORKFLOW, members: ['national_id', 'name', 'first_lastname', 'birthdate'] },
    ]);
    expect(sourceOf(first, 'second_lastname')).toBeNull();
  });

  it('change for the members that were told, and for no other', () => {
    const after = { ...LUISA, name: 'Lucía' };
    const next = withSource(first, { before: LUISA, after, values: ['name'], source: partner });
    expect(sourceOf(next, 'name')).toEqual({ by: 'partner', at: LATER.toISOString(), workflow_uuid: null });
    expect(sourceOf(next, 'first_lastname')?.by).toBe('claimed');
  });

  it('grow stronger where the same is told, never weaker', () => {
    const confirmed = withSource(first, { before: LUISA, after: LUISA, values: ['name'], source: partner });
    expect(sourceOf(confirmed, 'name')?.by).toBe('partner');
    const again = withSource(confirmed, { before: LUISA, after: LUISA, values: ALL, source: claimed });
    expect(sourceOf(again, 'name')).toEqual(sourceOf(confirmed, 'name'));
  });

  it('are weaker where something else is written by a weaker source', () => {
    const known = withSource(null, { before: null, after: LUISA, values: ALL, source: partner });
    const next = withSource(known, { before: LUISA, after: { ...LUISA, name: 'Mallory' }, values: ['name'], source: claimed });
    expect([sourceOf(next, 'name')?.by, sourceOf(next, 'national_id')?.by]).toEqual(['claimed', 'partner']);
  });

  it('forget a member that was emptied', () => {
    const after = { ...LUISA, birthdate: null };
    expect(sourceOf(withSource(first, { before: LUISA, after, values: ['birthdate'], source: partner }), 'birthdate')).toBeNull();
  });
});

it('a member is told only where the record has what was told', () => {
  expect(toldMembers({ name: 'Mallory', first_lastname: 'Pérez', external_ref_id: 'c-1' }, { ...LUISA, external_ref_id: 'c-1' })).toEqual([
    'first_lastname',
  ]);
});

describe('the voucher of a record', () => {
  const known = (by: Partial<Record<keyof typeof LUISA, MemberSource['by']>>): MemberSource[] =>
    ALL.map((member) => ({ by: by[member as 'name'] ?? 'partner', at: AT.toISOString(), workflow_uuid: null, members: [member] }));

  it.each([
    [{}, 'partner'],
    [{ name: 'enrollment' }, 'enrollment'],
    [{ birthdate: 'contact', name: 'capture' }, 'contact'],
    [{ first_lastname: 'claimed' }, null],
    [{ national_id: 'claimed' }, null],
    [{ name: 'registry', first_lastname: 'registry' }, 'partner'],
  ] as const)('of %j is %s', (by, voucher) => expect(voucherOf(known(by), LUISA)).toBe(voucher));

  it('asks for no member that is empty, and is null where nobody recorded a source', () => {
    expect(voucherOf(known({ second_lastname: 'claimed' }), LUISA)).toBe('partner');
    expect(voucherOf(null, LUISA)).toBeNull();
  });
});
