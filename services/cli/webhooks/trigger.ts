import { randomUUID } from 'node:crypto';
import { type EventType, events } from '#contracts/events.ts';
import { defineCommand, UsageError } from '../terminal/command.ts';
import { mark } from '../terminal/layout.ts';
import { didYouMean } from '../terminal/parse.ts';
import { deliver, isAccepted, receiverOf, receiverOptions } from './deliver.ts';
import { sampleEvent } from './sample.ts';

const TYPES = Object.keys(events) as EventType[];

export const command = defineCommand({
  arguments: [{ name: 'event' }],
  options: receiverOptions,
  details: `Sends a fictitious event, signed, from this machine, without a server. Exit status 1 if the receiver does not accept it.\nThe events: ${TYPES.join(', ')}.`,
  async run([event = ''], options) {
    const type = TYPES.find((one) => one === event);
    if (!type) throw new UsageError(`There is no event "${event}".${didYouMean(event, TYPES)}`);
    const receiver = await receiverOf(options);
    const id = `evt_${randomUUID().replaceAll('-', '')}`;
    const webhook = await deliver(receiver, { id, type, body: sampleEvent(type, id), bare: events[type].bare });
    const text = `${mark(isAccepted(webhook) ? 'good' : 'bad')} ${type} as ${id}: ${receiver.url} answered ${webhook.status ?? webhook.error}.`;
    return { json: webhook, text, exit: isAccepted(webhook) ? 0 : 1 };
  },
});
