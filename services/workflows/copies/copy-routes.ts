import { type Context, Hono } from 'hono';
import type { EdgeEnv } from '#platform/base/ports.ts';
import { readLimited } from '#platform/edge/read-limited.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { snapshotOf } from '../state/snapshot.ts';
import { inTransaction, logEntry, storeOf } from '../state/unit.ts';
import { copiesIn, copyBytes } from './copy-file.ts';
import { COPY_PAGES } from './copy-link.ts';
import { CopyRows } from './copy-rows.ts';
import { type CopyVisit, onVisit, PRIVATE_HEADERS, showGone, showPage, troubleOf } from './copy-visit.ts';

/** Maximum number of codes that the page of one copy sends in total. The code service limits the wrong tries for each. */
const MAX_CODES = 10;
const CODE_LIFETIME = '10m';
const LARGEST_FORM_BYTES = 2_000;

/**
 * Serves the page where a person downloads a signed copy that was too large for a mail. The page sends a code to the address that received
 * the mail, and the code opens the download. A GET sends nothing, because mail programs open links too.
 */
export function copyRoutes(app: WorkflowsApp): Hono<EdgeEnv> {
  return new Hono<EdgeEnv>()
    .get(
      `${COPY_PAGES}/:link`,
      onVisit(app, 'start', async (c, visit) => showPage(c, visit, 'start', null)),
    )
    .post(
      `${COPY_PAGES}/:link/code`,
      onVisit(app, 'code', (c, visit) => sendCode(app, c, visit)),
    )
    .post(
      `${COPY_PAGES}/:link/file`,
      onVisit(app, 'code', (c, visit) => download(app, c, visit)),
    );
}

async function sendCode(app: WorkflowsApp, c: Context<EdgeEnv>, visit: CopyVisit): Promise<Response> {
  const { row, caller, company, language } = visit;
  const { clock, database } = app.platform;
  const rows = new CopyRows(caller, database.query);
  if (!(await rows.countCode(row.uuid, MAX_CODES, clock.now()))) return showPage(c, visit, 'code', 'tooMany');
  try {
    const message = { type: 'EMAIL' as const, to: row.address, from_key: true, step: row.uuid, expires_in: CODE_LIFETIME };
    await app.ports(caller, null).otp.send({ ...message, company, language });
    return showPage(c, visit, 'code', null);
  } catch (cause) {
    return showPage(c, visit, 'code', troubleOf(cause));
  }
}

async function download(app: WorkflowsApp, c: Context<EdgeEnv>, visit: CopyVisit): Promise<Response> {
  const { row, caller } = visit;
  const form = new URLSearchParams(Buffer.from(await readLimited(c.req.raw, LARGEST_FORM_BYTES)).toString());
  const code = (form.get('code') ?? '').replace(/\D/g, '').slice(0, 20);
  if (code === '') return showPage(c, visit, 'code', 'wrong');
  try {
    const { match, reason } = await app.ports(caller, null).otp.validate({ type: 'EMAIL', to: row.address, step: row.uuid, code });
    if (!match) return showPage(c, visit, 'code', reason);
  } catch (cause) {
    return showPage(c, visit, 'code', troubleOf(cause));
  }
  const snapshot = await snapshotOf(app, storeOf(app, caller), row.workflow_uuid);
  const copy = copiesIn(app, snapshot).find(({ step }) => step.uuid === row.step_uuid);
  const bytes = copy?.ready ? await copyBytes(app, caller, snapshot, copy) : null;
  if (!copy || !bytes) return showGone(c);
  await inTransaction(app, caller, (unit) => logEntry(unit, row.workflow_uuid, 'copy.downloaded', { step: row.step_uuid }));
  return c.body(bytes, 200, {
    ...PRIVATE_HEADERS,
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(copy.save_as)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  });
}
