import { loadavg } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../suites/journeys/server-process.ts';
import { makeInstallation } from '../suites/kill/installation.ts';
import { Partners } from '../suites/sessions/partner.ts';
import { personOf } from '../suites/sessions/people.ts';
import { Session } from '../suites/sessions/session.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { togetherSeconds } from './processor-time.ts';

const STEPS = ['acceptance', 'personal_data', 'personal_address'];
const ROUNDS = 10;

/**
 * Compares the processor time of a request with bare Hono's: `npm run bench -- requests [times] [embedded|postgres]`. Both run in one
 * process and in turns, with the same queries, the same database engine and the same zod. Exits with 1 if our server takes more than twice
 * as long.
 */
export async function run([times = '2000', only]: readonly string[]): Promise<void> {
  const postgres = await startPostgres();
  try {
    for (const [engine, url] of [['embedded', null] as const, ['postgres', postgres.url] as const]) {
      if (only !== undefined && only !== engine) continue;
      const rows = await measure(url, Number(times));
      console.log(`${engine}; load of the machine: ${loadavg()[0]!.toFixed(1)}`);
      console.table(rows);
      if (Object.values(rows).some(({ share, limit }) => share < limit)) process.exitCode = 1;
    }
  } finally {
    await postgres.stop();
  }
}

interface Ready {
  keys: readonly string[];
  ours: string;
  bare: string;
}

async function measure(database: string | null, times: number) {
  const installation = await makeInstallation(database);
  const server = await startServerProcess(installation.environment, undefined, join(import.meta.dirname, 'bare/hono.program.ts'));
  try {
    const { keys, ours, bare } = server.ready as unknown as Ready;
    const partners = new Partners(() => ours);
    partners.use(keys);
    const sessions: { session: Session; token: string; uuid: string }[] = [];
    for (let count = 0; count < 60; count++) {
      const { uuid } = await partners.createWorkflow(STEPS);
      const token = await partners.token(uuid);
      const none = () => Promise.reject(new Error('Nothing asks for it.'));
      const session = new Session({ url: () => ours, token, person: personOf(count), code: none, photo: () => new Uint8Array() });
      await session.open();
      sessions.push({ session, token, uuid });
    }
    const key = (turn: number) => ({ 'svc-apikey': keys[turn % keys.length]! });
    const bearer = (turn: number) => ({ authorization: `Bearer ${sessions[turn % sessions.length]!.token}` });
    const uuid = sessions[0]!.uuid;
    const kinds = {
      '/health': [() => get(`${ours}/health`), () => get(`${bare}/health`)],
      'a list of 20': [(turn) => get(`${ours}/workflows/v1/workflows`, key(turn)), (turn) => get(`${bare}/list`, key(turn))],
      'a workflow': [(turn) => get(`${ours}/workflows/v1/workflows/${uuid}`, key(turn)), (turn) => get(`${bare}/get/${uuid}`, key(turn))],
      'a session': [(turn) => get(`${ours}/workflows/v1/session`, bearer(turn)), (turn) => get(`${bare}/read`, bearer(turn))],
    } satisfies Record<string, [Send, Send]>;
    const rows: Record<string, { 'ours (ms)': number; 'bare Hono (ms)': number; share: number; limit: number }> = {};
    for (const [name, both] of Object.entries(kinds)) {
      const spent = [0, 0];
      // The first round warms up and does not count.
      for (let round = 0; round <= ROUNDS; round++) {
        for (const [at, send] of both.entries()) {
          const before = togetherSeconds(server.pid);
          for (let turn = 0; turn < times / ROUNDS; turn++) await send(turn);
          if (round > 0) spent[at]! += togetherSeconds(server.pid) - before;
        }
      }
      const [mine, bareOnes] = spent.map((seconds) => (seconds * 1000) / times) as [number, number];
      rows[name] = {
        'ours (ms)': hundredths(mine),
        'bare Hono (ms)': hundredths(bareOnes),
        share: hundredths(bareOnes / mine),
        limit: 0.5,
      };
    }
    return rows;
  } finally {
    await server.stop();
    await installation.remove();
  }
}

type Send = (turn: number) => Promise<void>;

async function get(url: string, headers: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(url, { headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${new URL(url).pathname}: ${answer.status} ${text}`);
}

const hundredths = (value: number) => Math.round(value * 100) / 100;
