import { expect } from 'vitest';
import { otpContract } from '#contracts/otp/otp.ts';
import { createServiceClient } from '#platform/calls/client.ts';
import { createContractHandler } from '#platform/calls/contract-handler.ts';
import type { PostgresOptions } from '#platform/data/database.ts';
import type { OtpTables } from '#services/otp/model/tables.ts';
import { createOutbox } from '#services/otp/providers/outbox.ts';
import { createOtpService, type OtpService, otp } from '#services/otp/service.ts';
import { createTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { CONTENDERS, type Row, refusedWith, succeeded, times } from './row.ts';

interface OtpRig extends TestPlatform<OtpTables> {
  service: OtpService;
  client: ReturnType<typeof clientOf>;
}

const clientOf = (service: OtpService, { clock, platform: { log } }: TestPlatform<OtpTables>) =>
  createServiceClient(otpContract, { handler: () => createContractHandler(service), address: 'otp', log }, clock);

export async function openOtp(onServer: PostgresOptions): Promise<OtpRig> {
  const bench = await createTestPlatform<OtpTables>([otp], onServer);
  const carrier = { provider: 'outbox' } as const;
  await bench.tenants.patch(bench.tenant.id, { senders: { daily: { sms: BUDGET } } });
  const service = createOtpService(bench.platform, { mail: carrier, sms: carrier });
  return { ...bench, service, client: clientOf(service, bench) };
}

const BUDGET = 5;
const MAX_WRONG_CODES = 5;

const as = ({ client, caller }: OtpRig, overrides: Parameters<OtpRig['caller']>[0] = {}) => client(caller(overrides));

let people = 0;
const somebody = () => `u-${++people}`;
const send = (rig: OtpRig, user: string, email = `${somebody()}@correo.example`) => as(rig).sendEmail({ email, user, expires_in: '10m' });
const validate = (rig: OtpRig, user: string, code: string) => as(rig).validate({ code, user, type: 'EMAIL' });

/** Returns an address without messages so far; its message will be the newest. */
function somebodyNew({ clock }: OtpRig): string {
  clock.advance(1);
  return somebody();
}

async function newestCodes({ service }: OtpRig, count: number): Promise<string[]> {
  return (await service.listOutbox(count)).map(({ text }) => /\b\d{6}\b/.exec(text)![0]);
}

const otherThan = (code: string, by: number) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

export const otpRows: readonly Row<OtpRig>[] = [
  {
    name: 'codes of one recipient that are open',
    limit: 2,
    guards: [
      {
        file: 'services/otp/send-code.ts',
        text: 'const storing = codes.lock(row).then(() => codes.add(row));',
        without: 'const storing = codes.add(row);',
      },
      {
        file: 'services/otp/store.ts',
        text: 'select pg_advisory_xact_lock(hashtextextended(',
        without: 'select (hashtextextended(',
      },
    ],
    async round(rig) {
      const user = somebodyNew(rig);
      return {
        operations: times(CONTENDERS, () => () => send(rig, user)),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(CONTENDERS);
          const judged = await Promise.allSettled((await newestCodes(rig, CONTENDERS)).map((code) => validate(rig, user, code)));
          expect(succeeded(judged)).toBeLessThanOrEqual(2);
        },
      };
    },
  },
  {
    name: 'wrong codes before the right one opens nothing any more',
    limit: MAX_WRONG_CODES,
    guards: [{ file: 'services/otp/validate-code.ts', text: 'await codes.lock(request);', without: '' }],
    async round(rig) {
      const user = somebodyNew(rig);
      await send(rig, user);
      const [code = ''] = await newestCodes(rig, 1);
      const wrong = times(CONTENDERS - 1, (at) => () => validate(rig, user, otherThan(code, at + 1)));
      return {
        operations: [
          ...wrong,
          // One extra statement, so that this contender comes last.
          async () => {
            await rig.engine.executeSql('select 1');
            return validate(rig, user, code);
          },
        ],
        holds(outcomes) {
          expect(succeeded(outcomes)).toBe(0);
          refusedWith(outcomes, 'code_wrong');
        },
      };
    },
  },
  {
    name: 'times that a code is good',
    limit: 1,
    guards: [
      {
        file: 'services/otp/store.ts',
        text: "updateNotVoided(recipient).where('validated_at', 'is', null)",
        without: 'updateNotVoided(recipient)',
      },
      { file: 'services/otp/store.ts', text: 'return result.numUpdatedRows > 0n;', without: 'return true;' },
    ],
    async round(rig) {
      const user = somebodyNew(rig);
      await send(rig, user);
      const [code = ''] = await newestCodes(rig, 1);
      return {
        operations: times(CONTENDERS, () => () => validate(rig, user, code)),
        holds(outcomes) {
          expect(succeeded(outcomes)).toBe(1);
          refusedWith(outcomes, 'code_used');
        },
      };
    },
  },
  {
    name: 'messages of a day',
    limit: BUDGET,
    guards: [
      { file: 'services/otp/budget.ts', text: ".where('otp.days.sent', '<', limit),", without: ',' },
      { file: 'services/otp/budget.ts', text: ".where(mark, '<', limit)", without: '' },
    ],
    async round(rig) {
      rig.clock.advance(86_400);
      const told = async () => {
        const entries = await rig.entriesOf(rig.tenant.id, { kind: 'tenant', id: rig.tenant.id });
        return entries.map(({ type }) => type).filter((type) => type.startsWith('codes.budget'));
      };
      const before = (await told()).length;
      return {
        operations: times(CONTENDERS, () => () => {
          const phone = `55 1234 ${1000 + ++people}`;
          return as(rig, { livemode: true }).sendSms({ phone, user: somebody(), expires_in: '10m' });
        }),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(BUDGET);
          expect((await told()).slice(before).sort()).toEqual(['codes.budget_near', 'codes.budget_spent']);
        },
      };
    },
  },
  {
    name: 'messages that a notice is, however often it is sent',
    limit: 1,
    guards: [{ file: 'services/otp/providers/outbox.ts', text: '.onConflict((conflict) => conflict.doNothing())', without: '' }],
    async round(rig) {
      const { email } = createOutbox(rig.platform);
      const from = { name: 'Banco Jacaranda', address: null };
      const to = `${somebody()}@correo.example`;
      const words = { language: 'es-MX', subject: 'Aviso', text: 'Aviso', html: '' };
      const mail = { reference: crypto.randomUUID(), from, to, ...words };
      return {
        operations: times(CONTENDERS, () => () => email.send({ tenantId: rig.tenant.id, livemode: false }, mail as never, 1_000)),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(CONTENDERS);
          expect(await rig.service.listOutbox(CONTENDERS, { to })).toHaveLength(1);
        },
      };
    },
  },
];
