import { randomUUID } from 'node:crypto';
import { type EventType, events } from '#contracts/events.ts';
import { defineCommand, UsageError } from '../terminal/command.ts';
import { mark } from '../terminal/layout.ts';
import { didYouMean } from '../terminal/parse.ts';
import { deliver, isTaken, receiverOf, receiverOptions } from './deliver.ts';
import { sampleEvent } from './sample.ts';

const TYPES = Object.keys(events) as EventType[];

export const command = defineCommand({
  arguments: [{ name: 'event' }],
  options: receiverOptions,
  details: `Sends a made-up event, signed, from this machine; no server is asked. 1 when the receiver does not take it.\nThe events: ${TYPES.join(', ')}.`,
  async run([event = ''], { to, secret }) {
    const type = TYPES.find((one) => one === event);
    if (!type) throw new UsageError(`There is no event "${event}".${didYouMean(event, TYPES)}`);
    const receiver = receiverOf(to, secret);
    const id = `evt_${randomUUID().replaceAll('-', '')}`;
    const webhook = await deliver(receiver, { id, type, body: sampleEvent(type, id), bare: events[type].bare });
    const text = `${mark(isTaken(webhook) ? 'good' : 'bad')} ${type} as ${id}: ${receiver.url} answered ${webhook.status ?? webhook.error}.`;
    return { json: webhook, text, exit: isTaken(webhook) ? 0 : 1 };
  },
});
