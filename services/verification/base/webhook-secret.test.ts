import { afterAll, beforeAll, expect, it } from 'vitest';
import { invoiceOf, openVerification, refusal, type VerificationBench } from '#test/support/verification.ts';

/** A webhook without a secret that signs it is never sent, so it is refused when it is asked for. */

const HOOK = 'https://bank.example/hook';
const CURP = 'PEGL890909MJCRMS08';
const CARD = { type: 'EFGH', cic: '000123456', ocr: '0000000000012', elector_key: 'PRGMLS89090914M100', emission_number: '1' } as const;

let open: VerificationBench;
beforeAll(async () => {
  open = await openVerification();
});
afterAll(() => open.close());

const as = (livemode: boolean) => open.as(open.bench.caller({ livemode, scopes: new Set(['verification', 'admin']) }));
const askedByWebhook = async (livemode: boolean) => {
  const document = await invoiceOf('5A67A9FA-0000-4000-8000-000000000001');
  const { type, cic, ocr } = CARD;
  return [
    () => as(livemode).curp.government({ curp: CURP, callbackUrl: HOOK }),
    () => as(livemode).cfdi.read({ document, callback_url: HOOK }),
    () => as(livemode).credential.validateAsync({ query: { webhook: HOOK }, body: { type, cic, ocr } }),
    () => as(livemode).credential.validate({ query: { webhook: HOOK }, body: CARD }),
  ];
};

it('is refused in the mode that has no secret, with the cure, and taken once there is one', async () => {
  await as(true).registry.import({
    rows: [{ curp: CURP, name: 'Luisa', first_last_name: 'Pérez', credential_type: CARD.type, cic: CARD.cic }],
  });
  for (const ask of await askedByWebhook(true)) {
    await expect(ask()).rejects.toThrow(/live data.*secrets create/);
    expect(await refusal(ask())).toEqual(['webhook_secret_missing', 409]);
  }
  expect((await open.bench.engine.executeSql('select uuid from verification.lookups')).rows).toEqual([]);
  for (const ask of await askedByWebhook(false)) expect(await ask()).toMatchObject({ webhook_uuid: expect.any(String) });
  await open.bench.webhooks.createSecret({ tenantId: open.bench.tenant.id, livemode: true });
  for (const ask of await askedByWebhook(true)) expect(await ask()).toMatchObject({ webhook_uuid: expect.any(String) });
});

it('is told of its address first', async () => {
  const live = open.as({ ...(await open.bench.otherTenant()), livemode: true });
  expect(await refusal(live.curp.government({ curp: CURP, callbackUrl: 'http://10.0.0.1/' }))).toEqual(['invalid_body', 422]);
});
