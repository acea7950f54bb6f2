import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import type { Clock, IdempotentRequest } from '../base/ports.ts';
import { sha256 } from '../base/sha256.ts';
import { createLeases } from './leases.ts';
import { createOnce } from './once.ts';

/** Several processes on one Postgres server, each with its own leases and locks; an embedded database has only one process. */
describe.runIf(process.env.TEST_DATABASE_URL)('the answer to one Idempotency-Key', () => {
  let test: TestPlatform<unknown>;
  beforeAll(async () => {
    test = await createTestPlatform();
  });
  afterEach(() => test.engine.executeSql('delete from platform.idempotency_claims'));
  afterAll(() => test.close());

  const request: IdempotentRequest = { scope: 'POST /otp/v1/otp/email', key: 'k', hash: 'h' };
  const replica = (clock: Clock = test.clock) => createOnce(test.engine.view(), test.idempotency, createLeases(test.engine, clock));
  const asked = (key: string, actor = 'key') => ({ caller: test.caller({ actor }), idempotency: { ...request, key } });
  const leases = async () => (await test.engine.executeSql('select key from platform.idempotency_claims')).rows;

  it('is prepared in one process, and is the answer of all', async () => {
    let prepared = 0;
    const begun = Promise.withResolvers<void>();
    const sent = Promise.withResolvers<void>();
    const send = () =>
      replica().onceAfter(asked('sent'), async () => {
        prepared++;
        begun.resolve();
        await sent.promise;
        return async () => ({ mail: prepared });
      });
    const first = send();
    await begun.promise;
    const others = [send(), send()];
    expect(await leases()).toEqual([{ key: 'sent' }]);
    sent.resolve();
    expect(await Promise.all([first, ...others])).toEqual([{ mail: 1 }, { mail: 1 }, { mail: 1 }]);
    expect(await leases()).toEqual([]);
  });

  it('is prepared by the next when the first could not', async () => {
    const failing = replica().onceAfter(asked('refused'), () => Promise.reject(new Error('not taken')));
    await expect(failing).rejects.toThrow('not taken');
    expect(await replica().onceAfter(asked('refused'), async () => async () => 'taken')).toBe('taken');
  });

  it('is prepared for a path of any length: what it names is looked for', async () => {
    const scope = `POST /session/steps/${randomBytes(4_000).toString('base64url')}/submit`;
    const asks = { caller: test.caller(), idempotency: { ...request, scope, key: 'long' } };
    await expect(replica().onceAfter(asks, () => Promise.reject(new Error('no such step')))).rejects.toThrow('no such step');
  });

  it('waits for no other key, and for nobody else’s', async () => {
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const first = replica().onceAfter(asked('slow'), async () => {
      begun.resolve();
      await held.promise;
      return async () => 'late';
    });
    await begun.promise;
    expect(await replica().onceAfter(asked('quick'), async () => async () => 'at once')).toBe('at once');
    expect(await replica().onceAfter(asked('slow', 'another'), async () => async () => 'another’s')).toBe('another’s');
    held.resolve();
    expect(await first).toBe('late');
  });

  const claimOfADead = (key: string, heldFor: string) =>
    test.engine.executeSql(
      `insert into platform.idempotency_claims values ($1, false, 'key', $2, $3, gen_random_uuid(), clock_timestamp() + $4::interval)`,
      [test.tenant.id, sha256(request.scope).toString('base64url'), key, heldFor],
    );

  it('is prepared anew where the process that began it has died', async () => {
    await claimOfADead('left', '-1 second');
    expect(await replica().onceAfter(asked('left'), async () => async () => 'in its place')).toBe('in its place');
    await claimOfADead('dying', '300 milliseconds');
    expect(await replica().onceAfter(asked('dying'), async () => async () => 'after it')).toBe('after it');
  });

  it('is refused for now where the other is still at it after a while', async () => {
    await claimOfADead('busy', '1 hour');
    // A clock that advances five seconds each time that it is read.
    const clock: Clock = {
      now() {
        test.clock.advance(5);
        return test.clock.now();
      },
    };
    const waiting = replica(clock).onceAfter(asked('busy'), async () => async () => 'never');
    await expect(waiting).rejects.toMatchObject({ key: 'idempotency_in_progress', status: 409, retryAfter: 3 });
  });

  it('is claimed no longer once it is long dead', async () => {
    await claimOfADead('old', '-61 minutes');
    await claimOfADead('new', '1 second');
    await test.leases.sweep();
    expect(await leases()).toEqual([{ key: 'new' }]);
  });
});
