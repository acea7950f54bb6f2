import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { StepFailure } from '../base/step.server.ts';
import { judgePayload, judgePayloads } from './certificate.contract.ts';
import { taxCertificate } from './tax-certificate.contract.ts';
import { taxCertificateHandler } from './tax-certificate.server.ts';

const today = '2026-11-20';
const siat = 'https://siat.sat.gob.mx/app/qr/faces/pages/mobile/validadorqr.jsf';
const cif = `${siat}?D1=10&D2=1&D3=12345678901_PEGL890909AB1`;
const csf = `${siat}?D1=26&D2=1&D3=200001088888800000031_PEGL890909AB1`;
const chain = `${siat}?D1=1&D2=1&D3=||2019/05/14|FUNK671228PH6|KARLA FUENTE|_Ab+/c9==`;
const company = `${siat}?D1=10&D2=1&D3=12345678901_EKU9003173C9`;
const mine = 'PEGL890909MJCRMS08';
const certificate = { rfc: 'PEGL890909AB1', id_cif: '12345678901', certificate_number: null };

describe('the code of a tax certificate', () => {
  it('has three shapes', () => {
    expect(judgePayload(cif, today).certificate).toEqual(certificate);
    expect(judgePayload(csf, today).certificate).toEqual({ ...certificate, id_cif: null, certificate_number: '200001088888800000031' });
    expect(judgePayload(chain, today).certificate).toEqual({ rfc: 'FUNK671228PH6', id_cif: null, certificate_number: null });
  });

  it.each([
    cif.replace('siat.sat.gob.mx', 'siat.sat.gob.mx.example.com'),
    cif.replace('siat.sat.gob.mx', 'siat-sat.gob.mx.co'),
    cif.replace('siat.sat', 'siat.sаt'),
    cif.replace('gob.mx', 'gob.mx:8443'),
    cif.replace('siat.sat.gob.mx', 'siat.sat.gob.mx@example.com'),
    cif.replace('https', 'http'),
    cif.replace('siat.sat.gob.mx', 'example.com'),
    'javascript:location="//sat.gob.mx"',
  ])('that pretends to be one is told apart: %s', (code) => {
    expect(judgePayload(code, today)).toEqual({ certificate: null, trouble: 'look_alike' });
  });

  it('of another paper of the SAT, and any other code, are told apart', () => {
    const invoice = 'https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?id=CEE4BE01-ADFA-4DEB-8421-ADD60F0BEDAC';
    for (const code of [invoice, cif.replace('D1=10', 'D1=16'), cif.replace('PEGL890909AB1', 'NADIE')]) {
      expect(judgePayload(code, today).trouble).toBe('other_paper');
    }
    for (const code of ['WIFI:S:casa;T:WPA;P:x;;', 'https://example.com/menu', '', 'hola'])
      expect(judgePayload(code, today).trouble).toBe('other_code');
  });

  it('among several of one paper says all that they say', () => {
    expect(judgePayloads([csf, cif], today).certificate).toEqual({ ...certificate, certificate_number: '200001088888800000031' });
    expect(judgePayloads(['https://example.com/menu', cif], today).certificate).toEqual(certificate);
    expect(judgePayloads([], today).trouble).toBe('no_code');
    expect(judgePayloads(['hola', cif.replace('D1=10', 'D1=16')], today).trouble).toBe('other_paper');
    expect(judgePayloads([cif, company], today).trouble).toBe('several');
    expect(judgePayloads([cif, cif.replace('siat.sat.gob.mx', 'siat.sat.gob.mx.example.com')], today).trouble).toBe('look_alike');
  });
});

const medium = '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e01';

interface World {
  codes?: readonly string[] | StepFailure;
  mime?: string;
  capture?: string;
  allow_file?: boolean;
  livemode?: boolean;
  now?: string;
  /** The CURP that the workflow knows. */
  curp?: string | null;
  allow_company?: boolean;
}

function context(world: World = {}) {
  const { codes = [], mime = 'application/pdf', capture = 'file', allow_file = true, livemode = true, now } = world;
  const { curp = null, allow_company = true } = world;
  const memory: Record<string, unknown> = {};
  const reads: string[] = [];
  return {
    workflow: { uuid: medium, people_uuid: null, livemode },
    setup: { allow_file, allow_company },
    now: new Date(now ?? `${today}T18:00:00Z`),
    memory,
    reads,
    remember: (values: Record<string, unknown>) => Object.assign(memory, values),
    ports: {
      person: async () => curp && { name: 'LUISA PÉREZ GÓMEZ', national_id: curp, people_uuid: null },
      media: { list: async () => [{ uuid: medium, collection: 'certificate', mime, size: 1, sha256: '', sent_sha256: '', capture }] },
      symbols: {
        read: async (uuid: string) => {
          reads.push(uuid);
          if (codes instanceof StepFailure) throw codes;
          return codes;
        },
      },
    },
  };
}

const complete = (submission: unknown, world?: ReturnType<typeof context>) =>
  taxCertificateHandler.complete(submission, (world ?? context()) as never);
const read = (world: ReturnType<typeof context>) => taxCertificateHandler.actions.read!({ media: medium }, world as never);

describe('tax_certificate', () => {
  it('reads the code again that the camera read, and says so: read, not verified', async () => {
    expect(await complete({ code: cif })).toEqual({
      outcome: 'success',
      payload: { ...certificate, source: 'qr_live', verified: false, matches_curp: null },
      facts: { tax: { rfc: 'PEGL890909AB1' } },
    });
  });

  it('does not put a company’s RFC onto the person, and takes none where the setup says so', async () => {
    const answer = await complete({ code: company }, context({ curp: mine }));
    expect(answer).not.toHaveProperty('facts');
    expect(answer.payload).toMatchObject({ rfc: 'EKU9003173C9', matches_curp: null });
    const strict = context({ allow_company: false, codes: [company] });
    for (const by of [{ code: company }, { media: medium }]) {
      await expect(complete({ ...by, confirmed: true }, strict)).rejects.toMatchObject({ problem: 'invalid_body', field: 'rfc' });
    }
  });

  it('says whether the RFC is that of the person whom the workflow knows', async () => {
    expect(await complete({ code: cif }, context({ curp: mine }))).toMatchObject({
      payload: { matches_curp: true },
      facts: { tax: { rfc: 'PEGL890909AB1' } },
    });
  });

  it('asks once when it is another’s, and does not put what was confirmed all the same onto the person', async () => {
    const world = context({ curp: 'AAPR630321HDFLRC09', codes: [cif] });
    for (const submission of [{ code: cif }, { code: cif, confirmed: false }, { media: medium }]) {
      await expect(complete(submission, world)).rejects.toMatchObject({ problem: 'conflict', field: 'confirmed' });
    }
    for (const submission of [
      { code: cif, confirmed: true },
      { media: medium, confirmed: true },
    ]) {
      const answer = await complete(submission, world);
      expect(answer).toMatchObject({ payload: { rfc: 'PEGL890909AB1', matches_curp: false } });
      expect(answer).not.toHaveProperty('facts');
    }
  });

  it('takes no code that pretends, and nothing that the browser says the code said', async () => {
    for (const code of [cif.replace('siat.sat.gob.mx', 'siat.sat.gob.mx.example.com'), 'PEGL890909AB1']) {
      await expect(complete({ code })).rejects.toMatchObject({ problem: 'invalid_body', field: 'code' });
    }
    for (const wrong of [{}, { rfc: 'PEGL890909AB1' }, { code: cif, rfc: 'X' }, { code: cif, media: medium }, { code: 'x'.repeat(4001) }]) {
      expect(z.safeParse(taxCertificate.submission, wrong).success).toBe(false);
    }
  });

  it('reads a PDF or a photo once, for the person to look at and for the record', async () => {
    const pdf = context({ codes: [cif, csf] });
    const whole = { ...certificate, certificate_number: '200001088888800000031' };
    expect(await read(pdf)).toEqual({ media: medium, certificate: whole, trouble: null });
    expect(await complete({ media: medium }, pdf)).toMatchObject({ payload: { ...whole, source: 'pdf', verified: false } });
    expect(pdf.reads).toEqual([medium]);
    const photo = context({ codes: [cif], mime: 'image/jpeg', capture: 'live', allow_file: false });
    expect(await complete({ media: medium }, photo)).toMatchObject({ payload: { source: 'photo' } });
  });

  it.each([
    ['nothing in it', [], 'no_code'],
    ['a code that pretends', [cif.replace('.gob.mx', '.gob.mx.example.com')], 'look_alike'],
    ['two taxpayers', [cif, company], 'several'],
    ['a password', new StepFailure('password_required', ''), 'locked'],
    ['no PDF', new StepFailure('document_unreadable', ''), 'unreadable'],
    ['a book', new StepFailure('document_too_large', ''), 'too_large'],
  ] as const)('says what is wrong with a file: %s', async (_, codes, trouble) => {
    const world = context({ codes });
    expect(await read(world)).toEqual({ media: medium, certificate: null, trouble });
    await expect(complete({ media: medium }, world)).rejects.toMatchObject({ problem: 'invalid_body', field: 'media' });
  });

  it('does not call it the file’s fault when nothing can be read now', async () => {
    await expect(read(context({ codes: new StepFailure('unavailable', '') }))).rejects.toMatchObject({ problem: 'unavailable' });
  });

  it('takes a file only where the setup says so, a specimen only with a test key, and no other medium', async () => {
    const refused = { problem: 'media_capture_not_allowed', field: 'media' };
    await expect(complete({ media: medium }, context({ codes: [cif], allow_file: false }))).rejects.toMatchObject(refused);
    await expect(read(context({ codes: [cif], allow_file: false }))).rejects.toMatchObject(refused);
    await expect(complete({ media: medium }, context({ codes: [cif], capture: 'fixture' }))).rejects.toMatchObject(refused);
    const test = context({ codes: [cif], capture: 'fixture', livemode: false });
    expect(await complete({ media: medium }, test)).toMatchObject({ outcome: 'success' });
    const other = { media: '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e02' };
    await expect(complete(other, context({ codes: [cif] }))).rejects.toMatchObject({ problem: 'media_missing' });
  });
});
