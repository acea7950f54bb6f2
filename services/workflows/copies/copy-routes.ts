import { type Context, Hono } from 'hono';
import type { EdgeEnv, Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import { readLimited } from '#platform/edge/read-limited.ts';
import { StepFailure } from '#steps/base/step.server.ts';
import { workflowStore } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';
import { mask } from '../person/mask.ts';
import type { Transitions } from '../state/transitions.ts';
import type { PortsOf } from '../step-context/step-context.ts';
import { type CopyRow, copiesOf } from './copies-store.ts';
import type { CopyFiles } from './copy-file.ts';
import { COPY_PAGES, type CopyLinks } from './copy-link.ts';
import { COPY_PAGE_CSP, type CopyPage, copyPage, type PageLanguage } from './copy-page.ts';

/** Codes that one copy's page sends in all; each has the five guesses of the code service. */
const MOST_CODES = 10;
const CODE_LIFE = '10m';
/** What one copy's page answers. */
const PAGES = { count: 30, seconds: 60 };
const LONGEST_FORM = 2_000;
const DEADLINE_MS = 30_000;

interface CopyRoutesParts {
  transitions: Transitions;
  files: CopyFiles;
  links: CopyLinks;
  ports: PortsOf;
}

/**
 * The page of a copy that was too large for a mail: who has the link has a code sent to the address that the mail went to, and downloads
 * the copy with it. Opening the page sends nothing, for programs open links too.
 */
export function createCopyRoutes(platform: Platform<WorkflowTables>, { transitions, files, links, ports }: CopyRoutesParts): Hono<EdgeEnv> {
  const { clock, database, limits, tenants } = platform;
  const routes = new Hono<EdgeEnv>();

  /** Null where the link opens nothing. */
  const find = async (c: Context<EdgeEnv>) => {
    const owner = await links.read(c.req.param('link') ?? '');
    const row = owner && (await copiesOf(owner, database.query, clock.now()).get(owner.copy));
    const isOpen = row?.expires_at && row.address && row.status !== 'refused' && row.expires_at > clock.now();
    if (!owner || !row || !isOpen) return null;
    const deadline = clock.now().getTime() + DEADLINE_MS;
    const caller = systemCaller(owner, 'copy-page', { workflow: row.workflow_uuid, requestId: c.get('requestId'), deadline });
    const { company, languages } = await tenants.settings(owner.tenantId);
    const language: PageLanguage = languages.includes('en') && /^en\b/i.test(c.req.header('accept-language') ?? '') ? 'en' : 'es-MX';
    return { row: row as CopyRow & { address: string }, caller, company, language };
  };
  type Found = NonNullable<Awaited<ReturnType<typeof find>>>;

  const show = (
    c: Context<EdgeEnv>,
    visit: Found | null,
    page: 'start' | 'code',
    trouble: Exclude<CopyPage, { shows: 'gone' }>['trouble'],
    status: 200 | 404 | 429 = visit ? 200 : 404,
  ) => {
    const address = `/workflows${COPY_PAGES}/${encodeURIComponent(c.req.param('link') ?? '')}`;
    const content: CopyPage = visit
      ? { shows: page, to: mask(visit.row.address), company: visit.company.name, trouble }
      : { shows: 'gone' };
    const language = visit?.language ?? (/^en\b/i.test(c.req.header('accept-language') ?? '') ? 'en' : 'es-MX');
    return c.html(copyPage(content, language, address), status, {
      'content-security-policy': COPY_PAGE_CSP,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  };

  /** Whoever opens the page too often is told so on the page. */
  const handleVisit =
    (page: 'start' | 'code', answer: (c: Context<EdgeEnv>, found: Found) => Promise<Response>) => async (c: Context<EdgeEnv>) => {
      const visit = await find(c);
      if (!visit) return show(c, null, 'start', null);
      try {
        await limits.take(`copy pages ${visit.caller.tenantId} ${visit.row.uuid}`, PAGES);
      } catch (cause) {
        if (troubleOf(cause, 'notSent') === 'tooMany') return show(c, visit, page, 'tooMany', 429);
        throw cause;
      }
      return answer(c, visit);
    };

  routes.get(
    `${COPY_PAGES}/:link`,
    handleVisit('start', async (c, visit) => show(c, visit, 'start', null)),
  );

  const sendCode = handleVisit('code', async (c, visit) => {
    const { row, caller, company, language } = visit;
    const step = row.uuid;
    const codes = copiesOf(caller, database.query, clock.now());
    if (!(await codes.countCode(row.uuid, MOST_CODES))) return show(c, visit, 'code', 'tooMany');
    try {
      const message = { type: 'EMAIL' as const, to: row.address, from_key: true, step, expires_in: CODE_LIFE };
      await ports(caller, null).otp.send({ ...message, company: company.name, language });
      return show(c, visit, 'code', null);
    } catch (cause) {
      return show(c, visit, 'code', troubleOf(cause, 'notSent'));
    }
  });

  routes.post(`${COPY_PAGES}/:link/code`, sendCode);

  const download = handleVisit('code', async (c, visit) => {
    const { row, caller } = visit;
    const form = new URLSearchParams(Buffer.from(await readLimited(c.req.raw, LONGEST_FORM)).toString());
    const code = (form.get('code') ?? '').replace(/\D/g, '').slice(0, 20);
    if (code === '') return show(c, visit, 'code', 'wrong');
    try {
      const { match, reason } = await ports(caller, null).otp.validate({ type: 'EMAIL', to: row.address, step: row.uuid, code });
      if (!match) return show(c, visit, 'code', reason);
    } catch (cause) {
      return show(c, visit, 'code', troubleOf(cause, 'notSent'));
    }
    const snapshot = await transitions.read(workflowStore(caller, database.query), row.workflow_uuid);
    const copy = files.of(snapshot).find(({ step }) => step.uuid === row.step_uuid);
    const bytes = copy?.ready ? await files.bytes(caller, snapshot, copy) : null;
    if (!copy || !bytes) return show(c, null, 'start', null);
    await database.transaction((trx) =>
      platform.events.append(
        trx,
        caller,
        { kind: 'workflow', id: row.workflow_uuid },
        { type: 'copy.downloaded', data: { step: row.step_uuid } },
      ),
    );
    return c.body(bytes, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(copy.save_as)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  routes.post(`${COPY_PAGES}/:link/file`, download);

  return routes;
}

function troubleOf(cause: unknown, otherwise: 'notSent'): 'tooMany' | 'notSent' {
  const key = cause instanceof StepFailure ? cause.problem : cause instanceof Problem ? cause.key : null;
  return key === 'rate_limited' ? 'tooMany' : otherwise;
}
