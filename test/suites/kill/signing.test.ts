import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { contractPdf } from '../../support/specimens/contract-pdf.ts';
import { startServerProcess } from '../journeys/server-process.ts';
import { makeInstallation } from './installation.ts';

/** A server that dies while it signs: the document is open or signed, never between, and the same act leads to one file. */

const database = process.env.TEST_DATABASE_URL || null;

it('signs once, whenever it was killed', { timeout: 300_000 }, async () => {
  const installation = await makeInstallation(database);
  const png = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#124' } })
    .png()
    .toBuffer();
  let server = await startServerProcess(installation.environment);
  const ask = (path: string, body?: BodyInit | object): Promise<Response> =>
    fetch(`${installation.url}/people/v1/documents${path}`, {
      headers: {
        'svc-apikey': server.ready.keys[0]!,
        ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { method: 'POST', body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
    });
  try {
    // The moments are what is tried here, so this does wait for time: a first signing takes some seconds, a later one half of one.
    for (const moment of [150, 450, 900]) {
      const form = new FormData();
      form.append('file', new File([Uint8Array.from(await contractPdf({ mark: String(moment) }))], 'Contrato.pdf'));
      const { uuid, sha256 } = ((await (await ask('', form)).json()) as { result: { uuid: string; sha256: string } }).result;
      const act = {
        signing_uuid: randomUUID(),
        sha256,
        signature: { kind: 'drawn', png: png.toString('base64') },
        signer: { name: 'Lucía Pérez Gámez' },
        evidence: { workflow_uuid: randomUUID(), consent: { text: 'Acepto firmar.', text_sha256: 'a'.repeat(64) } },
      };
      const heard = ask(`/${uuid}/sign`, act).then(
        async (answer) => (answer.ok ? ((await answer.json()) as { result: object }).result : null),
        () => null,
      );
      await after(moment);
      await server.kill();
      const first = await heard;
      server = await startServerProcess(installation.environment);
      const again = await ask(`/${uuid}/sign`, act);
      expect(again.status, `killed after ${moment} ms`).toBe(200);
      const { result } = (await again.json()) as { result: { sha256: string } };
      // What was acknowledged is what stays.
      if (first) expect(result).toEqual(first);
      const file = new Uint8Array(await (await ask(`/${uuid}/signed`)).arrayBuffer());
      expect(createHash('sha256').update(file).digest('hex')).toBe(result.sha256);
      const twice = (await (await ask(`/${uuid}/sign`, act)).json()) as { result: object };
      expect(twice.result).toEqual(result);
    }
  } finally {
    await server.kill();
    await installation.remove();
  }
});

it('seals once what two people signed, whenever it was killed after the last of them', { timeout: 300_000 }, async () => {
  const installation = await makeInstallation(database);
  const png = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#124' } })
    .png()
    .toBuffer();
  let server = await startServerProcess(installation.environment);
  const ask = async (path: string, body?: FormData | object): Promise<Response> =>
    fetch(`${installation.url}/people/v1${path}`, {
      headers: {
        'svc-apikey': server.ready.keys[0]!,
        ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { method: 'POST', body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
    });
  // biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes.
  const result = async (path: string, body?: FormData | object): Promise<any> => ((await (await ask(path, body)).json()) as any).result;
  try {
    const people: string[] = [];
    for (const national_id of ['PEGL890909MJCRMS08', 'BOXW310820HNERXN09'])
      people.push((await result('/people/by-national-id', { national_id, name: 'Ana', first_lastname: 'Pérez', second_lastname: '' })).id);
    // The moments are what is tried here, so this does wait for time.
    for (const moment of [0, 120, 400]) {
      const form = new FormData();
      form.append('file', new File([Uint8Array.from(await contractPdf({ mark: `two ${moment}` }))], 'Crédito.pdf'));
      const { uuid, sha256 } = await result('/documents', form);
      for (const id of people) await result(`/people/${id}/signers`, { document_id: uuid, password: '' });
      for (const people_uuid of people) {
        const evidence = { workflow_uuid: randomUUID(), consent: { text: 'Acepto.', text_sha256: 'a'.repeat(64) } };
        const signature = { kind: 'drawn', png: png.toString('base64') };
        const act = { signing_uuid: randomUUID(), sha256, signature, signer: { name: 'Ana Pérez', people_uuid }, evidence };
        expect((await ask(`/documents/${uuid}/sign`, act)).status).toBe(200);
      }
      await after(moment);
      await server.kill();
      server = await startServerProcess(installation.environment);
      let document = await result(`/documents/${uuid}`);
      for (; document.status !== 'signed'; document = await result(`/documents/${uuid}`)) await after(200);
      const file = new Uint8Array(await (await ask(`/documents/${uuid}/signed`)).arrayBuffer());
      expect(createHash('sha256').update(file).digest('hex')).toBe(document.signed_sha256);
      const form2 = new FormData();
      form2.append('file', new File([file], 'x.pdf'));
      expect(await result('/documents/verify', form2)).toMatchObject({ verdict: 'valid', document: { signers: [{}, {}] } });
    }
  } finally {
    await server.kill();
    await installation.remove();
  }
});
