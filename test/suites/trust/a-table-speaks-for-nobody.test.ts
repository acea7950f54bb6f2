import { afterAll, beforeAll, expect, it } from 'vitest';
import type { verificationContract } from '#contracts/verification/verification.ts';
import type { AnswerObserver, ServiceClient } from '#platform/calls/client.ts';
import { registriesPort } from '#services/joins/registries.ts';
import { type Bank, LUISA, openBank } from './bank.ts';

/**
 * Class: a tenant that speaks for an authority. What a tenant wrote into its own table comes back as the tenant's word, never as a
 * registry's, and confirms nobody's card.
 */

let bank: Bank;
let live: string;
beforeAll(async () => {
  bank = await openBank();
  const scopes = ['people', 'verification', 'admin'];
  ({ key: live } = await bank.bench.keys.create({ tenantId: bank.bench.tenant.id, name: 'live', livemode: true, scopes }));
});
afterAll(() => bank.close());

it('makes a person whose names are known by the partner', async () => {
  const rows = [{ curp: LUISA.curp, name: 'LUISA', first_last_name: 'PEREZ', second_last_name: 'GOMEZ' }];
  expect((await bank.ask(live, 'POST', '/verification/v1/registry', { rows })).status).toBe(200);
  const { status, body } = await bank.ask(live, 'POST', '/people/v1/people/from-curp', { curp: LUISA.curp });
  expect(status).toBe(201);
  const { known_by } = (await bank.ask(live, 'GET', `/people/v1/people/${body.result.id}`)).body.result;
  expect([known_by.name.by, known_by.first_lastname.by, known_by.national_id.by]).toEqual(['partner', 'partner', 'partner']);
});

it.each([
  ['registry', true, false],
  ['structural', true, false],
  [null, true, false],
  ['remote:renapo', true, true],
  // The test people play the authorities.
  ['registry', false, true],
])('an answer about a card by the source %s, live %s, is of an authority: %s', async (source, livemode, isOfAuthority) => {
  const judge = async () => ({
    success: true,
    result: { valid: true, expired: false, court_order: false, incorrect_data: false, elector_key: null },
  });
  const verification = (_caller: unknown, _token: unknown, onAnswer: AnswerObserver | null) => {
    onAnswer?.(new Headers(source === null ? {} : { 'svc-source': source }));
    return { credential: { judge } };
  };
  const { credential } = registriesPort(verification as unknown as ServiceClient<typeof verificationContract>);
  const numbers = { type: 'EFGH', cic: '000123456', ocr: '0000000000012', elector_key: null, emission_number: null } as const;
  expect(await credential(bank.bench.caller({ livemode }), numbers)).toMatchObject({ valid: true, isOfAuthority });
});
