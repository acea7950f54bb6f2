import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { consentDocument, sha256Hex } from '../../contracts/consent-text.ts';
import type { DocumentsPort, StepContext, StepEvidence } from '../step.server.ts';
import { documentSign, fileName } from './document-sign.contract.ts';
import { documentSignHandler } from './document-sign.server.ts';
import { signConsent } from './sign-consent.contract.ts';

const TOKEN = 'doc_not_for_browsers';
const workflow = '1f5f44a2-8a44-4b6e-9a51-2f6a0c7d1e00';
const step = '2f5f44a2-8a44-4b6e-9a51-2f6a0c7d1e00';
const document = '3f5f44a2-8a44-4b6e-9a51-2f6a0c7d1e00';
const element = '4f5f44a2-8a44-4b6e-9a51-2f6a0c7d1e00';
const sha256 = 'a'.repeat(64);
const evidence: StepEvidence = {
  consents: [],
  codes: [{ channel: 'EMAIL', destination: 'l•••@example.com', verified_at: '2026-11-20T17:00:00.000Z' }],
  media: [],
  device: { ip: '203.0.113.9', user_agent: 'Test', metadata: {} },
  log: { length: 4, head: 'c'.repeat(64) },
};
const luisa = { name: 'Luisa Pérez', national_id: 'PEGL890909MJCRMS08', people_uuid: null };
const agreed = (language: 'es-MX' | 'en', company = 'Banco Aldaba') => ({
  text_sha256: sha256Hex(consentDocument(signConsent(language, company, 'Contrato'), null)),
  language,
});
const submission = () => ({
  document_sha256: sha256,
  signature: { kind: 'drawn' as const, png: `iVBORw0KGgo${'A'.repeat(40)}` },
  name: null as string | null,
  consent: agreed('es-MX'),
});

/** A wallet of services in which the document is signed once, and who signs may be unknown. */
function stand(
  options: { person?: typeof luisa | null; signedIn?: string | null; pages?: number; store_sign?: boolean; gap?: string } = {},
) {
  const acts: { uuid: string; act: Parameters<DocumentsPort['sign']>[1] }[] = [];
  const opened: string[] = [];
  const documents: DocumentsPort = {
    async open(token) {
      opened.push(token);
      const texts = [{ uuid: options.gap ?? element, name: 'Lugar', required: true }];
      const pages = Array.from({ length: options.pages ?? 2 }, () => ({ width: 612, height: 792 }));
      return { uuid: document, name: 'Contrato', sha256, pages, texts, signed_in: options.signedIn ?? null };
    },
    page: async (_uuid, page, width) => new TextEncoder().encode(`page ${page} at ${width}`),
    text: async (_uuid, page) => `Página ${page}`,
    async sign(uuid, act) {
      acts.push({ uuid, act });
      return { sha256: 'b'.repeat(64), signed_at: '2026-11-20T18:00:00.000Z', timestamped: true };
    },
    signed: async () => new Uint8Array([0x25, 0x50, 0x44, 0x46]),
  };
  const context = {
    workflow: { uuid: workflow, people_uuid: null, livemode: false },
    step: { uuid: step, reference: 'document_sign' },
    setup: z.parse(documentSign.setup, { token: TOKEN, store_sign: options.store_sign ?? false, texts: { [element]: 'Guadalajara' } }),
    company: { name: 'Banco Aldaba', privacy_notice_url: null, media_days: 30, minimum_age: 18 },
    language: 'es-MX',
    payload: null,
    ports: { documents, person: async () => (options.person === undefined ? luisa : options.person), evidence: async () => evidence },
  };
  const complete = (change: Partial<ReturnType<typeof submission>> = {}) =>
    documentSignHandler.complete(
      z.parse(documentSign.submission, { ...submission(), ...change }) as never,
      context as unknown as StepContext as never,
    );
  const file = async (name: string, payload: object | null = null) => {
    const made = await documentSignHandler.file?.(name, { ...context, payload } as never);
    return made && { mime: made.mime, text: new TextDecoder().decode(made.bytes) };
  };
  return { acts, opened, complete, file };
}

describe('what is shown', () => {
  it('is what the document is, and who signs it; never its token', async () => {
    const { file } = stand();
    const described = await file('document');
    expect(JSON.parse(described!.text)).toEqual({
      name: 'Contrato',
      sha256,
      pages: [
        { width: 612, height: 792 },
        { width: 612, height: 792 },
      ],
      signer: 'Luisa Pérez',
      taken: false,
    });
    expect(described!.text).not.toContain(TOKEN);
    expect(documentSign.browserSetup(z.parse(documentSign.setup, { token: TOKEN }), {} as never)).toBeNull();
  });

  it('is each page as a picture, as a sharper one and as text, and no page that is not there', async () => {
    const { file } = stand();
    expect(await file('page-1')).toEqual({ mime: 'image/png', text: 'page 1 at 1100' });
    expect(await file('near-2')).toEqual({ mime: 'image/png', text: 'page 2 at 2200' });
    expect(await file('text-2')).toEqual({ mime: 'text/plain; charset=utf-8', text: 'Página 2' });
    for (const name of ['page-0', 'page-3', 'text-99']) expect(await file(name)).toBeNull();
    for (const name of ['page', 'page-', 'page-001', 'page--1', 'pdf', 'document.json', '']) {
      expect(z.safeParse(documentSign.files!, name).success).toBe(false);
    }
  });

  it('is the signed copy only once this step signed it', async () => {
    const { file } = stand();
    expect(await file('signed')).toBeNull();
    expect(await file('signed', documentSign.samples.payload)).toMatchObject({ mime: 'application/pdf' });
  });

  it.each([
    [null, false],
    [workflow, false],
    ['elsewhere', true],
  ])('of a document signed in %s, is taken: %s', async (signedIn, taken) => {
    expect(JSON.parse((await stand({ signedIn }).file('document'))!.text).taken).toBe(taken);
  });
});

describe('signing', () => {
  it('hands over the signature with all the evidence, under the step’s own name', async () => {
    const { acts, opened, complete } = stand({ store_sign: true });
    const result = await complete();
    expect(opened).toEqual([TOKEN]);
    const text = consentDocument(signConsent('es-MX', 'Banco Aldaba', 'Contrato'), null);
    expect(acts).toEqual([
      {
        uuid: document,
        act: {
          signing_uuid: step,
          sha256,
          signature: submission().signature,
          signer: luisa,
          texts: { [element]: 'Guadalajara' },
          consent: { text, text_sha256: sha256Hex(text) },
          language: 'es-MX',
          workflow_uuid: workflow,
          evidence,
          store_sign: true,
        },
      },
    ]);
    expect(text).toContain('firma electrónica');
    expect(text).not.toMatch(/avanzada/i);
    expect(result).toEqual({
      outcome: 'success',
      payload: {
        document_uuid: document,
        document_name: 'Contrato',
        signed_sha256: 'b'.repeat(64),
        signed_at: '2026-11-20T18:00:00.000Z',
        timestamped: true,
        kind: 'drawn',
        consent: agreed('es-MX'),
      },
      facts: {
        consents: [
          {
            key: 'signature',
            kind: 'signature',
            accepted: true,
            text_sha256: agreed('es-MX').text_sha256,
            language: 'es-MX',
            version: '1',
          },
        ],
      },
    });
  });

  it('again, as after a killed process, is the same act', async () => {
    const { acts, complete } = stand();
    const [first, second] = [await complete(), await complete()];
    expect(second).toEqual(first);
    expect(acts[1]).toEqual(acts[0]);
  });

  it.each([
    ['another document than the one that was read', { document_sha256: 'f'.repeat(64) }, 'conflict', 'document_sha256'],
    [
      'a consent whose words were others',
      { consent: { ...agreed('es-MX'), text_sha256: 'f'.repeat(64) } },
      'conflict',
      'consent.text_sha256',
    ],
    ['a consent read in another language', { consent: { ...agreed('es-MX'), language: 'en' as const } }, 'conflict', 'consent.text_sha256'],
    ['a consent given to somebody else', { consent: agreed('es-MX', 'Otro Banco') }, 'conflict', 'consent.text_sha256'],
  ])('refuses %s, and signs nothing', async (_what, change, problem, field) => {
    const { acts, complete } = stand();
    await expect(complete(change)).rejects.toMatchObject({ problem, field });
    expect(acts).toEqual([]);
  });

  it('takes the name that the person wrote only where nobody else said it', async () => {
    const known = stand();
    await known.complete({ name: 'El Conde' });
    expect(known.acts[0]!.act.signer).toEqual(luisa);
    const unknown = stand({ person: null });
    await unknown.complete({ name: '  Luisa Pérez  ' });
    expect(unknown.acts[0]!.act.signer).toEqual({ name: 'Luisa Pérez', national_id: null, people_uuid: null });
    await expect(stand({ person: null }).complete()).rejects.toMatchObject({ problem: 'invalid_body', field: 'name' });
    for (const name of [' ', '\u200b\u2060', '—'])
      expect(z.safeParse(documentSign.submission, { ...submission(), name }).success).toBe(false);
  });

  it('tells of a required text that nobody gave before anybody reads, and signs nothing', async () => {
    const { acts, file, complete } = stand({ gap: workflow });
    await expect(file('document')).rejects.toMatchObject({ problem: 'unavailable' });
    await expect(complete()).rejects.toMatchObject({ problem: 'unavailable', message: expect.stringContaining(workflow) });
    expect(acts).toEqual([]);
  });

  it('refuses a document without pages, or with more than can be read', async () => {
    await expect(stand({ pages: 0 }).complete()).rejects.toMatchObject({ problem: 'conflict' });
    await expect(stand({ pages: 31 }).complete()).rejects.toMatchObject({ problem: 'conflict' });
  });

  it.each([
    ['no PNG', { kind: 'drawn', png: '/9j/4AAQSkZJRg==' }],
    ['markup', { kind: 'drawn', png: 'iVBORw0KGgo<script>' }],
    ['too much', { kind: 'drawn', png: `iVBORw0KGgo${'A'.repeat(400_000)}` }],
    ['another kind', { kind: 'advanced', png: submission().signature.png }],
  ])('takes no signature that is %s', (_what, signature) => {
    expect(z.safeParse(documentSign.submission, { ...submission(), signature }).success).toBe(false);
  });
});

it.each([
  ['Contrato de cuenta', 'Contrato de cuenta.pdf'],
  ['contrato.PDF', 'contrato.PDF'],
  ['../../etc/passwd', '.. .. etc passwd.pdf'],
  ['\u0000', 'documento.pdf'],
])('saves %j as %j', (name, saved) => expect(fileName(name)).toBe(saved));
