import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { createRig, Person, type Rig } from '#test/support/workflows.ts';
import { workflowStore } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';
import { type Changes, createChanges } from './changes.ts';

/** Milliseconds, longer than any test: a wait that ends was ended by a change. */
const LONG = 60_000;

let rig: Rig;

beforeAll(async () => {
  rig = await createRig();
});
afterAll(() => rig.bench.close());

/** Returns the changes of one process, and a count of their database reads. */
function watching(options: { shared: boolean; meanwhile?: (changes: Changes) => void } = { shared: false }) {
  const { database } = rig.bench.platform;
  const counted = { looks: 0 };
  const platform: Platform<WorkflowTables> = {
    ...rig.bench.platform,
    database: {
      ...database,
      isShared: options.shared,
      get query() {
        counted.looks++;
        if (counted.looks === 1) options.meanwhile?.(changes);
        return database.query;
      },
    },
  };
  const changes = createChanges(platform, { pollMs: 5 });
  return { changes, counted };
}

async function enter(): Promise<{ person: Person; caller: Caller; workflow: string }> {
  const person = await Person.enter(rig);
  const { uuid } = person.view.workflow;
  const [token] = await workflowStore(rig.bench.caller(), rig.bench.platform.database.query).tokens.list(uuid);
  return { person, caller: rig.bench.caller({ kind: 'session', actor: token!.id, workflow: uuid }), workflow: uuid };
}

async function crowd(count: number) {
  const people: Awaited<ReturnType<typeof enter>>[] = [];
  for (let made = 0; made < count; made++) people.push(await enter());
  return people;
}

describe('watching workflows', () => {
  it('asks once for all that begin together, and for one workflow when that changes', async () => {
    const people = await crowd(5);
    const { changes, counted } = watching();
    const leaving = new AbortController();
    const following = people.map(({ caller, workflow }) => changes.follow(caller, workflow, leaving.signal));
    for (const standing of await Promise.all(following.map((one) => one.next(LONG)))) expect(standing?.status).toBe('working');
    expect(counted.looks).toBe(1);

    await people[0]!.person.start();
    changes.announce(people[0]!.workflow);
    expect((await following[0]!.next(LONG))?.stamp).toContain('1w');
    expect(counted.looks).toBe(2);
    expect(await Promise.all(following.map((one) => one.next(0)))).toEqual(people.map(() => undefined));
    leaving.abort();
  });

  it('says nothing of what changes nothing', async () => {
    const { caller, workflow } = await enter();
    const { changes, counted } = watching();
    const leaving = new AbortController();
    const following = changes.follow(caller, workflow, leaving.signal);
    await following.next(LONG);
    changes.announce(workflow);
    // Another follower's first read comes after the read that the announcement caused.
    await changes.follow(caller, workflow, leaving.signal).next(LONG);
    expect(counted.looks).toBe(2);
    expect(await following.next(0)).toBeUndefined();
    leaving.abort();
  });

  it('looks again after a look during which something changed', async () => {
    const { caller, workflow } = await enter();
    const { changes, counted } = watching({ shared: false, meanwhile: (it) => it.announce(workflow) });
    const leaving = new AbortController();
    await changes.follow(caller, workflow, leaving.signal).next(LONG);
    await changes.follow(caller, workflow, leaving.signal).next(LONG);
    expect(counted.looks).toBeGreaterThanOrEqual(2);
    leaving.abort();
  });

  it('finds what another process changed, by one look for all', async () => {
    const people = await crowd(3);
    const { changes } = watching({ shared: true });
    const leaving = new AbortController();
    const following = people.map(({ caller, workflow }) => changes.follow(caller, workflow, leaving.signal));
    await Promise.all(following.map((one) => one.next(LONG)));
    await people[2]!.person.start();
    expect((await following[2]!.next(LONG))?.stamp).toContain('1w');
    leaving.abort();
  });

  it('ends with its signal, and stays ended', async () => {
    const { caller, workflow } = await enter();
    const { changes } = watching();
    const leaving = new AbortController();
    const following = changes.follow(caller, workflow, leaving.signal);
    await following.next(LONG);
    const waiting = following.next(LONG);
    leaving.abort();
    expect(await waiting).toBeNull();
    changes.announce(workflow);
    expect(await following.next(LONG)).toBeNull();
    expect(await changes.follow(caller, workflow, leaving.signal).next(LONG)).toBeNull();
  });

  it('ends when the workflow is deleted, and for whoever holds another token than those that live', async () => {
    const [one, other] = [await enter(), await enter()];
    const { changes } = watching();
    const leaving = new AbortController();
    const deleted = changes.follow(one.caller, one.workflow, leaving.signal);
    const revoked = changes.follow(other.caller, other.workflow, leaving.signal);
    await Promise.all([deleted.next(LONG), revoked.next(LONG)]);
    await rig.asPartner('DELETE', `/v1/workflows/${one.workflow}`);
    await rig.asPartner('DELETE', `/v1/workflows/${other.workflow}/token`);
    for (const { workflow } of [one, other]) changes.announce(workflow);
    expect(await Promise.all([deleted.next(LONG), revoked.next(LONG)])).toEqual([null, null]);
    leaving.abort();
  });

  it('ends every stream of a look that failed, so that they begin again', async () => {
    const { caller, workflow } = await enter();
    const { changes } = watching({
      shared: false,
      meanwhile: () => {
        throw new Error('The database is away.');
      },
    });
    const leaving = new AbortController();
    expect(await changes.follow(caller, workflow, leaving.signal).next(LONG)).toBeNull();
    expect((await changes.follow(caller, workflow, leaving.signal).next(LONG))?.status).toBe('working');
    leaving.abort();
  });
});
