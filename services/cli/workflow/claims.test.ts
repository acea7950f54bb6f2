import { expect, it } from 'vitest';
import type { WorkflowRecord } from '#contracts/workflows/records.ts';
import { refuseUnknown } from './claims.ts';
import { acceptedText, claimsText } from './claims-text.ts';

const differences = ['name', 'first_lastname', 'address'].map((member) => ({ member, known: null, claimed: 'x' }));
const workflow = { claims: { people_uuid: '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e09', differences } } as unknown as WorkflowRecord;

it('names the difference that was probably meant, or all where none is near', () => {
  expect(() => refuseUnknown(['name', 'adress'], workflow)).toThrow('no difference "adress". Did you mean address?');
  expect(() => refuseUnknown(['zzzzzz'], workflow)).toThrow('The choices are name, first_lastname, address.');
  expect(() => refuseUnknown(['name', 'address'], workflow)).not.toThrow();
  expect(() => refuseUnknown(['name'], { ...workflow, claims: null })).not.toThrow();
});

it('shows whose claims they are, names for ids, and whether the record is only a claim', () => {
  const people_uuid = '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e09';
  const claims = {
    people_uuid,
    on_record: 'read',
    only_claimed: true,
    differences: [
      { member: 'nationality_id', known: null, claimed: 144 },
      { member: 'dynamic_values.form:job_id', known: null, claimed: { employer: 'El Trigo', since: null } },
    ],
  };
  const record = {
    uuid: 'w',
    claims,
    claims_at: '2026-11-20T18:00:00.000Z',
    external_reference_id: null,
    attention: ['face_unsure'],
  } as unknown as WorkflowRecord;
  const names = { nationalities: new Map([[144, 'Mexicana']]), curps: new Map([[people_uuid, 'XEXX010101HNEXXXA4']]) };
  const text = claimsText(record, names);
  const JOB = 'employer: El Trigo, since: nothing';
  for (const words of [
    'XEXX010101HNEXXXA4',
    '20 Nov 2026',
    'on record: only claimed',
    'Mexicana',
    'Nobody vouches for the record',
    'dynamic_values.form:job_id',
    JOB,
    'The comparison of the selfie, or of the face that moved, with the portrait was not sure. (face_unsure)',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('144');
  expect(acceptedText(record, null)).toContain(
    'wrote nationality_id, dynamic_values.form:job_id; the person is vouched for. The record was only claimed',
  );
  const vouched = { ...record, claims: { ...claims, only_claimed: false } } as WorkflowRecord;
  expect(claimsText(vouched, names)).not.toContain('only claimed');
  expect(acceptedText(vouched, ['name'])).toBe('accepted: wrote name; the person is vouched for');
});
