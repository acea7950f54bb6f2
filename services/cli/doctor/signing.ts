import { readFileSync } from 'node:fs';
import { ConfigError } from '#platform/base/config.ts';
import { DAY_MS } from '#platform/base/durations.ts';
import { createOutbound } from '#platform/calls/outbound.ts';
import { type ServerConfig, settingsOf } from '#platform/service-config.ts';
import type { PeopleConfig } from '#services/people/config.ts';
import { nameOf } from '#services/people/documents/sealing/identity.ts';
import { createP12Authority, type P12 } from '#services/people/documents/sealing/p12.ts';
import { createTimeAuthority } from '#services/people/documents/sealing/timestamp.ts';
import { people } from '#services/people/service.ts';
import type { DoctorFinding } from './finding.ts';

/** Days before a certificate's end from which the check warns, because a new certificate takes days. */
const SOON_DAYS = 30;

/** Checks the signing certificate, and the time stamp authority by requesting one stamp. */
export async function signingChecks(config: ServerConfig): Promise<DoctorFinding[]> {
  const { p12, tsaUrl } = settingsOf(config, people);
  return Promise.all([seal(p12), time(tsaUrl, config.allowLoopbackWebhooks)]);
}

async function seal(file: PeopleConfig['p12']): Promise<DoctorFinding> {
  const what = 'Signing';
  if (!file) {
    return {
      what,
      state: 'warn',
      says: 'no SIGN_P12: documents are signed with an authority of this installation, unknown to readers',
    };
  }
  try {
    const p12: P12 = { bytes: readFileSync(file.file), password: file.password };
    const authority = await createP12Authority(p12, { now: () => new Date() });
    const [certificate] = (await authority.identity()).chain;
    const end = certificate!.notAfter.value;
    const says = `${nameOf(certificate!.subject)}, until ${end.toISOString().slice(0, 10)}`;
    return { what, state: end.getTime() - Date.now() < SOON_DAYS * DAY_MS ? 'warn' : 'good', says };
  } catch (error) {
    if (error instanceof ConfigError) return { what, state: 'bad', says: error.message };
    return { what, state: 'bad', says: `SIGN_P12 cannot be read: ${(error as NodeJS.ErrnoException).code ?? file.file}` };
  }
}

async function time(url: string | null, allowLoopback: boolean): Promise<DoctorFinding> {
  const what = 'Time stamps';
  if (url === null) return { what, state: 'none', says: 'no TSA_URL: signatures state the time of this server' };
  const outbound = createOutbound({ allowLoopback });
  const { name, stamp } = createTimeAuthority(url, outbound.exchange);
  try {
    await stamp(new Uint8Array(1));
    return { what, state: 'good', says: `${name} stamps` };
  } catch (error) {
    const why = (error as Error).cause as Error | undefined;
    return { what, state: 'bad', says: `${name} gives no time stamp, so nothing can be signed: ${why?.message ?? 'no answer'}` };
  } finally {
    await outbound.close();
  }
}
