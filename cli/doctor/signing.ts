import { readFileSync } from 'node:fs';
import { nameOf } from '../../services/people/documents/identity.ts';
import { createGivenAuthority, type GivenP12 } from '../../services/people/documents/p12.ts';
import { createTimeAuthority } from '../../services/people/documents/timestamp.ts';
import { createOutbound } from '../../services/platform/calls/outbound.ts';
import { type Config, ConfigError } from '../../services/platform/config.ts';
import type { Finding } from './finding.ts';

/** An authority takes days to issue the next certificate. */
const SOON_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** With whose certificate documents are signed and who tells the time; asks the time stamp authority for one stamp. */
export async function signingChecks({ signP12, tsaUrl, allowLoopbackWebhooks }: Config): Promise<Finding[]> {
  return Promise.all([seal(signP12), time(tsaUrl, allowLoopbackWebhooks)]);
}

async function seal(given: Config['signP12']): Promise<Finding> {
  const what = 'Signing';
  if (!given) {
    return { what, state: 'warn', says: 'no SIGN_P12: documents are signed with an authority of this installation that no reader knows' };
  }
  try {
    const p12: GivenP12 = { bytes: readFileSync(given.file), password: given.password };
    const authority = await createGivenAuthority(p12, { now: () => new Date() });
    const [certificate] = (await authority.identity()).chain;
    const end = certificate!.notAfter.value;
    const says = `${nameOf(certificate!.subject)}, until ${end.toISOString().slice(0, 10)}`;
    return { what, state: end.getTime() - Date.now() < SOON_DAYS * DAY_MS ? 'warn' : 'good', says };
  } catch (error) {
    if (error instanceof ConfigError) return { what, state: 'bad', says: error.message };
    return { what, state: 'bad', says: `SIGN_P12 cannot be read: ${(error as NodeJS.ErrnoException).code ?? given.file}` };
  }
}

async function time(url: string | null, allowLoopback: boolean): Promise<Finding> {
  const what = 'Time stamps';
  if (url === null) return { what, state: 'none', says: 'no TSA_URL: signatures say the time of this server' };
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
