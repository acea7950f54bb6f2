import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { problemBody } from '#contracts/session/session.ts';
import { scopeOf } from '#platform/edge/authenticate.ts';
import { expectSuccess, type Tried } from './alike.ts';
import { type Operation, sentBy } from './operations.ts';
import type { Fixture, Sample } from './sample.ts';
import { boundsOf, type Member, membersOf, shapeOf, withValue } from './shapes.ts';

/** Tests what an operation must do over HTTP only: these rules come from the contract, which also checks the other transports. */
export function conforms([, served, sample]: Tried, fixture: Fixture): void {
  const { house } = fixture;
  const { module } = served;
  const members = served.input ? membersOf(served.input).filter(({ path }) => path[0] !== 'params' && !isPathParameter(served, path)) : [];
  const call = async (input: unknown, key?: string | null) => house.call('http', served, input, key === undefined ? {} : { key });

  it('refuses without a key, with a wrong one, and with one that lacks the scope', async () => {
    const input = await sample.valid(fixture);
    const { unauthorizedStatus } = module;
    const refused = unauthorizedStatus === 401 ? 'unauthorized' : 'forbidden';
    for (const key of [null, 'sk_live_00000000000000000000_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', 'no key at all']) {
      expect(await call(input, key), String(key)).toMatchObject({ status: unauthorizedStatus, problem: refused });
    }
    const key = await house.keys.without(scopeOf(module, served.route));
    const outcome = await call(input, key);
    expect(outcome).toMatchObject({ status: 403, problem: 'scope_missing' });
    expect(problemBody.safeParse(outcome.body).error).toBeUndefined();
  });

  const nullable = members.filter((member) => member.nullable && !member.path.includes('query') && served.method !== 'GET');
  if (nullable.length > 0) {
    it('takes null for every member that may be null', async () => {
      const outermost = nullable.filter(({ path }) => !nullable.some((other) => isInside(path, other.path)));
      const all = outermost.reduce((input, { path }) => withValue(input, path, null), await sample.valid(fixture));
      expectSuccess(served, await call(all));
      for (const { path } of nullable) {
        const outcome = await call(withValue(await sample.valid(fixture), path, null));
        expect(outcome.problem, `${path.join('.')}: ${JSON.stringify(outcome)}`).toBeNull();
      }
    });
  }

  const bounded = members.flatMap((member) => boundsOf(member.schema).map((bound) => ({ ...bound, member })));
  if (bounded.length > 0) {
    it('keeps its limits: the last that fits and the first that does not', async () => {
      for (const { name, member, within, beyond } of bounded) {
        const what = `${member.path.join('.')} ${name}`;
        // A refused call has no effect, so the same input then works with the last allowed value.
        const input = await sample.valid(fixture);
        const outside = await call(withValue(input, member.path, beyond));
        expect(outside, what).toMatchObject({ status: module.invalidBody.status });
        expect(outside.errors.filter(concerns(member)), what).not.toEqual([]);
        const inside = await call(withValue(input, member.path, within));
        expect(inside.status, `${what}: ${JSON.stringify(inside.body)}`).toBeLessThan(500);
        expect(inside.errors.filter(concerns(member)), what).toEqual([]);
      }
    });
  }

  const real = longestNamed(served, members);
  if (real) {
    it('refuses a misspelt member by its own status, and names one that it does not have', async () => {
      const named = (name: string, input: unknown) => withValue(input, [...real.slice(0, -1), name], 'x');
      const misspelt = `${real.at(-1)}_`;
      const refused = await call(named(misspelt, await sample.valid(fixture)));
      expect(refused).toMatchObject({ status: module.invalidBody.status, problem: 'invalid_body' });
      expect(refused.errors).toEqual([{ path: misspelt, code: 'unknown_member', message: expect.stringContaining(`${real.at(-1)}?`) }]);
      const taken = await call(named('nobody_has_this', await sample.valid(fixture)));
      expectSuccess(served, taken);
      expect(taken.headers.get('zaguan-ignored')?.split(', ')).toContain('nobody_has_this');
    });
  }

  if (served.method === 'POST' && served.reads) {
    it('is answered anew under every Idempotency-Key, and nothing of it is remembered', async () => {
      const remembered = async () => (await house.bench.engine.executeSql('select from platform.idempotency')).rows.length;
      const input = await sample.valid(fixture);
      const before = await remembered();
      for (const sent of [input, await otherwise(fixture, served, input, sample)])
        expect((await house.call('http', served, sent, { idempotencyKey: 'read' })).status).not.toBe(409);
      expect(await remembered()).toBe(before);
    });
  }

  if (served.method === 'POST' && !served.reads) {
    it('has one effect and one answer per Idempotency-Key, and takes no other body under it', async () => {
      const input = await sample.valid(fixture);
      const key = randomUUID();
      const first = await house.call('http', served, input, { idempotencyKey: key });
      const again = await house.call('http', served, input, { idempotencyKey: key });
      expectSuccess(served, first);
      expect(again.status).toBe(first.status);
      expect(again.body).toEqual(first.body);
      const other = await house.call('http', served, await otherwise(fixture, served, input, sample), { idempotencyKey: key });
      expect(other).toMatchObject({ status: 409, problem: 'idempotency_conflict' });
    });
  }

  it('refuses what is no JSON, no object, too large, or not said to be JSON', async () => {
    const input = await sample.valid(fixture);
    const { body } = sentBy(served, input);
    if (body === undefined) return;
    expect(await house.send(served, input, '{"a":')).toBe(module.invalidBody.status);
    expect(await house.send(served, input, '[1]')).toBe(module.invalidBody.status);
    expect(await house.send(served, input, `{"a":"${'a'.repeat(1024 * 1024)}"}`)).toBe(413);
    expect(await house.send(served, input, JSON.stringify(body), 'text/plain')).toBe(415);
  });

  if (sample.reach) {
    it.each(Object.entries(sample.reach))('answers %s', async (status, reach) => {
      const { input, bearer } = await reach(fixture);
      expect((await call(input, bearer)).status).toBe(Number(status));
    });
  }

  if (served.method === 'DELETE') {
    it(`is ${sample.keptByHold ? 'refused' : 'done as ever'} under a legal hold`, async () => {
      const input = await sample.valid(fixture);
      const hold = (legal_hold: boolean) => house.bench.tenants.patch(house.bench.tenant.id, { legal_hold });
      await hold(true);
      const outcome = await call(input).finally(() => hold(false));
      if (sample.keptByHold) expect(outcome).toMatchObject({ status: 409, problem: 'legal_hold' });
      else expectSuccess(served, outcome);
    });
  }

  it('says when it was asked too often', async () => {
    const input = await sample.valid(fixture);
    const caller = (await house.bench.keys.authenticate(house.keys.live, { requestId: 'req_limits', deadline: 0 }))!;
    house.bench.clock.advance(61);
    const limit = { count: 0, seconds: 60 };
    const counted = served.limit ? `${served.service} ${served.method} ${served.route}` : served.service;
    for (let spent = 0; spent < (served.limit?.count ?? 600) + 1; spent++)
      await house.bench.limits.spend(`edge ${counted} ${caller.tenantId} ${caller.actor}`, limit);
    const outcome = await house.callAtOnce(served, input);
    expect(outcome).toMatchObject({ status: 429, problem: 'rate_limited' });
    expect(Number(outcome.headers.get('retry-after'))).toBeGreaterThan(0);
  });
}

/** Returns the path of the outermost member with the longest name. Null if none has five letters, or the operation takes any member. */
function longestNamed({ input, detailed }: Operation, members: readonly Member[]): Member['path'] | null {
  const part = members.some(({ path }) => path[0] === 'body') ? 'body' : 'query';
  const outermost = members.filter(({ path }) => (detailed ? path.length === 2 && path[0] === part : path.length === 1));
  const [longest] = outermost.map(({ path }) => path).sort((one, other) => String(other.at(-1)).length - String(one.at(-1)).length);
  const shape = input && shapeOf(input);
  const free = detailed ? shape?.properties?.[part]?.additionalProperties : shape?.additionalProperties;
  return longest && String(longest.at(-1)).length >= 5 && !free ? longest : null;
}

function isPathParameter({ route, detailed }: Operation, [first]: Member['path']): boolean {
  return !detailed && route.includes(`{${first}}`);
}

function isInside(path: Member['path'], outer: Member['path']): boolean {
  return path.length > outer.length && outer.every((part, at) => path[at] === part);
}

/** Returns a function that is true for an error about this member being too big or too small. */
function concerns({ path }: Member): (error: { path: string; code: string }) => boolean {
  const inside = path[0] === 'body' || path[0] === 'query' ? path.slice(1) : path;
  return (error) => error.path === inside.join('.') && /^too_(big|small)$/.test(error.code);
}

/** Returns a different body for the same address. */
async function otherwise(fixture: Fixture, served: Operation, input: unknown, { valid, another }: Sample): Promise<unknown> {
  const { params } = sentBy(served, input);
  const fresh = await valid(fixture);
  return served.detailed ? { ...(fresh as object), params, ...(another ? { body: another } : {}) } : fresh;
}
