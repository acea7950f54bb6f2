import type { Router } from '@orpc/server';
import { Hono } from 'hono';
import { ADMIN_SCOPE } from '#contracts/base/settings.ts';
import { workflowEvents } from '#contracts/workflows/events.ts';
import { workflowsContract } from '#contracts/workflows/workflows.ts';
import type { CallContext, EdgeEnv, Platform } from '#platform/base/ports.ts';
import { defineService, type ServiceFacts, type ServiceModule } from '#platform/base/service.ts';
import { createTurns } from '#platform/base/turns.ts';
import { seeing } from '#platform/data/seeing.ts';
import type { AnyStepHandler } from '#steps/base/step.server.ts';
import { createKnownPerson } from './conditions/known-person.ts';
import { type WorkflowSettings, workflowConfig } from './config.ts';
import { createCopyFiles } from './copies/copy-file.ts';
import { createCopyLinks } from './copies/copy-link.ts';
import { createCopyRoutes } from './copies/copy-routes.ts';
import { type CopyMails, createMailCopies } from './copies/mail-copies.ts';
import { createRenewal } from './copies/renewal.ts';
import { createPreparation } from './creation/preparation.ts';
import { createExecution } from './execution/execution.ts';
import { createFaults } from './execution/faults.ts';
import { createStepFiles } from './execution/step-files.ts';
import { createHandoff } from './links/handoff.ts';
import { createLinkMessages, type LinksPort } from './links/link-messages.ts';
import { createNewLink } from './links/new-link.ts';
import { createDiscard } from './media/discard.ts';
import { createDownloads } from './media/download.ts';
import { createUploads } from './media/uploads.ts';
import { INVALID_BODY } from './model/bodies.ts';
import { type StepCatalog, serveSteps } from './model/steps.ts';
import { workflowStore } from './model/store.ts';
import type { WorkflowTables } from './model/tables.ts';
import { createJudgement } from './person/claims.ts';
import { createNews, type NoticesPort } from './person/news.ts';
import { createAttachJob, type PeoplePort } from './person/person.ts';
import { createTellPeople } from './person/tell-people.ts';
import { claimsRule } from './retention/claims-retention.ts';
import { createForgetDocuments, type SignedDocumentsPort } from './retention/forget-documents.ts';
import { retentionRules } from './retention/retention.ts';
import { createReview, REVIEW_SCOPE } from './review.ts';
import { createRouter } from './router.ts';
import { sessionPaths } from './session-routes/session-document.ts';
import { createSessionRoutes } from './session-routes/session-routes.ts';
import type { TemplatesPort } from './settings/template-bindings.ts';
import { createChanges } from './state/changes.ts';
import { createTransitions } from './state/transitions.ts';
import { createWrites } from './state/writes.ts';
import { createStepContexts, type PortsOf } from './step-context/step-context.ts';
import { createTokenUse } from './tokens/token-use.ts';
import { createOperations } from './workflows/operations.ts';

/** The endings whose first delivery is the workflow's `callback_at`. */
const ENDINGS: ReadonlySet<string> = new Set(['workflow.finished', 'workflow.failed', 'workflow.rules_failed', 'workflow.skipped']);

export interface WorkflowsParts {
  catalog: StepCatalog;
  handlers: Readonly<Record<string, AnyStepHandler>>;
  ports: PortsOf;
  links: LinksPort;
  notices: NoticesPort;
  mails: CopyMails;
  people: PeoplePort;
  documents: SignedDocumentsPort;
  templates: TemplatesPort;
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
  { catalog, handlers, ports, links, notices, mails, people, documents, templates }: WorkflowsParts,
): WorkflowsService {
  const steps = serveSteps(catalog, handlers);
  const changes = createChanges(platform);
  const writes = createWrites(platform, createTurns(), changes);
  const transitions = createTransitions(platform, steps);
  const { discard, start: startDiscarding } = createDiscard(platform);
  const downloads = createDownloads(platform);
  const knownPerson = createKnownPerson(platform, people);
  const forgetDocuments = createForgetDocuments(platform, documents);
  const preparation = createPreparation(platform, { steps, ports });
  const operations = createOperations(platform, {
    steps,
    transitions,
    writes,
    people,
    discard,
    knownPerson,
    forgetDocuments,
    prepare: preparation.prepare,
  });
  const judgement = createJudgement({ platform, people, steps, transitions, writes });
  const contexts = createStepContexts(platform, { ports, people, steps });
  const renewal = createRenewal(platform, { steps, transitions, contexts, changes });
  const faults = createFaults(platform, transitions);
  const execution = createExecution(platform, { steps, transitions, contexts, discard, renewal, faults, knownPerson });
  const copyLinks = createCopyLinks(platform);
  const copyFiles = createCopyFiles({ steps, contexts });
  const mailCopies = createMailCopies(platform, { transitions, files: copyFiles, links: copyLinks, mails });
  const copyRoutes = createCopyRoutes(platform, { transitions, files: copyFiles, links: copyLinks, ports });
  const review = createReview({ platform, steps, execution, writes });
  const files = createStepFiles(platform, { steps, transitions, contexts, faults, writes });
  const uploads = createUploads(platform, { steps, transitions, writes });
  const messages = createLinkMessages(platform, { links, steps });
  const handoff = createHandoff(platform, { transitions, messages });
  const newLink = createNewLink(platform, { transitions, messages });
  const news = createNews(platform, notices);
  const tellPeople = createTellPeople(platform, people);
  const attachJob = createAttachJob(platform, people, { transitions, changes, knownPerson });

  platform.webhooks.onDelivered(async (trx, { tenantId, livemode, type, subject, deliveredAt }) => {
    if (subject.kind !== 'workflow' || !ENDINGS.has(type)) return;
    const store = workflowStore({ tenantId, livemode }, seeing<WorkflowTables>(trx));
    const whole = await store.find(subject.id);
    if (whole?.workflow.callback_at === null) await store.update(subject.id, { callback_at: deliveredAt });
  });

  return {
    ...facts,
    router: createRouter(platform, { steps, operations, preparation, judgement, review, downloads, people, templates, renewal }),
    authenticateBearer: createTokenUse(platform, changes),
    routes: createSessionRoutes(platform, { steps, transitions, writes, changes, execution, handoff, newLink, messages, uploads, files }),
    publicRoutes: new Hono<EdgeEnv>().route('/', downloads.routes).route('/', copyRoutes),
    async start() {
      await attachJob.start();
      await tellPeople.start();
      await news.start();
      await startDiscarding();
      await forgetDocuments.start();
      await renewal.start();
      await mailCopies.start();
      const rules = [...retentionRules(platform, { transitions, changes, discard }), claimsRule(platform, transitions)];
      for (const rule of rules) await platform.retention.every(rule);
    },
  };
}

/** The parts that the joins answer; what a step may use of the operator's settings is theirs to say. */
export interface WorkflowsPorts extends Omit<WorkflowsParts, 'ports'> {
  ports(settings: WorkflowSettings): WorkflowsParts['ports'];
}

export const workflows = defineService({
  ...facts,
  config: workflowConfig,
  create: (platform: Platform<WorkflowTables>, { settings, ports }: { settings: WorkflowSettings; ports: WorkflowsPorts }) =>
    createWorkflowsService(platform, { ...ports, ports: ports.ports(settings) }),
});
