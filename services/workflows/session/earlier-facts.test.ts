import { expect, it } from 'vitest';
import type { StepRow } from '../model/step-row.ts';
import { earlierFacts } from './earlier-facts.ts';

const row = (position: number, facts: object | null, status = 'success') => ({ position, facts, status }) as StepRow;
const person = { national_id: 'PEGL890909MJCRMS08', name: 'Luisa', first_lastname: 'Pérez' };
const printed_address = { street: 'C DEL ZAGUÁN 12', neighborhood: null, zip_code: '44100', city: null, province: null };

it('tells a step what the answered steps before it learned, later over earlier, and nothing of the others', () => {
  const rows = [
    row(0, { contact: { email: 'luisa@correo.example', phone: '+525512345678' } }),
    row(1, { person: { ...person, name: 'LUISA' }, printed_address }),
    row(2, { person }),
    row(3, { person: { ...person, name: 'Otra' } }, 'working'),
    row(4, { address: { street: 'Calle del Zaguán', ext_num: '12', int_num: null, colony: 'Centro', zip_code: '44100', state_id: 14 } }),
    row(5, null, 'pristine'),
    row(6, { address: { street: 'Otra' } }),
    row(7, { person: { ...person, name: 'Después' } }),
  ];
  expect(earlierFacts(rows, rows[5]!)).toEqual({
    person: { ...person, second_lastname: '' },
    printed_address,
    address: { street: 'Calle del Zaguán 12', neighborhood: 'Centro', zip_code: '44100', city: null, province: null },
    phones: ['+525512345678'],
  });
  expect(earlierFacts(rows, rows[0]!)).toEqual({ person: null, printed_address: null, address: null, phones: [] });
});
