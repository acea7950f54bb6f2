import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { otpContract } from '#contracts/otp/otp.ts';
import { createServiceClient } from '#platform/calls/client.ts';
import { createContractHandler } from '#platform/calls/contract-handler.ts';
import type { OtpTables } from '#services/otp/model/tables.ts';
import { createOtpService, type OtpService, otp } from '#services/otp/service.ts';
import { createTestPlatform, type TestPlatform } from '../../support/platform.ts';

/**
 * Class: codes by which an attacker earns money. No message is sent to a premium-rate number or to a country that the tenant did not
 * choose.
 */

let bench: TestPlatform<OtpTables>;
let service: OtpService;
beforeAll(async () => {
  bench = await createTestPlatform<OtpTables>([otp]);
  service = createOtpService(bench.platform, { mail: { provider: 'outbox' } });
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.clock.advance(3_600);
  await bench.engine.executeSql('truncate otp.outbox');
  await bench.tenants.patch(bench.tenant.id, { senders: { countries: null } });
});

const client = (livemode: boolean) => {
  const target = { handler: () => createContractHandler(service), address: 'otp', log: bench.platform.log };
  return createServiceClient(otpContract, target, bench.clock)(bench.caller({ livemode }));
};
const common = { user: 'u', expires_in: '10m' };
const link = 'http://localhost:4100/w/3f0e4c1e-2a4b-4c8d-9f10-0a1b2c3d4e5f#t=ses_0a1b0123456789012345678901234567890123456789012';
const ways = (phone: string, livemode = true) => [
  () => client(livemode).sendSms({ ...common, phone }),
  () => client(livemode).sendWhatsapp({ ...common, phone }),
  () => client(livemode).links.send({ type: 'SMS', to: phone, link, user: 'u' }),
];
const allow = (...countries: string[]) => bench.tenants.patch(bench.tenant.id, { senders: { countries } });

async function refused(phone: string, livemode = true) {
  for (const way of ways(phone, livemode)) {
    const problem = { publicCode: 'ERR001', status: 400, errors: [expect.objectContaining({ code: 'not_sendable' })] };
    await expect(way(), phone).rejects.toMatchObject(problem);
  }
  expect(await service.listOutbox()).toEqual([]);
}

it.each([
  ['premium, Mexico', '+52 900 123 4567'],
  ['premium, without its country code', '900 123 4567'],
  ['toll-free, Mexico', '+52 800 123 4567'],
  ['premium, United States', '+1 900 555 1234'],
  ['toll-free, United States', '+1 800 555 1234'],
  ['premium, United Kingdom', '+44 909 879 0000'],
  ['shared cost, United Kingdom', '+44 844 412 3456'],
  ['a landline, United Kingdom', '+44 20 7946 0958'],
  ['personal, United Kingdom', '+44 70 1234 5678'],
  ['Globalstar and Iridium', '+881 6 1234 5678'],
  ['international networks', '+882 16 1234 5678'],
  ['Inmarsat', '+870 773 123 456'],
])('refuses %s, whatever the settings list', async (_, phone) => {
  await allow('MX', 'US', 'GB', 'CA');
  await refused(phone);
  await refused(phone, false);
});

describe('a country', () => {
  it.each([
    ['CO', '+57 300 123 4567'],
    ['JM', '+1 876 210 1234'],
    ['GB', '+44 7400 123456'],
  ])('%s is sent to only where the settings list it', async (country, phone) => {
    await refused(phone);
    await allow('MX', 'US', country);
    await client(true).sendSms({ ...common, phone });
    expect(await service.listOutbox()).toHaveLength(1);
  });

  it('is Mexico for a new tenant, and may be taken away too', async () => {
    await client(true).sendSms({ ...common, phone: '55 1234 5678' });
    await bench.engine.executeSql('truncate otp.outbox');
    await allow('CO');
    await refused('55 1234 5678');
  });

  it('does not matter to a test destination, which is sent nothing', async () => {
    await client(false).sendSms({ ...common, phone: '+1 202 555 0143' });
    expect(await service.listOutbox()).toHaveLength(1);
    await bench.engine.executeSql('truncate otp.outbox');
    await refused('+1 202 555 0143', true);
  });

  it.each([[[]], [['mx']], [['MEX']], ['MX']])('is two letters of a list: %j is refused', async (countries) => {
    await expect(bench.tenants.patch(bench.tenant.id, { senders: { countries } })).rejects.toMatchObject({ key: 'invalid_body' });
  });
});
