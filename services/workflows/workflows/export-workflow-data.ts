import { DATA_PAGE, workflowData as dataSchema, type WorkflowData } from '#contracts/workflows/data.ts';
import { CopyRows } from '../copies/copy-rows.ts';
import { columnsIn } from '../model/columns-in.ts';
import { operator } from '../model/implementer.ts';
import { timeText, workflowRecord } from '../model/records.ts';
import type { TokenRow } from '../model/tables.ts';
import { withPersonOnRecord } from '../person/on-record.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { existingWorkflow } from '../state/snapshot.ts';
import { inTransaction, ok } from '../state/unit.ts';

const { shape } = dataSchema;

/** Returns a page of all stored data of a workflow, read in one transaction. Throws `not_found`. */
export const exportWorkflowData = (app: WorkflowsApp) =>
  operator.data.handler(async ({ input: { uuid, page }, context: { caller } }) => {
    const before = (page - 1) * DATA_PAGE;
    const { administration, clock, config } = app.platform;
    const data = await inTransaction(app, caller, async ({ trx, store }) => {
      const whole = existingWorkflow(await store.workflows.find(uuid));
      const query = { page, per_page: DATA_PAGE };
      const log = await administration.logPage(caller.tenantId, { kind: 'workflow', id: uuid }, query);
      let goesOn = log.after !== null;
      const ofPage = <Row>(rows: readonly Row[]): Row[] => {
        goesOn ||= rows.length > before + DATA_PAGE;
        return rows.slice(before, before + DATA_PAGE);
      };
      const lists = {
        consents: ofPage(await store.consents.list(uuid)).map((row) => columnsIn(shape.consents.element, row)),
        media: ofPage(await store.media.list(uuid)).map((row) => columnsIn(shape.media.element, row)),
        tokens: ofPage((await store.tokens.list(uuid)).sort((a, b) => Number(a.created_at) - Number(b.created_at))).map(tokenRecord),
        timeline: log.rows,
      };
      const address = `${config.publicUrl}/workflows/v1/workflows/${uuid}/data`;
      return {
        ...workflowRecord(app.steps, whole, caller),
        exported_at: clock.now().toISOString(),
        learned: whole.steps.flatMap((step) => (step.facts ? [{ step_uuid: step.uuid, facts: { ...step.facts } }] : [])),
        ...lists,
        copies: (await new CopyRows(caller, trx).list(uuid)).map((row) => ({
          ...columnsIn(shape.copies.element, row),
          link_expires_at: timeText(row.expires_at),
        })),
        next_page_url: goesOn ? `${address}?page=${page + 1}` : null,
      };
    });
    return ok(await withPersonOnRecord(app, caller, data));
  });

function tokenRecord(row: TokenRow): WorkflowData['tokens'][number] {
  const { delivery } = row;
  const linkDelivery = delivery && { channel: delivery.channel, to: delivery.to, taken: delivery.taken };
  return { ...columnsIn(shape.tokens.element, row), sent: linkDelivery };
}
