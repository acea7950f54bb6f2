import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testInvoices, testPeople } from '#contracts/verification/test-people.ts';
import { verificationEvents } from '#contracts/verification/webhooks.ts';
import { ASK_AGAIN_SECONDS } from '#platform/base/durations.ts';
import { invoiceOf, openVerification, refusal, type VerificationBench } from '#test/support/verification.ts';
import { ASK_AGAIN_IN_TESTS } from './lookups.ts';

const HOOK = 'https://bank.example/hook';
const CURP = 'PEGL890909MJCRMS08';

let bench: VerificationBench['bench'];
let open: VerificationBench;
beforeAll(async () => {
  open = await openVerification();
  ({ bench } = open);
});
afterAll(() => open.close());

const testing = () => open.as(bench.caller());
beforeEach(() => {
  bench.outbound.sent.length = 0;
});
const webhooks = () => bench.outbound.sent.map(({ body, headers }) => ({ type: headers['svc-event-type'], body: JSON.parse(body) }));

const sweep = async () => {
  await bench.platform.database.transaction((trx) => bench.jobs.enqueue(trx, 'verification-forget-lookups', {}));
  await bench.jobs.run();
};

describe('a webhook', () => {
  const luisa = { type: 'EFGH', cic: '000123456', ocr: '0000000000012', elector_key: 'PRGMLS89090914M100', emission_number: '1' } as const;
  const credentialOf = (name: string) => {
    const { credential_type, cic, ocr, elector_key } = testPeople.find(
      ({ record }) => record.name === name && record.credential_type,
    )!.record;
    return { type: credential_type!, ocr: ocr!, elector_key: elector_key!, emission_number: '01', ...(cic ? { cic } : {}) };
  };

  it('has the body of its kind and nothing else, and the ids in its headers', async () => {
    const accepted = await testing().credential.validate({ query: { webhook: HOOK }, body: luisa });
    expect(accepted).toEqual({ webhook_uuid: expect.any(String), timestamp: bench.clock.now().getTime() / 1000 });
    await bench.jobs.run();
    const [sent] = bench.outbound.sent;
    expect(sent!.headers).toMatchObject({
      'svc-event-type': 'verification.voter_credential',
      'svc-webhook-uuid': accepted.webhook_uuid,
      'webhook-id': expect.stringMatching(/^evt_/),
    });
    expect(JSON.parse(sent!.body)).toEqual({
      ...{ valid: true, messages: ['Está vigente como medio de identificación y para votar.'] },
      ...{ expired: false, court_order: false, incorrect_data: false, cic: luisa.cic, elector_key: luisa.elector_key, ocr: luisa.ocr },
      ...{ registered_at: '2007', emission_at: '2024', federal_district: '8', local_district: '11', emission_number: '01' },
    });
  });

  it.each([
    ['BRUNO', { valid: true }],
    ['CARLA', { valid: false, expired: true }],
    ['DARÍO', { valid: false, court_order: true }],
    ['ELENA', { valid: false, messages: ['No está vigente: se reportó su robo o extravío.'] }],
    ['HUGO', { valid: false, error: expect.any(String) }],
  ])('tells what the credential of %s plays', async (name, expected) => {
    await testing().credential.validate({ query: { webhook: HOOK }, body: credentialOf(name) });
    for (const seconds of [0, ...ASK_AGAIN_IN_TESTS]) {
      bench.clock.advance(seconds);
      await bench.jobs.run();
    }
    const [{ type, body } = { type: '', body: null }] = webhooks();
    expect(body).toMatchObject(expected);
    expect(Object.keys(body).sort()).toEqual(Object.keys(verificationEvents[type as keyof typeof verificationEvents].body.shape).sort());
    expect(webhooks()).toHaveLength(1);
  });

  it('says of a credential that nobody has, or with a figure that is another’s, that the data are wrong', async () => {
    const validate = (body: object) => testing().credential.validateAsync({ query: { webhook: HOOK }, body: body as { type: 'D' } });
    const { elector_key: electorKey, emission_number: emissionNumber, ...rest } = luisa;
    for (const body of [
      { ...rest, cic: '999999999' },
      { ...rest, ocr: '0000000000013' },
      { ...rest, electorKey: 'PRGMLS89090914M101' },
    ])
      await validate({ emissionNumber, ...body });
    await validate({ ...rest, electorKey, emissionNumber });
    await bench.jobs.run();
    expect(webhooks().map(({ body }) => [body.incorrect_data, body.registered_at])).toEqual([
      ...Array(3).fill([true, null]),
      [false, '2007'],
    ]);
    expect(await refusal(validate({ type: 'EFGH', ocr: luisa.ocr }))).toEqual(['invalid_body', 422]);
  });

  it('tells of a CURP, and of an invoice', async () => {
    await testing().curp.government({ curp: CURP, callbackUrl: HOOK });
    await testing().curp.government({ curp: 'EEFN910101MASJLD08', callbackUrl: HOOK });
    await testing().cfdi.read({ document: await invoiceOf(testInvoices[1]!.uuid), callback_url: HOOK });
    await testing().cfdi.read({ document: await invoiceOf(testInvoices[4]!.uuid), callback_url: HOOK });
    await bench.jobs.run();
    const bodies = webhooks().map(({ type, body }) => verificationEvents[type as 'verification.curp'].body.strict().parse(body));
    expect(bodies).toMatchObject([
      { success: true, result: [{ curp: CURP }], reason: null },
      { success: false, result: [], reason: 'unknown' },
      { success: true, result: { cfdi_state: 'Cancelado' }, reason: null },
      { success: false, result: { cfdi_state: null, amount: 1000 }, reason: 'code_refused' },
    ]);
  });

  it('tells an unknown CURP from a registry that fails', async () => {
    const { record } = testPeople.find(({ fails }) => fails === 'unavailable')!;
    await testing().curp.government({ curp: record.curp!, callbackUrl: HOOK });
    const { uuid } = testInvoices.find(({ fails }) => fails === 'unavailable')!;
    await testing().cfdi.read({ document: await invoiceOf(uuid), callback_url: HOOK });
    for (const seconds of [0, ...ASK_AGAIN_IN_TESTS]) {
      bench.clock.advance(seconds);
      await bench.jobs.run();
    }
    expect(webhooks().map(({ body }) => [body.success, body.reason])).toEqual([
      [false, 'provider_failed'],
      [false, 'provider_failed'],
    ]);
  });

  it('goes to no address that none is called at', async () => {
    for (const url of ['http://bank.example/hook', 'https://10.0.0.1/', 'https://bank.example:8080/', 'hook']) {
      expect(await refusal(testing().curp.government({ curp: CURP, callbackUrl: url }))).toEqual(['invalid_body', 422]);
      expect(await refusal(testing().credential.validate({ query: { webhook: url }, body: luisa }))).toEqual(['invalid_body', 400]);
      expect(await refusal(testing().credential.validateAsync({ query: { webhook: url }, body: luisa }))).toEqual(['invalid_body', 422]);
    }
  });

  it('is not sent of a lookup that was forgotten, and what was sent is no longer read anywhere', async () => {
    const { webhook_uuid: gone } = await testing().credential.validate({ query: { webhook: HOOK }, body: luisa });
    await testing().lookups.delete({ uuid: gone });
    await bench.jobs.run();
    expect(webhooks()).toEqual([]);
    const { webhook_uuid: sent } = await testing().credential.validate({ query: { webhook: HOOK }, body: luisa });
    await bench.jobs.run();
    // A key of the other mode does not find the lookup.
    expect(await refusal(open.as(bench.caller({ livemode: true })).lookups.delete({ uuid: sent }))).toEqual(['not_found', 404]);
    await testing().lookups.delete({ uuid: sent });
    const { rows } = await bench.engine.executeSql('select body from platform.webhook_deliveries where subject_id = $1', [sent]);
    expect(rows).toEqual([{ body: null }]);
  });

  it('leaves nothing of what was asked for, and nothing in the log', async () => {
    await testing().credential.validate({ query: { webhook: HOOK }, body: luisa });
    await bench.jobs.run();
    expect((await bench.engine.executeSql('select * from verification.requests')).rows).toEqual([]);
    const written = JSON.stringify(bench.logged);
    for (const secret of [luisa.cic, luisa.elector_key, luisa.ocr, CURP]) expect(written).not.toContain(secret);
  });

  it('is told once, also by a job that runs twice', async () => {
    await testing().credential.validate({ query: { webhook: HOOK }, body: luisa });
    const [job] = (await bench.jobs.waiting()).filter(({ queue }) => queue === 'verification-lookup');
    await bench.platform.database.transaction((trx) => bench.jobs.enqueue(trx, 'verification-lookup', job!.data));
    await bench.jobs.run();
    expect(webhooks()).toHaveLength(1);
  });

  it('is asked for again once, also where the job that was not answered ran twice', async () => {
    await testing().credential.validate({ query: { webhook: HOOK }, body: credentialOf('HUGO') });
    const waiting = async () => (await bench.jobs.waiting()).filter(({ queue }) => queue === 'verification-lookup');
    const [job] = await waiting();
    await bench.jobs.run();
    // Runs the job again, as after a process that died between the end of its work and the end of the job.
    await bench.platform.database.transaction((trx) => bench.jobs.enqueue(trx, 'verification-lookup', job!.data));
    await bench.jobs.run();
    expect(await waiting()).toHaveLength(1);
    bench.clock.advance(ASK_AGAIN_SECONDS.reduce<number>((sum, seconds) => sum + seconds, 0));
    while ((await waiting()).length > 0) {
      await bench.jobs.run();
      bench.clock.advance(1_800);
    }
    expect(webhooks()).toHaveLength(1);
  });

  it('goes by age with its lookup, unless a legal hold keeps both', async () => {
    const { webhook_uuid: uuid } = await testing().credential.validate({ query: { webhook: HOOK }, body: luisa });
    await bench.jobs.run();
    const left = async () => {
      const lookups = await bench.engine.executeSql('select uuid from verification.lookups where uuid = $1', [uuid]);
      const deliveries = await bench.engine.executeSql(
        'select id from platform.webhook_deliveries where subject_id = $1 and body is not null',
        [uuid],
      );
      return [lookups.rows.length, deliveries.rows.length];
    };
    await sweep();
    expect(await left()).toEqual([1, 1]);
    bench.clock.advance(91 * 86_400);
    await bench.tenants.patch(bench.tenant.id, { legal_hold: true });
    await sweep();
    expect(await left()).toEqual([1, 1]);
    await bench.tenants.patch(bench.tenant.id, { legal_hold: false });
    await sweep();
    expect(await left()).toEqual([0, 0]);
  });

  it('that lost its job goes by age, too, with what was asked for', async () => {
    const { webhook_uuid: uuid } = await testing().credential.validate({ query: { webhook: HOOK }, body: luisa });
    await bench.engine.executeSql("delete from test.jobs where queue = 'verification-lookup'");
    bench.clock.advance(91 * 86_400);
    await sweep();
    for (const table of ['lookups', 'requests'])
      expect((await bench.engine.executeSql(`select uuid from verification.${table} where uuid = $1`, [uuid])).rows).toEqual([]);
  });
});
