import { expect, it } from 'vitest';
import type { WorkflowRecord } from '../../contracts/workflows/records.ts';
import { refuseUnknown } from './accept.ts';

const differences = ['name', 'first_lastname', 'address'].map((member) => ({ member, known: null, claimed: 'x' }));
const workflow = { claims: { people_uuid: '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e09', differences } } as unknown as WorkflowRecord;

it('names the difference that was probably meant, or all where none is near', () => {
  expect(() => refuseUnknown(['name', 'adress'], workflow)).toThrow('no difference "adress". Did you mean address?');
  expect(() => refuseUnknown(['zzzzzz'], workflow)).toThrow('There is name, first_lastname, address.');
  expect(() => refuseUnknown(['name', 'address'], workflow)).not.toThrow();
  expect(() => refuseUnknown(['name'], { ...workflow, claims: null })).not.toThrow();
});
