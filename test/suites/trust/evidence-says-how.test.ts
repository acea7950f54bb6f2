import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bank, LUISA, openBank, Visitor } from './bank.ts';

/** Class: false statements on the page of evidence. Every line names its source, and nothing that a stranger typed is stated as a fact. */

let bank: Bank;
let id: string;
beforeAll(async () => {
  bank = await openBank();
  const person = { national_id: LUISA.curp, name: 'Luisa', first_lastname: 'Pérez', second_lastname: 'Gómez' };
  ({ id } = await bank.result('POST', '/people/v1/people', person));
  await bank.result('POST', '/people/v1/contacts', { person_id: id, email: 'luisa@example.com', phone: '525512345678' });
});
afterAll(() => bank.close());

const DECLARED = 'Declarado por quien firmó; no comprobado · Given by the signer; not proven';
const BY_BANK = 'Según Banco Jacaranda · According to Banco Jacaranda';

async function signed(body: { steps: string[]; people_uuid?: string }, walk: (visitor: Visitor) => Promise<void>) {
  bank.bench.clock.advance(3_700);
  const document_uuid = await bank.paper();
  const visitor = await Visitor.enter(bank, { ...body, setup: { document_sign: { document_uuid } } });
  await walk(visitor);
  await bank.bench.jobs.run();
  expect((await visitor.signs()).status).toBeLessThan(300);
  await bank.bench.jobs.run();
  const { people_uuid, status } = await bank.result('GET', `/people/v1/documents/${document_uuid}`);
  return { people_uuid, status, text: status === 'signed' ? await bank.signedText(document_uuid) : null };
}

it('tells a name and a CURP that a stranger typed as their word, and hangs on nobody', async () => {
  const { people_uuid, text } = await signed({ steps: ['personal_data', 'document_sign'] }, async (visitor) => {
    await visitor.tellsName();
  });
  expect(people_uuid).toBeNull();
  expect(text).toContain(`Luisa Pérez Gómez ${DECLARED}`);
  expect(text).toContain(`${LUISA.curp} ${DECLARED}`);
});

it('tells of the device what the device says, and of the address what the server saw', async () => {
  const { text } = await signed({ steps: ['personal_data', 'document_sign'] }, async (visitor) => {
    await visitor.tellsName();
  });
  expect(text).toContain('203.0.113.66 La vio el servidor · Seen by the server');
  expect(text).toContain('iPhone de Luisa Según el dispositivo · According to the device');
  expect(text).not.toContain('198.51.100.7');
});

it('tells what the partner gave as the partner’s', async () => {
  const given = await signed({ steps: ['document_sign'], people_uuid: id }, async () => {});
  expect(given.people_uuid).toBe(id);
  expect(given.text).toContain(`Luisa Pérez Gómez ${BY_BANK}`);
  expect(given.text).toContain(`${LUISA.curp} ${BY_BANK}`);
});

it('does not hang a document on her whom a key named where another CURP is told, and seals none in her name', async () => {
  const { people_uuid, status } = await signed({ steps: ['personal_data', 'document_sign'], people_uuid: id }, async (visitor) => {
    await visitor.tellsName({ curp: 'BEML920313HMCLNS09', name: 'Mallory' });
  });
  expect(people_uuid).toBeNull();
  expect(status).not.toBe('signed');
});

it('tells a name on record as known by the code that its address proved', async () => {
  const { people_uuid, text } = await signed({ steps: ['verify_email', 'personal_data', 'document_sign'] }, async (visitor) => {
    await visitor.proves('luisa@example.com');
    await visitor.tellsName();
  });
  expect(people_uuid).toBe(id);
  expect(text).toContain('Luisa Pérez Gómez Código comprobado en l•••@example.com');
});

it('names of the addresses that were proven those that vouched alone', async () => {
  const steps = ['verify_phone', 'verify_email', 'personal_data', 'document_sign'];
  const { people_uuid, text } = await signed({ steps }, async (visitor) => {
    await visitor.proves('+525512345678');
    await visitor.proves('mallory@evil.example');
    await visitor.tellsName();
  });
  expect(people_uuid).toBe(id);
  expect(text).toContain(`${LUISA.curp} Código comprobado en ••••5678 · Code proven at ••••5678`);
  expect(text).not.toMatch(/Código comprobado en [^C]*m•••@evil\.example/);
});

it('tells what she typed otherwise as hers, also once it is written', async () => {
  const { people_uuid, text } = await signed({ steps: ['personal_data', 'document_sign'], people_uuid: id }, async (visitor) => {
    await visitor.tellsName({ name: 'Lucía' });
  });
  expect(people_uuid).toBe(id);
  expect(await bank.person(id)).toMatchObject({ name: 'Lucía' });
  expect(text).toContain(`Lucía Pérez Gómez ${DECLARED}`);
  expect(text).toContain(`${LUISA.curp} ${BY_BANK}`);
});
