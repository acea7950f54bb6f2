import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepsSecrets } from '#client/address.ts';
import type { PlatformConfig } from '#platform/base/config.ts';
import { readLocalFile } from '#services/start/local-file.ts';
import { type DoctorFinding, finding } from './finding.ts';

const WAIT_MS = 2_000;
const DIST = fileURLToPath(new URL('../../../dist/', import.meta.url));

/** Checks the public address, the browser's files, and the running server with its key. */
export async function serverChecks(config: PlatformConfig): Promise<DoctorFinding[]> {
  const { url, key } = serverOf(config);
  const health = await fetch(`${url}/health`, { signal: AbortSignal.timeout(WAIT_MS) }).catch(() => null);
  const running = health?.ok ? ((await health.json()) as { build: string; services: string[] }) : null;
  const server: DoctorFinding = running
    ? { what: 'Server', state: 'good', says: `${url}, build ${running.build}: ${running.services.join(', ')}` }
    : { what: 'Server', state: process.env.ZAGUAN_URL ? 'bad' : 'warn', says: `nothing answers at ${url}` };
  const files = finding('Browser’s files', existsSync(join(DIST, 'zaguan.js')), 'built', 'not built; npm run build');
  return [publicUrl(config), files, server, ...(running && key && keepsSecrets(url) ? [await keyCheck(url, key)] : [])];
}

/**
 * Returns the address and key that commands use. The key of the data folder, with `live` its live key, is used only for the folder's own
 * server.
 */
export function serverOf(config: PlatformConfig, live = false): { url: string; key: string | null } {
  const { ZAGUAN_URL: url, ZAGUAN_KEY: key } = process.env;
  if (url) return { url, key: key || null };
  const local = readLocalFile(config.dataFolder);
  return { url: local?.url ?? `http://127.0.0.1:${config.port}`, key: key || (live ? local?.liveKey : local?.key) || null };
}

async function keyCheck(url: string, key: string): Promise<DoctorFinding> {
  const answer = await fetch(`${url}/workflows/v1/settings`, {
    headers: { 'svc-apikey': key },
    // Rejects redirects, which would send the key to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(WAIT_MS),
  }).catch(() => null);
  const body = (await answer?.json().catch(() => null)) as { result?: { company: { name: string } }; error?: string } | null;
  const name = body?.result?.company.name;
  return finding('Key', Boolean(name), `of ${name}, with the scope admin`, body?.error ?? 'no answer', 'warn');
}

function publicUrl({ publicUrl: url, host }: PlatformConfig): DoctorFinding {
  const what = 'Public address';
  if (url?.startsWith('https:')) return { what, state: 'good', says: url };
  const local = url === null ? ['localhost', '127.0.0.1', '::1'].includes(host) : /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(url);
  if (local) return { what, state: 'none', says: 'only this machine; set PUBLIC_URL for people elsewhere' };
  return { what, state: 'bad', says: `PUBLIC_URL ${url ?? 'is not set'}: browsers open cameras only on https` };
}
