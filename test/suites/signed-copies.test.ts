import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { PDFDocument } from '@cantoo/pdf-lib';
import PostalMime, { type Email } from 'postal-mime';
import sharp from 'sharp';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bank, LUISA, openBank, Visitor } from './trust/bank.ts';

/** Tests one document signed by several people, each in their own workflow, and the signed copies mailed by a real mail server. */

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes; each expectation says which.
type Loose = any;

let bank: Bank;
let server: SMTPServer;
let received: { mail: Email; to: string[] }[];
/** The mail server's answers to the next mails, in order; it accepts all later ones. */
let answers: { at: 'recipient' | 'data'; code: number }[];

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onRcptTo(_address, _session, done) {
      const code = answers[0]?.at === 'recipient' ? answers.shift()!.code : null;
      done(code ? Object.assign(new Error('no'), { responseCode: code }) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', async () => {
        const code = answers[0]?.at === 'data' ? answers.shift()!.code : null;
        if (code) return done(Object.assign(new Error('no'), { responseCode: code }));
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        received.push({ mail, to: session.envelope.rcptTo.map(({ address }) => address) });
        done();
      });
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  bank = await openBank({ SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}?requireTLS=false` });
});
afterAll(async () => {
  await bank.close();
  server.close();
});
beforeEach(async () => {
  received = [];
  answers = [];
  bank.bench.clock.advance(3_700);
  for (const { id } of (await bank.result('GET', '/people/v1/people?per_page=100')).data)
    await bank.result('DELETE', `/people/v1/people/${id}`);
});

const ANA = { national_id: 'BOXW310820HNERXN09', name: 'Ana', first_lastname: 'Ruiz', second_lastname: '' };
const personOf = async (values: object): Promise<string> => (await bank.result('POST', '/people/v1/people', values)).id;
const luisa = () => personOf({ national_id: LUISA.curp, name: 'Luisa', first_lastname: 'Pérez', second_lastname: 'Gómez' });
const place = async (document: string, x: number): Promise<string> => {
  const body = { page: 1, box: [x, 600, 160, 50], kind: 'signature', name: `Firma ${x}` };
  return (await bank.result('POST', `/people/v1/documents/${document}/elements`, body)).uuid;
};
const signer = (id: string, document_id: string, elements?: string[]) =>
  bank.result('POST', `/people/v1/people/${id}/signers`, { document_id, password: 'x', ...(elements ? { elements } : {}) });

/** Creates a document for Luisa and Ana to sign. */
async function together() {
  const document = await bank.paper();
  const first = await place(document, 60);
  await place(document, 300);
  const people = [await luisa(), await personOf(ANA)] as const;
  await signer(people[0], document, [first]);
  await signer(people[1], document);
  return { document, people };
}
const enter = (document_uuid: string, more: object = {}) =>
  Visitor.enter(bank, { steps: ['document_sign'], ...more, autofill: { document_uuid, ...(more as { autofill?: object }).autofill } });
const shown = async (visitor: Visitor): Promise<Loose> => {
  await visitor.post('start');
  const { uuid } = visitor.view.current!;
  const answer = await visitor.call('GET', `/workflows/v1/session/steps/${uuid}/files/document`);
  return answer.status === 200 ? JSON.parse(Buffer.from(answer.bytes).toString()) : answer.status;
};
const copyOf = (visitor: Visitor) => visitor.call('GET', `/workflows/v1/session/steps/${visitor.view.steps.at(-1)!.uuid}/files/signed`);
const payloadOf = async (visitor: Visitor) => (await bank.workflow(visitor.uuid)).steps.at(-1).payload;
const run = () => bank.bench.jobs.run();
const logOf = async (visitor: Visitor): Promise<{ type: string; data: Loose }[]> =>
  (await bank.bench.entriesOf(bank.bench.tenant.id, { kind: 'workflow', id: visitor.uuid })) as Loose;
/** Gives the person's first answer a finding that a human has to judge. */
const findingIn = ({ uuid }: Visitor) =>
  bank.bench.engine.executeSql('update workflows.steps set needs_decision = true where workflow_uuid = $1 and position = 0', [uuid]);
async function decide({ uuid }: Visitor, decision: 'approve' | 'reject'): Promise<void> {
  const scopes = ['workflows', 'workflows:review'];
  const { key } = await bank.bench.keys.create({ tenantId: bank.bench.tenant.id, name: 'reviewer', livemode: false, scopes });
  const { updated_at: seen } = await bank.workflow(uuid);
  const { status } = await bank.ask(key, 'POST', `/workflows/v1/workflows/${uuid}/decision`, { decision, seen });
  expect(status).toBe(200);
}
const copyEvents = async (visitor: Visitor) => (await logOf(visitor)).filter(({ type }) => type.startsWith('copy.'));

describe('a document that two people sign', () => {
  it('ends well for each, whose copy comes once both have signed', async () => {
    const { document, people } = await together();
    const first = await enter(document, { people_uuid: people[0] });
    expect((await first.signs()).status).toBe(200);
    await run();
    await first.read();
    expect([first.view.workflow.status, first.view.steps[0]!.keeps]).toEqual([
      'success',
      { file: 'signed', save_as: 'Contrato.pdf', ready: false, waits_for_others: true, comes: true },
    ]);
    expect((await copyOf(first)).status).toBeGreaterThanOrEqual(404);
    expect(await payloadOf(first)).toMatchObject({ sealed: false, signed_sha256: null, timestamped: null });

    const second = await enter(document, { people_uuid: people[1] });
    expect((await second.signs()).status).toBe(200);
    await run();
    const { signed_sha256 } = await bank.result('GET', `/people/v1/documents/${document}`);
    const copies: Buffer[] = [];
    for (const visitor of [first, second]) {
      await visitor.read();
      expect(visitor.view.steps[0]!.keeps).toMatchObject({ ready: true });
      expect(await payloadOf(visitor)).toMatchObject({ sealed: true, signed_sha256 });
      copies.push(Buffer.from((await copyOf(visitor)).bytes));
      expect((await logOf(visitor)).map(({ type }) => type)).toEqual(
        expect.arrayContaining(['document.act', 'document.signed', 'step.renewed']),
      );
    }
    expect(copies[0]!.equals(copies[1]!)).toBe(true);
    const text = await bank.signedText(document);
    expect(text.match(/Constancia de firma electrónica/g)!.length).toBeGreaterThanOrEqual(2);
    for (const { uuid } of [first, second]) expect(text).toContain(uuid);
  });

  it('has no copy after a human rejected one of them, and the other is told so, without a reason', async () => {
    const { document, people } = await together();
    const other = await enter(document, { people_uuid: people[1] });
    expect((await other.signs()).status).toBe(200);
    const doubtful = await enter(document, { steps: ['personal_data', 'document_sign'], people_uuid: people[0] });
    await doubtful.tellsName();
    await findingIn(doubtful);
    expect((await doubtful.signs()).status).toBe(200);
    await run();
    expect((await other.read()).steps[0]!.keeps).toMatchObject({ ready: false, waits_for_others: true, comes: true });
    await decide(doubtful, 'reject');
    await run();
    const view = await other.read();
    expect([view.workflow.status, view.steps[0]!.keeps]).toMatchObject(['success', { ready: false, comes: false }]);
    const copy = await copyOf(other);
    expect([copy.status, copy.body.type]).toEqual([404, 'urn:zaguan:problem:not_found']);
    const shown = JSON.stringify([view, copy.body]);
    expect(['decision', 'reject', 'refused', 'review', 'finding'].filter((word) => shown.includes(word))).toEqual([]);
    expect((await doubtful.read()).steps[1]!.keeps).toBeNull();
  });

  it('is nothing for a stranger who has a link and says whose they are, nor for somebody else, nor twice', async () => {
    const { document, people } = await together();
    const stranger = await Visitor.enter(bank, { steps: ['personal_data', 'document_sign'], autofill: { document_uuid: document } });
    await stranger.tellsName();
    await run();
    expect(await shown(stranger)).toEqual({
      ...{ name: '', sha256: '', pages: [], signer: null, closed: 'others', asks: [], filled: true, given: null },
    });
    const { uuid } = stranger.view.current!;
    expect((await stranger.call('GET', `/workflows/v1/session/steps/${uuid}/files/page-1`)).status).toBe(404);
    expect((await stranger.post('actions/fill', { input: { texts: {} } })).status).toBe(409);

    const first = await enter(document, { people_uuid: people[0] });
    expect((await first.signs()).status).toBe(200);
    const again = await enter(document, { people_uuid: people[0] });
    expect((await shown(again)).closed).toBe('signed');
  });

  it('is signed by whom a code vouches for in their workflow', async () => {
    const { document, people } = await together();
    const email = 'luisa@test.zaguan.example';
    await bank.result('POST', '/people/v1/contacts', { person_id: people[0], email, phone: '525512345678' });
    const steps = ['verify_email', 'personal_data', 'document_sign'];
    const visitor = await Visitor.enter(bank, { steps, autofill: { document_uuid: document } });
    await visitor.proves(email);
    await visitor.tellsName();
    await run();
    expect((await visitor.signs()).status).toBe(200);
    const { signers } = await bank.result('GET', `/people/v1/documents/${document}`);
    expect(signers.map((one: Loose) => [one.person_id, one.workflow_uuid])).toEqual([
      [people[0], visitor.uuid],
      [people[1], null],
    ]);
  });
});

describe('a signed copy by mail', () => {
  const mailed = { autofill: { send_email: true, user_email: 'luisa@correo.example' } };

  it('goes once, attached, to the address that a key gave', async () => {
    const visitor = await enter(await bank.paper(), { people_uuid: await luisa(), ...mailed });
    expect(await bank.workflow(visitor.uuid)).toMatchObject({ user_email: 'luisa@correo.example' });
    await visitor.signs();
    await run();
    expect(received.map(({ to }) => to)).toEqual([['luisa@correo.example']]);
    const { mail } = received[0]!;
    expect(mail.subject).toContain('Tu copia firmada de');
    expect(mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([['Contrato.pdf', 'application/pdf']]);
    expect(Buffer.from(mail.attachments[0]!.content as ArrayBuffer).equals(Buffer.from((await copyOf(visitor)).bytes))).toBe(true);
    expect((await copyEvents(visitor)).map(({ type }) => type)).toEqual(['copy.sent']);
    const job = { tenantId: bank.bench.tenant.id, livemode: false, workflow: visitor.uuid };
    await bank.bench.platform.database.transaction((trx) => bank.bench.jobs.enqueue(trx, 'workflows-mail-copies', job));
    await run();
    expect(received).toHaveLength(1);
    expect(JSON.stringify(bank.bench.logged)).not.toContain('luisa@correo.example');
  });

  it('goes only after a human approved, where a finding was undecided when it was signed', async () => {
    const steps = ['personal_data', 'document_sign'];
    const visitor = await enter(await bank.paper(), { steps, people_uuid: await luisa(), ...mailed });
    await visitor.tellsName();
    await findingIn(visitor);
    await run();
    await visitor.signs();
    await run();
    expect([received.length, await copyEvents(visitor)]).toEqual([0, []]);
    await decide(visitor, 'approve');
    await run();
    expect(received.map(({ to }) => to)).toEqual([['luisa@correo.example']]);
    expect((await copyEvents(visitor)).map(({ type }) => type)).toEqual(['copy.sent']);
  });

  it('goes to the address that was proven where no key gave one, and to nobody without being asked', async () => {
    const email = 'ana@test.zaguan.example';
    const document_uuid = await bank.paper();
    const steps = ['verify_email', 'document_sign'];
    const proven = await Visitor.enter(bank, { steps, autofill: { document_uuid, send_email: true } });
    await proven.proves(email);
    await proven.signs();
    await run();
    const message = (await bank.outbox()).find(({ attachment }) => attachment);
    expect(message).toMatchObject({ to: email, attachment: { name: 'Contrato.pdf' } });
    const unasked = await enter(await bank.paper(), { people_uuid: await luisa(), autofill: { user_email: 'luisa@correo.example' } });
    await unasked.signs();
    await run();
    expect(received).toEqual([]);
  });

  it('waits until all have signed', async () => {
    const { document, people } = await together();
    const first = await enter(document, { people_uuid: people[0], ...mailed });
    await first.signs();
    await run();
    expect(received).toEqual([]);
    const second = await enter(document, { people_uuid: people[1] });
    await second.signs();
    await run();
    expect(received.map(({ to }) => to)).toEqual([['luisa@correo.example']]);
  });

  it('is tried again where the server is busy, as the same mail', async () => {
    answers = [
      { at: 'recipient', code: 450 },
      { at: 'data', code: 451 },
    ];
    const visitor = await enter(await bank.paper(), { people_uuid: await luisa(), ...mailed });
    await visitor.signs();
    for (let round = 0; round < 6; round++) {
      await run();
      bank.bench.clock.advance(3_600);
    }
    expect(received).toHaveLength(1);
    const { copies } = await bank.result('GET', `/workflows/v1/workflows/${visitor.uuid}/data`);
    expect(copies).toMatchObject([{ status: 'sent', address: 'luisa@correo.example', link_expires_at: null }]);
    expect((await copyEvents(visitor)).map(({ type }) => type)).toEqual(['copy.sent']);
  });

  it('that the mailbox refuses for good is not tried again, and the log says so', async () => {
    answers = [{ at: 'recipient', code: 550 }];
    const visitor = await enter(await bank.paper(), { people_uuid: await luisa(), ...mailed });
    await visitor.signs();
    for (let round = 0; round < 4; round++) {
      await run();
      bank.bench.clock.advance(3_600);
    }
    expect(received).toEqual([]);
    expect((await copyEvents(visitor)).map(({ type }) => type)).toEqual(['copy.refused']);
  });

  it('that is large comes as a link, whose page asks for a code sent to the same address', async () => {
    const paper = await PDFDocument.create();
    const noise = Buffer.from(Array.from({ length: 1400 * 1400 * 3 }, () => Math.floor(Math.random() * 256)));
    const picture = await paper.embedPng(
      await sharp(noise, { raw: { width: 1400, height: 1400, channels: 3 } })
        .png()
        .toBuffer(),
    );
    paper.addPage([612, 792]).drawImage(picture, { x: 50, y: 200, width: 500, height: 500 });
    const form = new FormData();
    form.append('file', new File([Uint8Array.from(await paper.save())], 'Escritura.pdf', { type: 'application/pdf' }));
    const document = (await bank.partner('POST', '/people/v1/documents', form)).body.result.uuid;
    const visitor = await enter(document, { people_uuid: await luisa(), ...mailed });
    expect((await visitor.signs()).status).toBe(200);
    await run();
    const { mail } = received[0]!;
    expect(mail.attachments).toEqual([]);
    const [link = ''] = /http\S+\/workflows\/v1\/copies\/\S+/.exec(mail.text ?? '') ?? [];
    const path = new URL(link).pathname;
    const page = (method: string, suffix = '', body?: string) => bank.browse(`${path}${suffix}`, method, body);

    const opened = await page('GET');
    expect([opened.status, opened.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
    expect(await opened.text()).toMatch(/<button class="">Mandar el código<\/button>/);
    expect(received).toHaveLength(1);
    expect((await page('POST', '/file', 'code=000000')).headers.get('content-type')).toContain('text/html');
    expect((await page('POST', '/code')).status).toBe(200);
    expect(received.map(({ to }) => to[0])).toEqual(['luisa@correo.example', 'luisa@correo.example']);
    const code = /\b\d{6}\b/.exec(received[1]!.mail.text ?? '')![0];
    const wrong = await page('POST', '/file', `code=${code === '111111' ? '222222' : '111111'}`);
    expect(await wrong.text()).toContain('role="alert"');
    const right = await page('POST', '/file', `code=${code}`);
    expect(right.headers.get('content-disposition')).toContain('Escritura');
    expect(Buffer.from(await right.arrayBuffer()).equals(Buffer.from((await copyOf(visitor)).bytes))).toBe(true);
    expect((await copyEvents(visitor)).map(({ type }) => type)).toEqual(['copy.sent', 'copy.downloaded']);
    // The code is used up, so a later reader of the mailbox must request a new code.
    const again = await page('POST', '/file', `code=${code}`);
    expect(again.headers.get('content-type')).toContain('text/html');
    expect(await again.text()).toContain('Ese código ya se usó. Pide otro.');
    // The link gives ten codes in all, to whoever requests them; then it is used up.
    for (let asked = 1; asked < 12; asked++) {
      bank.bench.clock.advance(3_700);
      await page('POST', '/code');
    }
    expect(received.filter(({ mail: { subject } }) => subject?.includes('código'))).toHaveLength(10);
    expect((await bank.browse(`${path.slice(0, -3)}AAA`, 'GET')).status).toBe(404);
    bank.bench.clock.advance(73 * 3_600);
    expect((await page('GET')).status).toBe(404);
  });
});
