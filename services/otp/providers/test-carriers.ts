import { setTimeout as pause } from 'node:timers/promises';
import { testOutcome } from '../model/test-destinations.ts';
import type { Carrier, Carriers } from './carriers.ts';

/** Milliseconds: long enough to see the screen that waits. */
const LATE_MS = 6_000;

/** Sends messages for test destinations to the outbox, whichever carrier serves the channel. */
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
