// A separate project imports this `from 'zaguan/client'`.
import { constructEvent } from '#client/zaguan.ts';
import type { WebhookNotice } from './bank/applications.ts';
import type { ApplicationStatus } from './bank/zaguan.ts';

export interface ReceivedEvent {
  reference: string;
  status: ApplicationStatus;
  notice: WebhookNotice;
}

/**
 * Reads a delivery. Returns null if it is not about a workflow with a reference. The signature covers the exact bytes, so `body` must
 * be the text as received. Throws if the signature is invalid.
 */
export function readWebhook(secret: string, headers: Headers, body: string): ReceivedEvent | null {
  const event = constructEvent(body, headers, secret);
  if (!('data' in event) || !('workflow_uuid' in event.data) || !event.data.external_reference_id) return null;
  return {
    reference: event.data.external_reference_id,
    status: event.data.status,
    notice: { id: headers.get('webhook-id') ?? '', type: event.type, receivedAt: new Date().toISOString(), body: event },
  };
}
