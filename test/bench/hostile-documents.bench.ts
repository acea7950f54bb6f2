import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, startServer } from '#services/main.ts';
import { Random } from '../specimens/random.ts';
import { specimen } from '../specimens/specimen.ts';
import { childProcesses } from '../support/child-processes.ts';
import { putNewDatabase } from '../support/new-database.ts';
import { monsters, photoOfNothing, spoil } from '../support/specimens/hostile-documents.ts';

/**
 * Sends documents that were made to stop the server to a running server's extraction operations, then `files` files that were cut short or
 * changed at random: `npm run bench -- hostile-documents [files] [seconds]`. Prints the statuses, the time of each answer and the most
 * memory of any process. No file is sent after `seconds`. Exits with 1 above a limit.
 */

const LIMITS = { seconds: 10, megabytes: 1000 };
/** Files that one tenant sends: no more than its rate limit allows. */
const FILES_OF_ONE = 40;

export async function run([files = '500', seconds = '1800']: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'zaguan-hostile-'));
  await putNewDatabase(folder);
  const server = await startServer(readConfig({ PORT: '0', DATA_DIR: folder }), { logFile: join(folder, 'server.log') });
  try {
    const { tenants, keys } = server.platform;
    // The rate limit counts per tenant, so the files are spread over enough tenants.
    const bearers: string[] = [];
    for (let at = 0; at <= Number(files) / FILES_OF_ONE; at++) {
      const tenant = await tenants.create({ name: `Banco ${at}`, settings: { company: { name: `Banco ${at}` } } });
      bearers.push((await keys.create({ tenantId: tenant.id, name: 'server', livemode: false, scopes: ['extraction'] })).key);
    }
    const giants = Object.entries(await monsters());
    // Resets this process's peak memory in Linux, so that the memory for drawing the files does not count as the server's.
    writeFileSync('/proc/self/clear_refs', '5');
    let megabytes = 0;
    const look = setInterval(() => {
      megabytes = Math.max(megabytes, peak());
    }, 50);
    const send = async (bytes: Uint8Array<ArrayBuffer>, at: number) => {
      const body = new FormData();
      body.set('file', new File([bytes], 'x'));
      const begin = performance.now();
      const headers = { authorization: `Bearer ${bearers[Math.floor(at / FILES_OF_ONE)]}` };
      const { status } = await fetch(`${server.localUrl}/extraction/v1/extract/bank-statement`, { method: 'POST', headers, body });
      return { status, seconds: Math.round((performance.now() - begin) / 100) / 10 };
    };
    const table: Record<string, { status: number; seconds: number }> = {};
    for (const [name, bytes] of giants) table[name] = await send(bytes, 0);
    const random = new Random(11);
    const good = [(await specimen('bankStatement', 3)).pdf, await photoOfNothing()];
    const statuses: Record<string, number> = {};
    let [slowest, count] = [0, 0];
    const until = Date.now() + Number(seconds) * 1000;
    for (; count < Number(files) && Date.now() < until; count++) {
      const answer = await send(spoil(good[count % good.length]!, random), count);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      slowest = Math.max(slowest, answer.seconds);
    }
    clearInterval(look);
    console.table(table);
    console.table({
      'slowest answer to a monster (s)': { figure: Math.max(...Object.values(table).map((row) => row.seconds)), limit: LIMITS.seconds },
      [`slowest answer to ${count} cut or changed files (s)`]: { figure: slowest, limit: LIMITS.seconds },
      'most memory of a process (MB)': { figure: Math.round(megabytes), limit: LIMITS.megabytes },
    });
    console.log(`answers: ${JSON.stringify(statuses)}; load of the machine: ${loadavg()[0]!.toFixed(1)}`);
    const health = await fetch(`${server.localUrl}/health`);
    if (health.status !== 200 || slowest > LIMITS.seconds || megabytes > LIMITS.megabytes || '500' in statuses || '429' in statuses)
      process.exitCode = 1;
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the peak memory of this process or any child, in MB. */
function peak(): number {
  return Math.max(...childProcesses().map(takenBy), takenBy('self'));
}

function takenBy(pid: number | 'self'): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
