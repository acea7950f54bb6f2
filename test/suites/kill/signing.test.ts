import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { contractPdf } from '../../support/specimens/contract-pdf.ts';
import { type MortalServer, type Point, startMortal } from './mortal-server.ts';

/** Tests a server that dies while it signs: the document is either open or signed, and a repeated signature gives the same file. */

const database = process.env.TEST_DATABASE_URL || null;
const FILE = '/blobs/';
const SIGNED = 'update "documents"."documents".*signed_sha256';
const SIGNER = 'update "documents"."signers"';

interface Signed {
  sha256: string;
}

/** Returns a client of `/people/v1` that repeats a request after the server died. */
function peopleOf(server: MortalServer) {
  const ask = (path: string, body?: FormData | object) =>
    server.ask(`/people/v1${path}`, body ? { method: 'POST', body: body instanceof FormData ? body : JSON.stringify(body) } : {});
  return {
    ask,
    // biome-ignore lint/suspicious/noExplicitAny: results of many shapes.
    result: async (path: string, body?: FormData | object): Promise<any> => ((await (await ask(path, body)).json()) as any).result,
    async newWorkflow(): Promise<string> {
      const made = await server.ask('/workflows/v1/workflows', { method: 'POST', body: JSON.stringify({ steps: ['acceptance'] }) });
      return ((await made.json()) as { result: { uuid: string } }).result.uuid;
    },
    bytes: async (path: string) => new Uint8Array(await (await ask(path)).arrayBuffer()),
  };
}

const formOf = (bytes: Uint8Array, name: string) => {
  const form = new FormData();
  form.append('file', new File([Uint8Array.from(bytes)], name));
  return form;
};
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe.runIf(database !== null)('a server that dies while it signs', () => {
  let png: string;
  beforeAll(async () => {
    const picture = sharp({ create: { width: 60, height: 20, channels: 3, background: '#124' } });
    png = (await picture.png().toBuffer()).toString('base64');
  });
  const actOn = (workflow_uuid: string, sha256: string, signer: object) => ({
    ...{ signing_uuid: randomUUID(), sha256, signature: { kind: 'drawn', png }, signer },
    evidence: { workflow_uuid, consent: { text: 'Acepto firmar.', text_sha256: 'a'.repeat(64) } },
  });

  it('signs once', { timeout: 1_800_000 }, async () => {
    const points: readonly Point[] = [
      // The first file of this server's life is the uploaded document.
      { what: 'a signed file that no document names', failpoint: { like: FILE, file: true, at: 'after it', nth: 2 } },
      { what: 'a signed document, not committed', failpoint: { like: SIGNED, at: 'before its commit' } },
      { what: 'a signed document, committed and not answered', failpoint: { like: SIGNED, at: 'after its commit' } },
    ];
    const server = await startMortal(database!, points);
    const { result, newWorkflow, bytes } = peopleOf(server);
    try {
      const { uuid, sha256 } = await result('/documents', formOf(await contractPdf({ mark: 'one' }), 'Contrato.pdf'));
      const act = actOn(await newWorkflow(), sha256, { name: 'Lucía Pérez Gámez' });
      const signed: Signed = await result(`/documents/${uuid}/sign`, act);
      await server.reached(points.at(-1)!.what);
      expect(hashOf(await bytes(`/documents/${uuid}/signed`))).toBe(signed.sha256);
      expect(await result(`/documents/${uuid}/sign`, act)).toEqual(signed);
    } finally {
      await server.close();
    }
  });

  it('seals once what two people signed', { timeout: 1_800_000 }, async () => {
    const points: readonly Point[] = [
      { what: 'the act of the first, not committed', failpoint: { like: SIGNER, at: 'before its commit' } },
      { what: 'the act of the first, committed and not answered', failpoint: { like: SIGNER, at: 'after its commit' } },
      { what: 'the act of the last, committed and not answered', failpoint: { like: SIGNER, at: 'after its commit' } },
      { what: 'the sealed file, which no document names', failpoint: { like: FILE, file: true, at: 'after it' } },
      { what: 'the sealed document, not committed', failpoint: { like: SIGNED, at: 'before its commit' } },
      { what: 'the sealed document, committed', failpoint: { like: SIGNED, at: 'after its commit' } },
    ];
    const server = await startMortal(database!, points);
    const { result, newWorkflow, bytes } = peopleOf(server);
    try {
      const people: string[] = [];
      for (const national_id of ['PEGL890909MJCRMS08', 'BOXW310820HNERXN09'])
        people.push(
          (await result('/people/by-national-id', { national_id, name: 'Ana', first_lastname: 'Pérez', second_lastname: '' })).id,
        );
      const { uuid, sha256 } = await result('/documents', formOf(await contractPdf({ mark: 'two' }), 'Crédito.pdf'));
      for (const id of people) await result(`/people/${id}/signers`, { document_id: uuid, password: '' });
      for (const people_uuid of people)
        await result(`/documents/${uuid}/sign`, actOn(await newWorkflow(), sha256, { name: 'Ana Pérez', people_uuid }));
      await server.reached(points.at(-1)!.what);
      const document: { status: string; signed_sha256: string } = await result(`/documents/${uuid}`);
      expect(document.status).toBe('signed');
      const file = await bytes(`/documents/${uuid}/signed`);
      expect(hashOf(file)).toBe(document.signed_sha256);
      const verified = await result('/documents/verify', formOf(file, 'x.pdf'));
      expect(verified).toMatchObject({ verdict: 'valid', document: { signers: [{}, {}] } });
    } finally {
      await server.close();
    }
  });
});
