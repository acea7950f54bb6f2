import { Webhook } from 'standardwebhooks';
import type { Notice } from './applications.ts';
import type { WorkflowStatus } from './zaguan.ts';

interface WorkflowEvent {
  type: string;
  data: { workflow_uuid: string; status: WorkflowStatus; external_reference_id: string | null };
}

export interface ReceivedEvent {
  reference: string | null;
  status: WorkflowStatus;
  notice: Notice;
}

/** Reads a delivery. The signature covers the exact bytes, so `body` is the text as it came. Throws when it was not signed by Zaguán. */
export function readWebhook(secret: string, headers: Headers, body: string): ReceivedEvent {
  const event = new Webhook(secret).verify(body, Object.fromEntries(headers)) as WorkflowEvent;
  return {
    reference: event.data.external_reference_id,
    status: event.data.status,
    notice: { id: headers.get('webhook-id') ?? '', type: event.type, receivedAt: new Date().toISOString(), body: event },
  };
}
