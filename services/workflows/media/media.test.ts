import { createHash, randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contractPdf } from '#test/support/specimens/contract-pdf.ts';
import { createRig, Person, problemIn, type Rig } from '#test/support/workflows.ts';

let rig: Rig;

beforeAll(async () => {
  rig = await createRig();
});
afterAll(() => rig.bench.close());
beforeEach(() => rig.bench.clock.advance(61));

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Returns a picture of random noise, so that each call's picture differs. */
function picture(format: 'jpeg' | 'png' = 'jpeg', size = { width: 320, height: 200 }) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  return sharp({ create: { ...size, channels: 3, background: '#888', noise } }).toFormat(format);
}

/** Returns a person who has consented and is at the photo step. */
async function photographer(body: Record<string, unknown> = {}): Promise<Person> {
  const person = await Person.enter(rig, { steps: ['consent', 'photo'], ...body });
  await person.answer({ accepted: true });
  await person.start();
  return person;
}

/** Returns a PNG of this size with one bit per pixel, all black, so that its data are very small. */
function pngOf(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.byteLength);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

describe('the place of a capture', () => {
  const SELFIE = ['selfie'];
  const WITH_PLACE = ['selfie', 'location'];

  it.each([
    [{}, [false, SELFIE, null, SELFIE]],
    [{ geolocation: true, disable_geolocation: true }, [false, SELFIE, null, SELFIE]],
    [{ geolocation: true }, [true, WITH_PLACE, [['19.4', '-99.1']], WITH_PLACE]],
  ])('is asked for and kept only as the workflow says: %j', async (body, expected) => {
    const person = await photographer(body);
    const shares = () => person.view.steps[1]!.shares;
    const asked = [person.current.needs.geolocation, shares()];
    const [document, face] = [randomUUID(), randomUUID()];
    await person.upload('document', await picture().toBuffer(), { uuid: document });
    await person.upload('face', await picture().toBuffer(), { uuid: face });
    const answer = await person.post('submit', { submission: { document, face }, coordinates: ['19.4', '-99.1'] });
    expect(answer.status).toBe(200);
    const { body: found } = await rig.asPartner('GET', `/v1/workflows/${person.view.workflow.uuid}`);
    expect([...asked, found.result.steps[1].coordinates, shares()]).toEqual(expected);
  });
});

describe('an upload', () => {
  it('wants the headers that its document says it wants, and no other', async () => {
    const document = (await (await rig.app.request('/workflows/openapi.json')).json()) as {
      paths: Record<string, { put?: { parameters: { name: string; in: string; required: boolean }[] } }>;
    };
    const parameters = document.paths['/v1/session/steps/{uuid}/media/{media}']?.put?.parameters ?? [];
    const headers = parameters.filter((parameter) => parameter.in === 'header');
    expect(headers).toHaveLength(3);
    const person = await photographer();
    const bytes = await picture().toBuffer();
    const all: Record<string, string> = { 'x-media-collection': 'document', 'x-media-capture': 'live', 'x-media-sha256': digest(bytes) };
    for (const { name, required } of headers) {
      const { [name.toLowerCase()]: _, ...rest } = all;
      const path = `/v1/session/steps/${person.current.uuid}/media/${randomUUID()}`;
      const { status } = await person.call('PUT', path, bytes, { 'content-type': 'image/jpeg', ...rest });
      expect(status < 400, name).toBe(!required);
    }
  });

  it('is stored once under the browser’s uuid: the same bytes again get the same answer, others are refused', async () => {
    const person = await photographer();
    const uuid = randomUUID();
    const bytes = await picture().toBuffer();
    const first = await person.upload('document', bytes, { uuid, sha256: digest(bytes) });
    expect(first.status).toBe(200);
    expect(first.body.result).toEqual({
      uuid,
      collection: 'document',
      mime: 'image/jpeg',
      size: expect.any(Number),
      sha256: digest(bytes),
      capture: 'live',
    });
    expect((await person.upload('document', bytes, { uuid })).body).toEqual(first.body);
    expect(problemIn(await person.upload('document', await picture().toBuffer(), { uuid }))).toBe('media_conflict');
    expect(problemIn(await person.upload('face', bytes, { uuid }))).toBe('media_conflict');
    expect((await person.read()).current?.media).toEqual([first.body.result]);
  });

  it('reaches the step, the partner and nobody else', async () => {
    const person = await photographer();
    const [document, face] = [randomUUID(), randomUUID()];
    const bytes = await picture().toBuffer();
    await person.upload('document', bytes, { uuid: document });
    expect(problemIn(await person.submit({ document, face }))).toBe('media_missing');
    await person.upload('face', await picture().toBuffer(), { uuid: face });
    const step = person.current.uuid;
    expect((await person.submit({ document, face })).status).toBe(200);
    const { body } = await rig.asPartner('GET', `/v1/steps/${step}/media`);
    expect(body.result.map((item: { collection: string }) => item.collection).sort()).toEqual(['document', 'face']);
    const item = body.result.find((one: { uuid: string }) => one.uuid === document);
    const { pathname, search } = new URL(item.url);
    const download = await rig.app.request(pathname + search);
    const content = Buffer.from(await download.arrayBuffer());
    expect(item).toMatchObject({ mime: 'image/jpeg', size: content.byteLength });
    expect((await sharp(content).metadata()).format).toBe('jpeg');
    expect(download.headers.get('repr-digest')).toBe(`sha-256=:${createHash('sha256').update(content).digest('base64')}:`);
    expect(download.headers.get('content-disposition')).toContain('attachment');
    expect(download.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await rig.app.request(pathname)).status).toBe(403);
    expect((await rig.app.request(pathname.replace(document, face) + search)).status).toBe(403);
    const stranger = await rig.bench.otherTenant();
    const { key } = await rig.bench.keys.create({ tenantId: stranger.tenantId, name: 'other', livemode: false, scopes: ['workflows'] });
    expect((await rig.send(key, 'GET', `/v1/steps/${step}/media`)).status).toBe(404);
    rig.bench.clock.advance(301);
    expect((await rig.app.request(pathname + search)).status).toBe(403);
  });

  it('replaced by a retake goes away with the answer, bytes and all', async () => {
    const person = await photographer();
    const [retaken, document, face] = [randomUUID(), randomUUID(), randomUUID()];
    await person.upload('document', await picture().toBuffer(), { uuid: retaken });
    await person.upload('document', await picture().toBuffer(), { uuid: document });
    await person.upload('face', await picture().toBuffer(), { uuid: face });
    const step = person.current.uuid;
    const blob = () => rig.bench.platform.blobs.read({ tenantId: rig.bench.tenant.id }, `workflows/test/${retaken}`);
    await person.submit({ document, face });
    const { body } = await rig.asPartner('GET', `/v1/steps/${step}/media`);
    expect(body.result.map((item: { uuid: string }) => item.uuid).sort()).toEqual([document, face].sort());
    expect(await blob()).not.toBeNull();
    await rig.bench.jobs.run();
    expect(await blob()).toBeNull();
  });

  it('named in capitals is the same medium, and goes with its workflow, bytes and all', async () => {
    const person = await photographer();
    const uuid = randomUUID();
    const bytes = await picture().toBuffer();
    expect((await person.upload('document', bytes, { uuid: uuid.toUpperCase() })).body.result.uuid).toBe(uuid);
    expect((await person.upload('document', bytes, { uuid })).status).toBe(200);
    const blob = () => rig.bench.platform.blobs.read({ tenantId: rig.bench.tenant.id }, `workflows/test/${uuid}`);
    expect(await blob()).not.toBeNull();

    const workflow = person.view.workflow.uuid;
    expect((await rig.asPartner('DELETE', `/v1/workflows/${workflow.toUpperCase()}`)).status).toBe(200);
    await rig.bench.jobs.run();
    expect(await blob()).toBeNull();
    const log = await rig.bench.entriesOf(rig.bench.tenant.id, { kind: 'workflow', id: workflow });
    expect(log.at(-1)?.type).toBe('workflow.deleted');
  });

  it('loses what it tells beside the picture, and stands upright', async () => {
    const person = await photographer();
    const bytes = await picture()
      .withExif({ IFD0: { Make: 'Telefono', Model: 'Secreto' }, IFD3: { GPSLatitude: '19/1 25/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const uuid = randomUUID();
    expect((await person.upload('document', bytes, { uuid, sha256: digest(bytes) })).body.result.sha256).toBe(digest(bytes));
    const stored = await rig.bench.platform.blobs.read({ tenantId: rig.bench.tenant.id }, `workflows/test/${uuid}`);
    const metadata = await sharp(stored ?? undefined).metadata();
    expect(metadata.exif).toBeUndefined();
    expect([metadata.width, metadata.height]).toEqual([200, 320]);
    expect((await person.upload('document', bytes, { uuid })).status).toBe(200);
  });
});

describe('a hostile upload', () => {
  it('too large is refused without reading it all', async () => {
    const person = await photographer();
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1 << 20;
        controller.enqueue(new Uint8Array(1 << 20).fill(0xff));
      },
    });
    const response = await rig.app.request(`/workflows/v1/session/steps/${person.current.uuid}/media/${randomUUID()}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': 'image/jpeg',
        'x-media-collection': 'document',
        'x-media-capture': 'live',
      },
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(24 << 20);
    const declared = await person.call('PUT', `/v1/session/steps/${person.current.uuid}/media/${randomUUID()}`, new Uint8Array(8), {
      'content-type': 'image/jpeg',
      'content-length': String(50 << 20),
      'x-media-collection': 'document',
      'x-media-capture': 'live',
    });
    expect([declared.status, problemIn(declared)]).toEqual([413, 'payload_too_large']);
  });

  it('that is cut short, is not what it says, or arrives changed is told apart', async () => {
    const person = await photographer();
    for (const format of ['jpeg', 'png'] as const) {
      const whole = await picture(format).toBuffer();
      const type = `image/${format}`;
      const cut = await person.upload('document', whole.subarray(0, Math.floor(whole.byteLength * 0.6)), { type });
      expect([cut.status, problemIn(cut)]).toEqual([422, 'media_damaged']);
    }
    const png = await picture('png').toBuffer();
    expect(problemIn(await person.upload('document', png, { type: 'image/jpeg' }))).toBe('media_type_mismatch');
    expect(problemIn(await person.upload('document', Buffer.from('<svg onload=alert(1)>')))).toBe('media_type_unknown');
    expect(problemIn(await person.upload('document', new Uint8Array()))).toBe('media_type_unknown');
    expect(problemIn(await person.upload('document', png, { type: 'image/svg+xml' }))).toBe('media_type_unknown');
    expect(problemIn(await person.upload('document', png, { type: 'image/png', sha256: 'a'.repeat(64) }))).toBe('media_hash_mismatch');
    const headerOnly = Buffer.concat([png.subarray(0, 33), Buffer.from('IDAT?')]);
    expect(problemIn(await person.upload('document', headerOnly, { type: 'image/png' }))).toBe('media_damaged');
  });

  it.each([
    ['a newline', Buffer.from('\n')],
    ['a byte order mark', Buffer.from([0xef, 0xbb, 0xbf])],
    ['200 bytes', Buffer.alloc(200, 'x')],
  ])('of a PDF behind %s is taken', async (_, prefix) => {
    const person = await photographer();
    const pdf = Buffer.concat([prefix, await contractPdf()]);
    expect(await person.upload('proof', pdf, { type: 'application/pdf' })).toMatchObject({ status: 200 });
  });

  it('of 100 megapixels is refused by its header, in no time and memory', async () => {
    const person = await photographer();
    const bomb = pngOf(10_000, 10_000);
    expect(bomb.byteLength).toBeLessThan(100_000);
    const before = process.memoryUsage().rss;
    const answer = await person.upload('document', bomb, { type: 'image/png' });
    expect([answer.status, problemIn(answer)]).toEqual([413, 'media_too_many_pixels']);
    expect(process.memoryUsage().rss - before).toBeLessThan(64 << 20);
  });

  it('to a place that it may not go is refused', async () => {
    const person = await photographer();
    const bytes = await picture().toBuffer();
    expect(problemIn(await person.upload('toString', bytes))).toBe('media_collection_unknown');
    expect(problemIn(await person.upload('face', bytes, { capture: 'file' }))).toBe('media_capture_not_allowed');
    expect(problemIn(await person.upload('face', bytes, { capture: 'telepathy' }))).toBe('invalid_body');
    expect(problemIn(await person.upload('face', bytes, { uuid: 'not-a-uuid' }))).toBe('invalid_body');
    expect((await person.upload('face', bytes, { capture: 'fixture' })).status).toBe(200);
    const earlier = person.view.steps[0]?.uuid;
    const wrong = await person.call('PUT', `/v1/session/steps/${earlier}/media/${randomUUID()}`, bytes, {
      'content-type': 'image/jpeg',
      'x-media-collection': 'document',
      'x-media-capture': 'live',
    });
    expect(problemIn(wrong)).toBe('media_collection_unknown');
    const other = await photographer();
    const foreign = await person.call('PUT', `/v1/session/steps/${other.current.uuid}/media/${randomUUID()}`, bytes, {
      'content-type': 'image/jpeg',
      'x-media-collection': 'document',
      'x-media-capture': 'live',
    });
    expect(foreign.status).toBe(404);
  });

  it('that the setup does not want as a file is refused before it is stored', async () => {
    const person = await photographer({ setup: { photo: { live_only: true } } });
    const bytes = await picture().toBuffer();
    const uuid = randomUUID();
    expect(problemIn(await person.upload('document', bytes, { uuid, capture: 'file' }))).toBe('media_capture_not_allowed');
    const rows = rig.bench.platform.database.query.selectFrom('workflows.media').select('uuid').where('uuid', '=', uuid);
    expect(await rows.execute()).toEqual([]);
    expect((await person.upload('document', bytes)).status).toBe(200);
  });

  it('that is a drawn specimen never comes to live data', async () => {
    const { key } = await rig.bench.keys.create({ tenantId: rig.bench.tenant.id, name: 'real', livemode: true, scopes: ['workflows'] });
    const { uuid } = (await rig.send(key, 'POST', '/v1/workflows', { steps: ['consent', 'photo'] })).body.result;
    const { token } = (await rig.send(key, 'POST', `/v1/workflows/${uuid}/token`, {})).body.result;
    const person = new Person(rig, token, (await rig.send(token, 'GET', '/v1/session')).body.result);
    await person.call('POST', `/v1/workflows/${uuid}/initialize`, {});
    await person.read();
    await person.answer({ accepted: true });
    await person.start();
    const bytes = await picture().toBuffer();
    expect(problemIn(await person.upload('face', bytes, { capture: 'fixture' }))).toBe('media_capture_not_allowed');
    expect((await person.upload('face', bytes)).status).toBe(200);
  });

  it('of a face before the biometric consent is refused, and so is one after a withdrawn consent', async () => {
    const person = await Person.enter(rig, { steps: ['consent', 'photo'] });
    await person.answer({ accepted: false });
    await person.start();
    const bytes = await picture().toBuffer();
    expect((await person.upload('document', bytes)).status).toBe(200);
    const face = await person.upload('face', bytes);
    expect([face.status, problemIn(face)]).toEqual([403, 'consent_missing']);
    await person.post('back');
    await person.submit({ accepted: true });
    await person.start();
    expect((await person.upload('face', await picture().toBuffer())).status).toBe(200);
    await person.post('back');
    await person.submit({ accepted: false });
    expect(problemIn(await person.upload('face', await picture().toBuffer()))).toBe('consent_missing');
  });

  it('sent before the step is open is refused without reading it', async () => {
    const person = await Person.enter(rig, { steps: ['consent', 'photo'] });
    const photo = person.view.steps[1]?.uuid;
    const early = await person.call('PUT', `/v1/session/steps/${photo}/media/${randomUUID()}`, await picture().toBuffer(), {
      'content-type': 'image/jpeg',
      'x-media-collection': 'document',
      'x-media-capture': 'live',
    });
    expect([early.status, problemIn(early)]).toEqual([409, 'step_not_current']);
  });
});
