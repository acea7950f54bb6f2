import { setTimeout as pause } from 'node:timers/promises';
import { testOutcome } from '../model/test-destinations.ts';
import type { Carrier, Carriers } from './carriers.ts';

/** The delay of the outcome `late`, in ms: long enough to see the widget's waiting screen. */
const LATE_MS = 6_000;

/** Returns carriers that store messages to test destinations in the outbox and send all others with `carriers`. */
export function withTestDestinations(
  carriers: Carriers,
  outbox: Carriers,
  wait: (milliseconds: number) => Promise<unknown> = pause,
): Carriers {
  const withOutbox = <Message extends { to: string }>(carrier: Carrier<Message>, outboxCarrier: Carrier<Message>): Carrier<Message> => ({
    async send(owner, message, timeoutMs) {
      const outcome = testOutcome(owner, message.to);
      if (outcome === null) return carrier.send(owner, message, timeoutMs);
      if (outcome === 'refused') throw Object.assign(new Error('This test destination refuses.'), { name: 'TestRefusal' });
      if (outcome === 'late') await wait(Math.min(LATE_MS, timeoutMs));
      return outboxCarrier.send(owner, message, timeoutMs);
    },
  });
  return {
    email: withOutbox(carriers.email, outbox.email),
    sms: withOutbox(carriers.sms, outbox.sms),
    whatsapp: withOutbox(carriers.whatsapp, outbox.whatsapp),
  };
}
