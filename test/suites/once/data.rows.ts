import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'vitest';
import { folderStore } from '#platform/data/blobs/folder-store.ts';
import { createSealedBlobs } from '#platform/data/blobs/sealed.ts';
import { createJobs } from '#platform/data/jobs.ts';
import { migrate } from '#platform/data/migrate.ts';
import type { PlatformTables } from '#platform/data/tables.ts';
import { blobTurn } from '#platform/tenancy/reencrypt-files.ts';
import type { PlatformRig } from './platform.rows.ts';
import { CONTENDERS, type Row, succeeded, times } from './row.ts';

const DAY = 86_400;

/** Rows about processes on one database and one folder. */
export const dataRows: readonly Row<PlatformRig>[] = [
  {
    name: 'anchors of a tenant and day, and times that each is told',
    limit: 1,
    guards: [
      {
        file: 'services/platform/data/long-turn.ts',
        text: 'select pg_advisory_lock(',
        without: 'select (',
      },
    ],
    async round(rig) {
      const url = 'https://banco.example/anchors';
      await rig.tenants.patch(rig.tenant.id, { log_webhook_url: url });
      rig.clock.advance(DAY);
      const replicas = times(6, () => rig.replica());
      return {
        operations: replicas.map(
          ({ anchors }) =>
            () =>
              anchors.writeNow().then(({ failures }) => expect(failures).toEqual([])),
        ),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(replicas.length);
          const owner = { tenantId: rig.tenant.id, livemode: true };
          const { rows } = await rig.webhooks.listDeliveries(owner, { page: 1, per_page: 50 });
          const today = rig.clock.now().toISOString();
          expect(rows.filter(({ type, created_at }) => type === 'log.anchored' && created_at === today)).toHaveLength(1);
        },
      };
    },
  },
  {
    name: 'files that get back what they were while they are sealed anew',
    limit: 0,
    guards: [
      { file: 'services/platform/tenancy/reencrypt-files.ts', text: 'await engine.turn(db,', without: 'void (db,' },
      {
        file: 'services/platform/data/blobs/sealed.ts',
        text: '(await keys.newest(tenantId)).hasOlder ? turn(place, work) : work();',
        without: 'work();',
      },
    ],
    async round(rig) {
      const { id: tenantId } = await rig.tenants.create({ name: randomUUID(), settings: { company: { name: 'Caja' } } });
      const store = folderStore(join(rig.dataFolder, 'once'));
      // Each file access runs a statement, at which the others may go first.
      const step = () => rig.engine.executeSql('select 1');
      const stepping = {
        ...store,
        async get(key: string) {
          await step();
          return store.get(key);
        },
        async put(key: string, bytes: Uint8Array) {
          await step();
          await store.put(key, bytes);
        },
      };
      const process = () => createSealedBlobs(stepping, rig.replica().dataKeys, blobTurn(rig.engine));
      await process().write({ tenantId }, 'a', Buffer.from('before'));
      await rig.dataKeys.make(tenantId);
      return {
        operations: [
          async () => {
            for await (const isIntact of process().reencrypt(tenantId)) expect(isIntact).toBe(true);
          },
          () => process().write({ tenantId }, 'a', Buffer.from('after')),
        ],
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(2);
          expect(Buffer.from((await process().read({ tenantId }, 'a')) ?? []).toString()).toBe('after');
        },
      };
    },
  },
  {
    name: 'times that a migration is applied',
    limit: 1,
    guards: [
      {
        file: 'services/platform/data/migrate.ts',
        text: "const lock = `select pg_advisory_xact_lock(hashtextextended('zaguan.migrations', 0))`;",
        without: "const lock = 'select 1';",
      },
    ],
    async round({ engine }) {
      const name = `once_${randomUUID().replaceAll('-', '')}`;
      const folder = await mkdtemp(join(tmpdir(), 'zaguan-once-'));
      await writeFile(join(folder, '0001-doors.sql'), `create table ${name}.doors (id int);`);
      await writeFile(join(folder, '0002-fill.sql'), `insert into ${name}.doors values (1);`);
      return {
        operations: times(CONTENDERS, () => () => migrate(engine, [{ name, migrations: pathToFileURL(folder) }])),
        async holds(outcomes) {
          await rm(folder, { recursive: true });
          expect(succeeded(outcomes)).toBe(CONTENDERS);
          expect((await engine.executeSql(`select count(*) as count from ${name}.doors`)).rows).toEqual([{ count: 1 }]);
        },
      };
    },
  },
  {
    name: 'servers that make the queue on a new database',
    limit: 1,
    guards: [
      {
        file: 'services/platform/data/jobs.ts',
        text: 'await engine.executeSql(ONE_AT_A_TIME);',
        without: '',
      },
    ],
    async round({ engine, platform: { log } }) {
      const servers = times(4, () => createJobs(engine, log));
      return {
        operations: servers.map((server) => () => server.start()),
        async holds(outcomes) {
          await Promise.all(servers.map((server) => server.stop()));
          expect(succeeded(outcomes)).toBe(servers.length);
        },
      };
    },
  },
  {
    name: 'processes that make one partition',
    limit: 1,
    guards: [{ file: 'services/platform/data/partitions.ts', text: 'await engine.turn(trx, `', without: 'void (trx, `' }],
    async round(rig) {
      rig.clock.advance(40 * DAY);
      const processes = times(6, () => rig.replica().for<PlatformTables>());
      const entry = { type: 'thing.made', data: {} };
      return {
        operations: processes.map(
          ({ database, events }) =>
            () =>
              database.transaction((trx) => events.append(trx, rig.caller(), { kind: 'person', id: randomUUID() }, entry)),
        ),
        holds: (outcomes) => expect(succeeded(outcomes)).toBe(processes.length),
      };
    },
  },
];
