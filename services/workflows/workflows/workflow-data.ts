import { DATA_PAGE, type WorkflowData } from '#contracts/workflows/data.ts';
import type { Caller } from '#platform/base/ports.ts';
import { type CopyRow, CopyRows } from '../copies/copy-rows.ts';
import type { MediaRow } from '../model/media-rows.ts';
import type { ConsentRow } from '../model/read-workflow.ts';
import { timeText, workflowRecord } from '../model/records.ts';
import type { TokenRow } from '../model/tables.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { existingWorkflow } from '../state/snapshot.ts';
import { inTransaction } from '../state/unit.ts';

/** Returns a page of all stored data of a workflow, read in one transaction. Throws `not_found`. */
export function workflowData(app: WorkflowsApp, caller: Caller, { uuid, page }: { uuid: string; page: number }): Promise<WorkflowData> {
  const before = (page - 1) * DATA_PAGE;
  const { administration, clock, config } = app.platform;
  return inTransaction(app, caller, async ({ trx, store }) => {
    const whole = existingWorkflow(await store.workflows.find(uuid));
    const query = { page, per_page: DATA_PAGE };
    const log = await administration.logPage(caller.tenantId, { kind: 'workflow', id: uuid }, query);
    let goesOn = log.after !== null;
    const ofPage = <Row>(rows: readonly Row[]): Row[] => {
      goesOn ||= rows.length > before + DATA_PAGE;
      return rows.slice(before, before + DATA_PAGE);
    };
    const lists = {
      consents: ofPage(await store.consents.list(uuid)).map(consentRecord),
      media: ofPage(await store.media.list(uuid)).map(mediumRecord),
      tokens: ofPage((await store.tokens.list(uuid)).sort((a, b) => Number(a.created_at) - Number(b.created_at))).map(tokenRecord),
      timeline: log.rows,
    };
    const address = `${config.publicUrl}/workflows/v1/workflows/${uuid}/data`;
    return {
      ...workflowRecord(app.steps, whole, caller),
      exported_at: clock.now().toISOString(),
      learned: whole.steps.flatMap((step) => (step.facts ? [{ step_uuid: step.uuid, facts: { ...step.facts } }] : [])),
      ...lists,
      copies: (await new CopyRows(caller, trx).list(uuid)).map(copyRecord),
      next_page_url: goesOn ? `${address}?page=${page + 1}` : null,
    };
  });
}

function consentRecord(row: ConsentRow): WorkflowData['consents'][number] {
  const { step_uuid, key, kind, accepted, text_sha256, language, version, token_id, ip, user_agent, recorded_at } = row;
  const consent = { step_uuid, key, kind, accepted, text_sha256, language, version };
  return { ...consent, token_id, ip, user_agent, recorded_at: recorded_at.toISOString() };
}

function copyRecord({ step_uuid, address, status, expires_at, created_at, updated_at }: CopyRow): WorkflowData['copies'][number] {
  const times = { created_at: created_at.toISOString(), updated_at: updated_at.toISOString() };
  return { step_uuid, address, status, link_expires_at: timeText(expires_at), ...times };
}

function mediumRecord(row: MediaRow): WorkflowData['media'][number] {
  const { uuid, step_uuid, collection, mime, size, capture, sha256, stored_sha256, created_at, stored_at } = row;
  const bytes = { collection, mime, size, capture, sha256, stored_sha256 };
  return { uuid, step_uuid, ...bytes, created_at: created_at.toISOString(), stored_at: timeText(stored_at) };
}

function tokenRecord(row: TokenRow): WorkflowData['tokens'][number] {
  const { id, made_by, created_at, expires_at, revoked_at, opened_at, delivery } = row;
  const times = { expires_at: timeText(expires_at), revoked_at: timeText(revoked_at), opened_at: timeText(opened_at) };
  const deliveryRecord = delivery && { channel: delivery.channel, to: delivery.to, taken: delivery.taken };
  return { id, made_by, created_at: created_at.toISOString(), ...times, sent: deliveryRecord };
}
