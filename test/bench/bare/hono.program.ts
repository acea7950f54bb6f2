import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { sql } from 'kysely';
import { z } from 'zod';
import { paged } from '#contracts/base/service.ts';
import { workflow } from '#contracts/workflows/records.ts';
import { workflowsContract } from '#contracts/workflows/workflows.ts';
import { listen } from '#platform/edge/listen.ts';
import { hashOfKey } from '#platform/tenancy/keys.ts';
import { closeOnSignal, readConfig, startServer } from '#services/main.ts';
import { unpack } from '#services/workflows/model/pack.ts';
import { idOf } from '#services/workflows/tokens/tokens.ts';

/**
 * Runs Zaguán's server and, in the same process, the least that returns the same answers: bare Hono on the same database engine, with the
 * same queries and the same zod checks of input and output. Prints one line of JSON when both listen.
 */

interface WorkflowRow extends Record<string, unknown> {
  uuid: string;
  created_at: Date;
  updated_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

const server = await startServer(readConfig(process.env));
const { engine, tenants, keys, keyring } = server.platform;
const tenant = await tenants.create({ name: 'Banco Aldaba', settings: { company: { name: 'Banco Aldaba' } } });
const made: string[] = [];
for (let count = 0; count < 40; count++)
  made.push((await keys.create({ tenantId: tenant.id, name: `bench ${count}`, livemode: true, scopes: ['workflows'] })).key);

const db = engine.db();
const listQuery = workflowsContract.list['~orpc'].inputSchema as z.ZodType<{ page: number; per_page: number }>;
const listAnswer = z.object({ success: z.literal(true), result: paged(workflow) });
const getAnswer = z.object({ success: z.literal(true), result: workflow });

const bare = new Hono();
bare.onError((error, c) => c.text(String(error).slice(0, 500), 500));
bare.get('/health', (c) => c.json({ status: 'ok' }));
bare.get('/list', async (c) => {
  await keyOf(c);
  const { page, per_page } = listQuery.parse(c.req.query());
  const { rows } = await sql<WorkflowRow>`select * from workflows.workflows where tenant_id = ${tenant.id} and livemode is true
    order by created_at desc, uuid desc limit ${per_page + 1} offset ${(page - 1) * per_page}`.execute(db);
  const steps = await stepsOf(rows.map(({ uuid }) => uuid));
  const data = rows.slice(0, per_page).map((row) => recordOf(row, steps.get(row.uuid) ?? []));
  const result = { current_page: page, data, from: 1, next_page_url: null, per_page, prev_page_url: null, to: data.length };
  return c.json(listAnswer.parse({ success: true, result }));
});
bare.get('/get/:uuid', async (c) => {
  await keyOf(c);
  const { rows } = await sql<WorkflowRow>`select * from workflows.workflows where tenant_id = ${tenant.id} and livemode is true
    and uuid = ${c.req.param('uuid')}`.execute(db);
  const row = rows[0]!;
  return c.json(getAnswer.parse({ success: true, result: recordOf(row, (await stepsOf([row.uuid])).get(row.uuid) ?? []) }));
});
/**
 * Returns the rows that a browser requests after each change. Neither server checks this answer with zod, since no contract declares it.
 */
bare.get('/read', async (c) => {
  const token = c.req.header('authorization')!.slice('Bearer '.length);
  const found = await sql<{ workflow_uuid: string }>`select t.*, coalesce(w.claims_at, w.finished_at) as ended_at
    from workflows.tokens t join workflows.workflows w on w.uuid = t.workflow_uuid and w.tenant_id = t.tenant_id and w.livemode = t.livemode
    where t.id = ${await idOf(keyring, token)}`.execute(db);
  const uuid = found.rows[0]!.workflow_uuid;
  const { rows } = await sql<WorkflowRow>`select * from workflows.workflows where tenant_id = ${tenant.id} and livemode is true
    and uuid = ${uuid}`.execute(db);
  const of = sql`tenant_id = ${tenant.id} and livemode is true and workflow_uuid = ${uuid}`;
  const steps = await sql<PackedStep>`select * from workflows.steps where ${of} order by position`.execute(db);
  const consents = await sql`select * from workflows.consents where ${of} order by number`.execute(db);
  const media = await sql`select * from workflows.media where ${of} order by created_at, uuid`.execute(db);
  return c.json({ workflow: rows[0], steps: steps.rows.map(unpackStep), consents: consents.rows, media: media.rows });
});

interface PackedStep {
  setup: Uint8Array;
  payload: Uint8Array | null;
  facts: Uint8Array | null;
}

const unpackStep = ({ setup, payload, facts, ...row }: PackedStep) => ({
  ...row,
  ...{ setup: unpack(setup), payload: payload && unpack(payload), facts: facts && unpack(facts) },
});

interface KeyRow {
  tenant_id: string;
  id: string;
  livemode: boolean;
  scopes: string[];
  hash: Uint8Array;
}

async function keyOf(c: Context): Promise<void> {
  const key = c.req.header('svc-apikey')!;
  const { rows } = await sql<KeyRow>`select * from platform.api_keys where id = ${key.split('_')[2]}`.execute(db);
  const row = rows[0]!;
  if (!timingSafeEqual(row.hash, await hashOfKey(keyring, row, key))) throw new Error('Not a key.');
}

async function stepsOf(uuids: readonly string[]): Promise<Map<string, Record<string, unknown>[]>> {
  const { rows } = await sql<WorkflowRow & { workflow_uuid: string; payload: Uint8Array | null }>`
    select uuid, workflow_uuid, step, custom_id, status, coordinates, error, payload, started_at, finished_at, created_at, updated_at
    from workflows.steps where tenant_id = ${tenant.id} and livemode is true and workflow_uuid = any(${[...uuids]}::uuid[])
    order by workflow_uuid, position`.execute(db);
  return Map.groupBy(
    rows.map((row) => ({
      ...row,
      ...times(row),
      payload: row.payload && unpack(row.payload),
      metadata: { name: row.step, title: null, description: null },
    })),
    ({ workflow_uuid }) => workflow_uuid,
  );
}

const times = ({ created_at, updated_at, started_at, finished_at }: WorkflowRow) => ({
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
  started_at: started_at?.toISOString() ?? null,
  finished_at: finished_at?.toISOString() ?? null,
});

const NOTHING = { lead_uuid: null, credit_uuid: null, skip_steps: null, rule_set_uuid: null, user_email: null };
const NO_DEVICE = Object.fromEntries(
  ['ip', 'user_agent', 'device_id', 'device_name', 'system_name', 'system_version', 'app_version'].map((name) => [name, null]),
);

function recordOf(row: WorkflowRow, steps: readonly object[]): object {
  const device = row.internal_metadata && { ...NO_DEVICE, ...(row.internal_metadata as object) };
  return { ...row, ...NOTHING, ...times(row), internal_metadata: device, callback_at: null, claims_at: null, steps };
}

const listening = await listen(bare, { port: 0, host: '127.0.0.1' });
closeOnSignal(async () => {
  await listening.close();
  await server.close();
});
process.stdout.write(
  `${JSON.stringify({ apiKey: null, keys: made, ours: server.localUrl, bare: `http://127.0.0.1:${listening.port}` })}\n`,
);
