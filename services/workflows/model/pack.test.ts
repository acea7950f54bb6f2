import { expect, it } from 'vitest';
import { catalog } from '#steps/catalog.ts';
import { pack, unpack } from './pack.ts';

it('what a step keeps is read as it was written', () => {
  for (const { samples } of Object.values(catalog)) expect(unpack(pack(samples.payload))).toEqual(samples.payload);
  for (const value of [{}, { ñ: 'Íñigo 🇲🇽', long: 'x'.repeat(100_000) }, null]) expect(unpack(pack(value))).toEqual(value);
});

it('rows of today are read for ever: the dictionary of a number never changes', () => {
  const row = Buffer.from('AYOHc4Cru4+ZgYGhgaGvl3OQU7CBOSLkfUozixMxQtXMQNfAUNfAEFvg1QIA', 'base64');
  expect(unpack(row)).toEqual({ curp: 'PEGL600101MJCRBS07', name: 'Luisa', birthdate: '1960-01-01', nationality: 'MX' });
});

it('bytes of another dictionary are refused by its number', () => {
  expect(() => unpack(Buffer.from([2, 3, 0]))).toThrow('dictionary 2');
});

it('takes less than half of what the usual answers take as text', () => {
  for (const step of ['acceptance', 'personal_data', 'personal_address', 'enroll_full']) {
    const { payload } = catalog[step]!.samples;
    expect([step, pack(payload).byteLength / JSON.stringify(payload).length < 0.5]).toEqual([step, true]);
  }
});
