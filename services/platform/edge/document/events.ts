import type { OpenAPI } from '@orpc/contract';
import type { EventContract } from '#contracts/base/event.ts';
import { schemaOf } from './schemas.ts';

const header = (name: string, description: string): OpenAPI.ParameterObject => ({
  ...{ name, in: 'header', required: true, description },
  schema: { type: 'string' },
});

const SIGNED = [
  header('webhook-id', 'The id of the event, the same for every attempt.'),
  header('webhook-timestamp', 'The time when this attempt was signed, in seconds since 1970.'),
  header('webhook-signature', 'Signatures by www.standardwebhooks.com: `v1,…` with each live secret, and `v1a,…` with the public key.'),
  header('Svc-Event-Type', 'The event.'),
];
const OF_A_REQUEST = header('Svc-Webhook-Uuid', 'The `webhook_uuid` with which the request was accepted.');

/** Returns a service's webhooks for OpenAPI 3.1. */
export function webhooksOf(
  document: OpenAPI.Document,
  events: Readonly<Record<string, EventContract>>,
): NonNullable<OpenAPI.Document['webhooks']> {
  const entries = Object.entries(events).map(([type, { summary, description, bare, body }]) => {
    const schema = schemaOf(document, body, 'output') as OpenAPI.SchemaObject;
    const post: OpenAPI.OperationObject = {
      ...{ operationId: `on.${type}`, summary, description, tags: ['Webhooks'] },
      parameters: bare ? [...SIGNED, OF_A_REQUEST] : SIGNED,
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: {
        '2XX': { description: 'Accepted, if it arrives within ten seconds. The body is not read.' },
        410: { description: 'Do not send this event again.' },
        default: { description: 'Sent again, for a day and a half.' },
      },
    };
    return [type, { post } as OpenAPI.PathItemObject] as const;
  });
  return Object.fromEntries(entries);
}
