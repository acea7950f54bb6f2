import { expect, it } from 'vitest';
import type { Signing } from '#contracts/documents/signing.ts';
import { evidenceOf } from '../pdf/evidence.ts';

const signing = {
  signing_uuid: 'f3f5a7e2-0c1d-4b53-9a55-6f5d4c2b1a00',
  sha256: 'a'.repeat(64),
  signature: { kind: 'drawn', png: '' },
  signer: { name: 'Lucía Pérez Gámez' },
  evidence: {
    workflow_uuid: 'f3f5a7e2-0c1d-4b53-9a55-6f5d4c2b1a01',
    language: 'es-MX',
    consent: { text: 'Acepto firmar.', text_sha256: 'a'.repeat(64) },
  },
} as unknown as Signing;

const pageOf = (sentBy: string | null, evidence: object = {}, livemode = true, signer: object = {}) =>
  evidenceOf(
    {
      company: 'Banco Jacaranda',
      document: { uuid: 'f3f5a7e2-0c1d-4b53-9a55-6f5d4c2b1a02', name: 'Contrato', sha256: 'a'.repeat(64), pages: 2 },
      signing: { ...signing, signer: { ...signing.signer, ...signer }, evidence: { ...signing.evidence, ...evidence } },
      pictureSha256: null,
      texts: [],
      signedAt: new Date('2026-11-20T18:00:00Z'),
      sentBy,
    },
    { subject: 'sello', issuer: 'autoridad', fingerprint: 'a'.repeat(64), timeAuthority: null },
    { livemode },
  );

it('heads what an API key sent as what a key said, in both languages, and names the key', () => {
  const { title, lead } = pageOf('key_7');
  expect(title.es).toContain('según una llave de API');
  expect(title.en).toContain('as told by an API key');
  for (const text of [lead.es, lead.en]) expect(text).toContain('key_7');
});

it('heads what a workflow recorded as the record of it', () => {
  const { title, lead } = pageOf(null);
  expect(title).toEqual({ es: 'Constancia de firma electrónica', en: 'Record of electronic signature' });
  expect(`${lead.es} ${lead.en}`).not.toMatch(/API/);
});

it('calls a picture by what it shows, in both languages, and by its collection where nobody says', () => {
  const medium = { uuid: 'f3f5a7e2-0c1d-4b53-9a55-6f5d4c2b1a03', sha256: 'b'.repeat(64), stored_at: '2026-11-20T17:59:00Z' };
  const front = { ...medium, collection: 'front', title: { es: 'Frente de la credencial', en: 'Front of the credential' } };
  const { sections } = pageOf(null, { media: [front, { ...medium, collection: 'contract' }] });
  const labels = sections.find(({ heading }) => heading.en === 'Files of the workflow')?.rows.map(({ label }) => label);
  expect(labels).toEqual([
    { es: 'Frente de la credencial', en: 'Front of the credential' },
    { es: 'contract', en: '' },
  ]);
});

it('says how each line is known that the server did not see happen: who gave it, wrote it, or that the device says so', () => {
  const device = { ip: '203.0.113.66', user_agent: 'Safari', metadata: { device_name: 'iPhone' } };
  const { sections } = pageOf(null, { device, coordinates: ['19.4', '-99.1'] });
  const sourceOf = (label: string) =>
    sections
      .flatMap(({ rows }) => rows)
      .find((row) => row.label.en === label)
      ?.lines.at(-1);
  const [document] = sections.flatMap(({ rows }) => rows);
  expect(document?.lines).toEqual(['Contrato', 'Lo dio quien envía · Given by the sender']);
  expect(sourceOf('IP address')).toBe('La vio el servidor · Seen by the server');
  for (const label of ['Browser', 'Device', 'Place', 'Language', 'Signature'])
    expect(sourceOf(label)).toBe('Según el dispositivo · According to the device');
  expect(
    sections
      .flatMap(({ rows }) => rows)
      .find(({ label }) => label.es === 'Nombre' && label !== document?.label)
      ?.lines.at(-1),
  ).toBe('Declarado por quien firmó; no comprobado · Given by the signer; not proven');
});

it.each([
  ['document', 'Leído de la credencial · Read from the credential'],
  ['efirma', 'Comprobado con su e.firma · Proven with their e.firma'],
  ['capture', 'Leído de la credencial; no consultado · Read from the credential; not checked with a registry'],
  ['reading', 'Leído de la credencial que mostró; no comprobado · Read from the credential shown; not proven'],
])('says of a CURP known by %s: %s', (by, words) => {
  const known_by = { name: { by: 'signer' }, national_id: { by } };
  const { sections } = pageOf(null, {}, true, { national_id: 'PEGL890909MJCRMS08', known_by });
  const row = sections.flatMap(({ rows }) => rows).find(({ lines }) => lines[0] === 'PEGL890909MJCRMS08');
  expect(row?.lines.at(-1)).toBe(words);
});

it('says before anything else that a test key made it', () => {
  const { lead } = pageOf(null, {}, false);
  expect(lead.es).toMatch(/^Datos de prueba: sin valor\. /);
  expect(lead.en).toMatch(/^Test data: no value\. /);
  expect(pageOf(null).lead.es).not.toContain('prueba');
});
