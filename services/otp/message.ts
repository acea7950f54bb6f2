import type { Caller, Platform } from '#platform/base/ports.ts';
import type { OtpTables } from './model/tables.ts';
import type { Carriers } from './providers/carriers.ts';
import type { CarriersConfig } from './providers/choose.ts';
import { oneLine } from './words/one-line.ts';
import { type CodeLanguage, chooseLanguage } from './words/words.ts';

/** The longest wait for a carrier (a service that transports messages), in ms; short, because a person waits for the answer. */
const SEND_TIMEOUT_MS = 10_000;

/** The dependencies of every operation of this service. */
export interface OtpApp {
  platform: Platform<OtpTables>;
  carriers: Carriers;
  config: CarriersConfig;
}

export interface MessageWords {
  company: string;
  language: CodeLanguage;
  from: { name: string; address: string };
}

/** Returns a message's company and language from the request, else from the tenant's settings; the sender is always from the settings. */
export async function messageWords(
  { platform }: OtpApp,
  { tenantId }: Caller,
  metadata: { company?: string | null | undefined; language?: string | null | undefined } | null | undefined,
): Promise<MessageWords> {
  const { company, languages, senders } = await platform.tenants.settings(tenantId);
  const language = chooseLanguage(metadata?.language, languages);
  return { company: oneLine(metadata?.company ?? '') || company.name, language, from: senders.email };
}

/** Returns the milliseconds until the caller's deadline, at least 1 and at most `most`. */
export function timeLeft({ platform }: OtpApp, { deadline }: Caller, most = SEND_TIMEOUT_MS): number {
  return Math.max(1, Math.min(most, deadline - platform.clock.now().getTime()));
}
