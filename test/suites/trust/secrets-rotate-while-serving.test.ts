import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#platform/base/ports.ts';
import { masterSecrets } from '#platform/data/keys/master-secrets.ts';
import { unseal } from '#platform/data/secret.ts';
import type { PlatformTables } from '#platform/data/tables.ts';
import { createTestPlatform, TEST_SECRET as OLD, type TestPlatform } from '../../support/platform.ts';

/** Class: a change of the master secret while servers run. Each server reads what the others wrote, and nothing is lost. */

const NEW = 'the secret that comes after it, and is long enough';
const oldAlone = masterSecrets(OLD, null);
const both = masterSecrets(NEW, OLD);
const newAlone = masterSecrets(NEW, null);
const DAY = 86_400;

let test: TestPlatform<PlatformTables>;
beforeEach(async () => {
  test = await createTestPlatform<PlatformTables>();
});
afterEach(() => test.close());

type Process = ReturnType<typeof test.replica>;
const started = async (secrets: typeof both): Promise<Process> => {
  const process = test.replica(secrets);
  await process.openKeys();
  return process;
};
const run = async (text: string, values: readonly unknown[] = []) => (await test.engine.executeSql(text, values)).rows as Row[];
type Row = Record<string, unknown>;

const stream = { kind: 'person', id: randomUUID() } as const;
/** Writes data in one process, with the values that every other process must read. */
async function write(at: Process, mark: string) {
  const platform = at.for<PlatformTables>();
  const caller: Caller = { ...test.caller(), actor: mark };
  const owner = { tenantId: test.tenant.id };
  const request = { scope: 'POST /x', key: mark, hash: 'h' };
  await platform.blobs.write(owner, `blob ${mark}`, Buffer.from(mark));
  await at.tenants.patch(test.tenant.id, {
    senders: { sms: { account_sid: `AC${'0'.repeat(32)}`, sender: '+12025550100', auth_token: mark.replaceAll(' ', '-') } },
  });
  await platform.database.transaction(async (trx) => {
    await at.idempotency.store(trx, caller, request, { body: { said: mark }, recordId: null });
    await at.events.append(trx, caller, stream, { type: 'noted', data: { mark } });
  });
  const address = await at.keyring.passing('workflows-media-urls')();
  const sealed = await at.keyring.sealer('idempotency-answers').seal(Buffer.from(mark), mark);
  return { mark, caller, owner, request, sealed, address: address[0]!, hash: await at.events.hash(caller, 'value'), by: at };
}
type Written = Awaited<ReturnType<typeof write>>;

async function expectReadable(at: Process, { mark, caller, owner, request, sealed, address, hash }: Written): Promise<void> {
  const platform = at.for<PlatformTables>();
  expect(Buffer.from((await platform.blobs.read(owner, `blob ${mark}`))!).toString()).toBe(mark);
  expect(await at.idempotency.peek(caller, request)).toEqual({ body: { said: mark } });
  expect(Buffer.from(await at.keyring.sealer('idempotency-answers').unseal(sealed, mark)).toString()).toBe(mark);
  expect((await at.keyring.passing('workflows-media-urls')(true)).some((key) => Buffer.from(key).equals(address))).toBe(true);
  expect(await at.tenants.secret(test.tenant.id, 'senders.sms.auth_token')).toMatch(/^b/);
  expect(await at.events.hash(caller, 'value')).toBe(hash);
  expect(await at.events.verify(test.tenant.id, stream)).toMatchObject({ brokenAt: null });
  expect(await at.webhooks.secrets({ tenantId: test.tenant.id, livemode: false })).toHaveLength(1);
}

const callFrom = (from: Process, to: Process) => {
  const request = { method: 'POST', path: '/otp/v1/x', headers: new Headers(), body: new Uint8Array() };
  return to.calls.verify(new Headers(from.calls.headersFor(test.caller({ deadline: 1 }), request)), request);
};

it('lets processes with the old secret, with both and with the new one read each other', async () => {
  const first = await started(oldAlone);
  const before = await write(first, 'before');
  // The servers are restarted with both secrets, one after the other.
  const second = await started(both);
  const during = [await write(first, 'by the old one'), await write(second, 'by the one with both')];
  for (const one of [before, ...during]) for (const process of [first, second]) await expectReadable(process, one);
  expect(callFrom(first, second)).not.toBeNull();
  expect(callFrom(second, first)).not.toBeNull();
  // Then with the new secret alone, while a server with both still runs.
  const third = await started(newAlone);
  test.clock.advance(2);
  const after = [await write(second, 'by both, later'), await write(third, 'by the new one')];
  for (const one of [before, ...during, ...after]) for (const process of [second, third]) await expectReadable(process, one);
  expect(callFrom(second, third)).not.toBeNull();
  expect(callFrom(third, second)).not.toBeNull();
  expect(() => callFrom(first, third)).toThrow('same ZAGUAN_SECRET');
});

it('keeps the public key that receivers of webhooks hold', async () => {
  const owner = { tenantId: test.tenant.id, livemode: true };
  const publicKey = await (await started(oldAlone)).webhooks.publicKey(owner);
  await started(both);
  expect(await (await started(newAlone)).webhooks.publicKey(owner)).toBe(publicKey);
});

describe('once the old secret is taken away', () => {
  const opens = (secret: string) => async () => {
    const secrets = masterSecrets(secret, null);
    const rows = await run('select use, number, lasting, wrapped, secret from platform.keys');
    return rows.filter((row) => {
      try {
        secrets.unwrap(secrets.ids[0]!, row.wrapped as Uint8Array, JSON.stringify([row.use, row.number, row.lasting]));
        return true;
      } catch {
        return false;
      }
    }).length;
  };

  it('opens no key, and what it once opened gets sealed anew', async () => {
    const first = await started(oldAlone);
    const written = await write(first, 'before');
    const oldKeys = new Map<string, Uint8Array>();
    for (const { use, number, lasting, wrapped } of await run('select * from platform.keys where not lasting')) {
      const context = JSON.stringify([use, number, lasting]);
      oldKeys.set(String(use), oldAlone.unwrap(oldAlone.ids[0]!, wrapped as Uint8Array, context));
    }
    await started(both);
    expect(await opens(OLD)()).toBeGreaterThan(0);
    expect(await opens(OLD)()).toBe(await opens(NEW)());
    const last = await started(newAlone);
    expect(await opens(OLD)()).toBe(0);
    await last.keyring.renew();
    await expectReadable(last, written);

    // An attacker who copied the keys with the old secret cannot decrypt the key of a tenant's files.
    const [tenantKey] = await run('select wrapped from platform.tenant_keys where tenant_id = $1', [test.tenant.id]);
    expect(() => unseal(oldKeys.get('tenant-data-keys')!, tenantKey!.wrapped as Uint8Array, test.tenant.id)).toThrow();
    const [secret] = await run('select wrapped from platform.tenant_secrets');
    expect(() =>
      unseal(oldKeys.get('tenant-settings')!, secret!.wrapped as Uint8Array, `${test.tenant.id} senders.sms.auth_token`),
    ).toThrow();

    // Stored answers are encrypted for a day: their key stays until then, and is then deleted.
    const numbers = async () =>
      (await run(`select distinct number from platform.keys where not lasting order by number`)).map(({ number }) => number);
    expect(await numbers()).toEqual([1, 2]);
    test.clock.advance(2 * DAY + 1);
    await last.keyring.renew();
    expect(await numbers()).toEqual([2]);
    expect(Buffer.from((await last.for().blobs.read(written.owner, 'blob before'))!).toString()).toBe('before');
  });

  it('keeps a key that rows still need', async () => {
    const last = await rotated();
    // A row that no key decrypts, as after an attack or a torn write.
    await run(`update platform.webhook_secrets set wrapped = decode('00', 'hex')`);
    test.clock.advance(3 * DAY);
    await last.keyring.renew();
    const rows = await run(`select number from platform.keys where use = 'webhook-secrets' order by number`);
    expect(rows.map(({ number }) => number)).toEqual([1, 2]);
    expect(test.logged.at(-1)).toMatchObject({ level: 'error', fields: { use: 'webhook-secrets' } });
  });

  const rotated = async () => {
    await write(await started(oldAlone), 'before');
    await started(both);
    return started(newAlone);
  };

  it('refuses to start where some keys are open to the old secret alone', async () => {
    const first = await started(oldAlone);
    await started(both);
    await first.tenants.create({ name: 'Caja Nueva', settings: { company: { name: 'Caja Nueva' } } });
    await expect(started(newAlone)).rejects.toThrow('Start once more with both');
    await started(both);
    await started(newAlone);
  });

  it('refuses to start with the old one, or with any other', async () => {
    await rotated();
    await expect(started(oldAlone)).rejects.toThrow('ZAGUAN_SECRET is not the secret of these data');
    await expect(started(masterSecrets('a third one, of nobody, and long enough', null))).rejects.toThrow('is not the secret');
  });
});

it('makes no second key where a process does not know the secret that opens the first', async () => {
  const first = await started(oldAlone);
  await write(first, 'before');
  await started(both);
  await started(newAlone);
  test.clock.advance(DAY);
  await expect(write(first, 'with a secret that is gone')).rejects.toThrow('another ZAGUAN_SECRET');
  expect(await run('select use from platform.keys where secret = $1', [oldAlone.ids[0]])).toEqual([]);
});
