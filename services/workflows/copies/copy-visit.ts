import type { Context } from 'hono';
import type { Caller, EdgeEnv } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import { StepFailure } from '#steps/base/step.server.ts';
import { mask } from '../person/mask.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { COPY_PAGES, readCopyLink } from './copy-link.ts';
import { COPY_PAGE_CSP, type CopyTrouble, copyPage, type PageLanguage } from './copy-page.ts';
import { type CopyRow, CopyRows } from './copy-rows.ts';

const REQUEST_DEADLINE_MS = 30_000;
const REQUESTS_PER_COPY = { count: 30, seconds: 60 };

export const PRIVATE_HEADERS = { 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' };

/** A request to a copy's page with a valid link. */
export interface CopyVisit {
  row: CopyRow & { address: string };
  caller: Caller;
  company: string;
  language: PageLanguage;
}

/** Finds the copy of the link. Null if the link is invalid or expired. */
async function findVisit(app: WorkflowsApp, c: Context<EdgeEnv>): Promise<CopyVisit | null> {
  const { clock, database, tenants } = app.platform;
  const owner = await readCopyLink(app, c.req.param('link') ?? '');
  const row = owner && (await new CopyRows(owner, database.query).find(owner.copy));
  if (!row?.expires_at || !row.address || row.status === 'refused' || row.expires_at <= clock.now()) return null;
  const deadline = clock.now().getTime() + REQUEST_DEADLINE_MS;
  const caller = systemCaller(owner!, 'copy-page', { workflow: row.workflow_uuid, requestId: c.get('requestId'), deadline });
  const { company, languages } = await tenants.settings(caller.tenantId);
  const language = languages.includes('en') ? preferredLanguage(c) : 'es-MX';
  return { row: { ...row, address: row.address }, caller, company: company.name, language };
}

/** Returns a handler of requests to a copy's page. It shows an error page for an invalid link and above the limit of requests. */
export function onVisit(
  app: WorkflowsApp,
  page: 'start' | 'code',
  answer: (c: Context<EdgeEnv>, visit: CopyVisit) => Promise<Response>,
): (c: Context<EdgeEnv>) => Promise<Response> {
  return async (c) => {
    const visit = await findVisit(app, c);
    if (!visit) return showGone(c);
    try {
      await app.platform.limits.take(`copy pages ${visit.caller.tenantId} ${visit.row.uuid}`, REQUESTS_PER_COPY);
    } catch (cause) {
      if (troubleOf(cause) === 'tooMany') return showPage(c, visit, page, 'tooMany', 429);
      throw cause;
    }
    return answer(c, visit);
  };
}

export function showPage(
  c: Context<EdgeEnv>,
  visit: CopyVisit,
  shows: 'start' | 'code',
  trouble: CopyTrouble | null,
  status: 200 | 429 = 200,
) {
  const address = `/workflows${COPY_PAGES}/${encodeURIComponent(c.req.param('link') ?? '')}`;
  const content = { shows, to: mask(visit.row.address), company: visit.company, trouble };
  return c.html(copyPage(content, visit.language, address), status, pageHeaders);
}

export function showGone(c: Context<EdgeEnv>) {
  return c.html(copyPage({ shows: 'gone' }, preferredLanguage(c), ''), 404, pageHeaders);
}

export function troubleOf(cause: unknown): 'tooMany' | 'notSent' {
  const key = cause instanceof StepFailure ? cause.problem : cause instanceof Problem ? cause.key : null;
  return key === 'rate_limited' ? 'tooMany' : 'notSent';
}

const preferredLanguage = (c: Context<EdgeEnv>): PageLanguage => (/^en\b/i.test(c.req.header('accept-language') ?? '') ? 'en' : 'es-MX');

const pageHeaders = { ...PRIVATE_HEADERS, 'content-security-policy': COPY_PAGE_CSP, 'cache-control': 'no-store' };
