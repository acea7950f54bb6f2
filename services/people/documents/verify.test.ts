import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { createRouterClient } from '@orpc/server';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Verification } from '#contracts/documents/verification.ts';
import { sha256 } from '#platform/base/sha256.ts';
import { onThisMachine } from '#test/support/machine-speed.ts';
import { openPeople, type PeopleHouse, peopleMigrations } from '#test/support/people.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import { takeApart, withMember } from '#test/support/seal-attacks/sealed-file.ts';
import { contractPdf } from '#test/support/specimens/contract-pdf.ts';
import type { PeopleTables } from '../model/tables.ts';

/** Verification against the record, and files made to harm their reader; the attacks are in `test/suites/trust/`. */

let platform: TestPlatform<PeopleTables>;
let service: PeopleHouse;
let sealed: Buffer;
let uuid: string;

beforeAll(async () => {
  platform = await createTestPlatform<PeopleTables>(peopleMigrations);
  service = openPeople(platform.platform);
});
afterAll(async () => {
  await service.close();
  await platform.close();
});
beforeEach(async () => {
  const { documents } = api();
  const created = (await documents.create({ file: fileOf(await contractPdf({ pages: 1 })) })).result;
  uuid = created.uuid;
  const png = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#124' } })
    .png()
    .toBuffer();
  await documents.sign({
    params: { uuid },
    body: {
      signing_uuid: randomUUID(),
      sha256: created.sha256,
      signature: { kind: 'drawn', png: png.toString('base64') },
      signer: { name: 'Lucía Pérez Gámez' },
      evidence: { workflow_uuid: await platform.newWorkflow(), consent: { text: 'Acepto firmar.', text_sha256: 'a'.repeat(64) } },
    },
  });
  sealed = Buffer.from(await ((await documents.signed({ uuid })) as File).arrayBuffer());
});

const api = () => createRouterClient(service.router, { context: { caller: platform.caller() } });
const fileOf = (bytes: Uint8Array) => new File([Uint8Array.from(bytes)], 'x.pdf', { type: 'application/pdf' });
const verify = async (bytes: Uint8Array): Promise<Verification> => (await api().documents.verify({ file: fileOf(bytes) })).result;
const behind = (text: string) => Buffer.concat([sealed, Buffer.from(text, 'latin1')]);
const rows = () => platform.platform.database.query;

describe('the record', () => {
  it('vouches for a seal whose certificate is not the installation’s any more', async () => {
    await rows().deleteFrom('documents.signing_keys').execute();
    expect(await verify(sealed)).toMatchObject({ verdict: 'valid', document: { uuid }, seal: { issued_here: false, intact: true } });
    expect(await verify(behind('\n'))).toMatchObject({ verdict: 'changed', document: { uuid } });
  });

  it('alone makes nothing valid: the seal has to hold, over the whole file', async () => {
    const other = Buffer.from(sealed);
    other[600] = (other[600] ?? 0) ^ 1;
    for (const file of [other, behind('\n')]) {
      const signed_sha256 = sha256(file).toString('hex');
      await rows().updateTable('documents.documents').set({ signed_sha256 }).where('uuid', '=', uuid).execute();
      expect(await verify(file)).toMatchObject({ verdict: 'changed', reason: 'sealed_bytes_differ', document: { uuid } });
    }
  });
});

describe('a file that is made to hurt', () => {
  it('steers nobody by the names that it gives to things', async () => {
    const { update, root, body, size } = await takeApart(sealed);
    const name = `/Red#1b#5b31m#00${'x'.repeat(5_000)}`;
    const file = update([
      { number: root, body: withMember(body(root), name.slice(1), `${size} 0 R`) },
      { number: size, body: name },
    ]);
    const { changes } = await verify(file);
    const told = changes.filter(({ what }) => what === 'catalog').map(({ detail }) => detail);
    expect(told).toEqual([expect.stringContaining('Red')]);
    expect(told[0]).not.toMatch(/\p{C}/u);
    expect(told[0]?.length).toBeLessThan(150);
  });

  /** Returns a file with object streams that decompress to gigabytes; comparing objects requires decompressing them. */
  const bomb = () => {
    const packed = deflateSync(deflateSync(Buffer.alloc(64 * 1024 * 1024), { level: 9 }), { level: 9 });
    const head = `/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode] /Length ${packed.length}`;
    const one = (number: number) => `${number} 0 obj\n<< ${head} >>\nstream\n${packed.toString('latin1')}\nendstream\nendobj\n`;
    return behind(Array.from({ length: 40 }, (_, at) => one(900 + at)).join(''));
  };
  const most = 20 * 1024 * 1024;

  it.each([
    ['unpacks to gigabytes', bomb],
    ['says on and on that it is signed', () => behind('/ByteRange [0 1 2 3] <3082aa> /ID [<00>] %%EOF\n'.repeat(400_000))],
    ['is nested a million times', () => behind(`\n900 0 obj\n${'['.repeat(1_000_000)}\nendobj\n`)],
    ['has signatures without an end', () => behind(`<3082${'0'.repeat(200_000)}`.repeat(90))],
  ])(
    'because it %s is told in time, and so is the next',
    async (_what, make) => {
      const file = make().subarray(0, most);
      const began = performance.now();
      const [told, next] = await Promise.all([verify(file), verify(sealed)]);
      expect(told).toMatchObject({ verdict: 'changed', reason: 'added_after_seal', document: { uuid } });
      expect(next.verdict).toBe('valid');
      expect(performance.now() - began).toBeLessThan(onThisMachine(60_000));
    },
    240_000,
  );
});
