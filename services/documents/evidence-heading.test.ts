import { expect, it } from 'vitest';
import type { Signing } from '../../contracts/documents/signing.ts';
import { evidenceOf } from './evidence.ts';

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

const pageOf = (sentBy: string | null) =>
  evidenceOf(
    {
      company: 'Banco Jacaranda',
      document: { uuid: 'f3f5a7e2-0c1d-4b53-9a55-6f5d4c2b1a02', name: 'Contrato', sha256: 'a'.repeat(64), pages: 2 },
      signing,
      pictureSha256: null,
      texts: [],
      signedAt: new Date('2026-11-20T18:00:00Z'),
      sentBy,
    },
    { subject: 'sello', issuer: 'autoridad', fingerprint: 'a'.repeat(64), timeAuthority: null },
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
