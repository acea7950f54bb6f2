import { setTimeout as pause } from 'node:timers/promises';
import { testOutcome } from '../model/test-destinations.ts';
import type { Carrier, Carriers } from './carriers.ts';

/** Long enough for a person to see that something is under way. */
const LATE_MS = 6_000;

/** Keeps what goes to a test destination in the outbox, whichever carrier serves everybody else; it never leaves. */
export function withTestDestinations(
  carriers: Carriers,
  outbox: Carriers,
  wait: (milliseconds: number) => Promise<unknown> = pause,
): Carriers {
  const beside = <Message extends { to: string }>(carrier: Carrier<Message>, outboxCarrier: Carrier<Message>): Carrier<Message> => ({
    async send(owner, message, timeoutMs) {
      const outcome = testOutcome(owner, message.to);
      if (outcome === null) return carrier.send(owner, message, timeoutMs);
      if (outcome === 'refused') throw Object.assign(new Error('This test destination refuses.'), { name: 'TestRefusal' });
      if (outcome === 'late') await wait(Math.min(LATE_MS, timeoutMs));
      return outboxCarrier.send(owner, message, timeoutMs);
    },
  });
  return {
    email: beside(carriers.email, outbox.email),
    sms: beside(carriers.sms, outbox.sms),
    whatsapp: beside(carriers.whatsapp, outbox.whatsapp),
  };
}
