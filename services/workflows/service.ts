import type { Router } from '@orpc/server';
import { Hono } from 'hono';
import { ADMIN_SCOPE } from '#contracts/base/settings.ts';
import { workflowEvents } from '#contracts/workflows/events.ts';
import { workflowsContract } from '#contracts/workflows/workflows.ts';
import type { CallContext, EdgeEnv, Platform } from '#platform/base/ports.ts';
import { defineService, type ServiceFacts, type ServiceModule } from '#platform/base/service.ts';
import { createTurns } from '#platform/base/turns.ts';
import { withTables } from '#platform/data/with-tables.ts';
import type { AnyStepHandler } from '#steps/base/step.server.ts';
import { type WorkflowSettings, workflowConfig } from './config.ts';
import { copyRoutes } from './copies/copy-routes.ts';
import { startMailingCopies } from './copies/mail-copies.ts';
import { startRenewing } from './copies/renew-steps.ts';
import { startTellingDocuments } from './copies/tell-documents.ts';
import { startDiscarding } from './media/discard.ts';
import { createMediaLinks, mediaRoutes } from './media/download.ts';
import { INVALID_BODY } from './model/bodies.ts';
import { type StepCatalog, serveSteps } from './model/steps.ts';
import { workflowStore } from './model/store.ts';
import type { WorkflowTables } from './model/tables.ts';
import { startAttaching } from './person/attach-person.ts';
import { startTellingPerson } from './person/news.ts';
import { startTellingPeople } from './person/tell-people.ts';
import type { PortsOf } from './ports/steps.ts';
import { claimsRule } from './retention/expire-claims.ts';
import { expiryRule } from './retention/expire-workflows.ts';
import { startForgettingInPeople } from './retention/forget-in-people.ts';
import { mediaRule } from './retention/forget-media.ts';
import { createRouter } from './router.ts';
import { sessionPaths } from './session-routes/session-document.ts';
import { sessionRoutes } from './session-routes/session-routes.ts';
import type { WorkflowsApp } from './state/app.ts';
import { createChanges } from './state/changes.ts';
import { authenticateSession } from './tokens/authenticate-session.ts';
import { REVIEW_SCOPE } from './workflows/review-step.ts';

/** The steps and the other services that this service depends on. */
export interface WorkflowsParts extends Omit<WorkflowsApp, 'platform' | 'steps' | 'changes' | 'turns'> {
  catalog: StepCatalog;
  handlers: Readonly<Record<string, AnyStepHandler>>;
}

export interface WorkflowsService extends ServiceModule {
  router: Router<typeof workflowsContract, CallContext>;
}

const facts = {
  name: 'workflows',
  title: 'Workflows',
  version: 'stable',
  description: 'Onboarding flows, the links that open them, and what every step recorded.',
  contract: workflowsContract,
  events: workflowEvents,
  scopes: { '/v1/settings': ADMIN_SCOPE },
  finerScopes: [REVIEW_SCOPE],
  invalidBody: INVALID_BODY,
  unauthorizedStatus: 403,
  migrations: new URL('./migrations/', import.meta.url),
  morePaths: sessionPaths,
} as const satisfies ServiceFacts;

export function createWorkflowsService(
  platform: Platform<WorkflowTables>,
  { catalog, handlers, ...ports }: WorkflowsParts,
): WorkflowsService {
  const app = { ...ports, platform, steps: serveSteps(catalog, handlers), changes: createChanges(platform), turns: createTurns() };
  const mediaLinks = createMediaLinks(app);
  noteCallbacks(platform);
  return {
    ...facts,
    router: createRouter(app, mediaLinks),
    authenticateBearer: (bearer, request) => authenticateSession(app, bearer, request),
    routes: sessionRoutes(app),
    publicRoutes: new Hono<EdgeEnv>().route('/', mediaRoutes(app, mediaLinks)).route('/', copyRoutes(app)),
    async start() {
      await startAttaching(app);
      await startTellingPeople(app);
      await startTellingPerson(app);
      await startDiscarding(app);
      await startForgettingInPeople(app);
      await startTellingDocuments(app);
      await startRenewing(app);
      await startMailingCopies(app);
      for (const rule of [expiryRule(app), mediaRule(app), claimsRule(app)]) await platform.retention.every(rule);
    },
  };
}

/** Stores the time of the first delivered webhook about each workflow as `callback_at`. */
function noteCallbacks(platform: Platform<WorkflowTables>): void {
  platform.webhooks.onDelivered(async (trx, { tenantId, livemode, subject, deliveredAt }) => {
    if (subject.kind !== 'workflow') return;
    const { workflows: rows } = workflowStore({ tenantId, livemode }, withTables<WorkflowTables>(trx));
    const whole = await rows.find(subject.id);
    if (whole?.workflow.callback_at === null) await rows.change(subject.id, { callback_at: deliveredAt });
  });
}

/** The parts that the joins implement. The ports of steps depend on the operator's settings. */
export interface WorkflowsPorts extends Omit<WorkflowsParts, 'ports'> {
  ports(settings: WorkflowSettings): PortsOf;
}

export const workflows = defineService({
  ...facts,
  config: workflowConfig,
  create: (platform: Platform<WorkflowTables>, { settings, ports }: { settings: WorkflowSettings; ports: WorkflowsPorts }) =>
    createWorkflowsService(platform, { ...ports, ports: ports.ports(settings) }),
});
