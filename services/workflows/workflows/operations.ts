import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { MOST_FIGURES, sessionFigures } from '#contracts/session/session.ts';
import type { CreateWorkflow, ReportedError, TokenRequest, UpdateWorkflow } from '#contracts/workflows/bodies.ts';
import { publishedReason, reportedErrorId } from '#contracts/workflows/errors.ts';
import type { DeviceMetadata, IssuedToken, WorkflowOfCaller, WorkflowRecord } from '#contracts/workflows/records.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { conditionColumns } from '../conditions/conditions.ts';
import { type KnownPersonReader, readsPerson } from '../conditions/known-person.ts';
import { checkedCallback, planSteps } from '../creation/creation.ts';
import { lookUp } from '../creation/look-up.ts';
import type { createPreparation } from '../creation/preparation.ts';
import { isOver } from '../engine/session-standing.ts';
import type { EngineError } from '../engine/state.ts';
import type { Discard } from '../media/discard.ts';
import { invalid } from '../model/bodies.ts';
import { pack } from '../model/pack.ts';
import { PEOPLE_SCOPE, recordForSession, timeText, workflowRecord } from '../model/records.ts';
import type { ServedSteps } from '../model/steps.ts';
import { workflowStore } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';
import type { PeoplePort } from '../person/person.ts';
import type { ForgetDocuments, LeftDocuments } from '../retention/forget-documents.ts';
import { refuseForeignReason } from '../state/refusals.ts';
import { isLive, isSession } from '../state/session-caller.ts';
import { existingWorkflow, type Snapshot, type Transitions, type Unit } from '../state/transitions.ts';
import type { Writes } from '../state/writes.ts';
import { checkedLinks, executionUrl, expiryOf, issueToken, qrCode } from '../tokens/tokens.ts';

export interface OperationParts {
  steps: ServedSteps;
  transitions: Transitions;
  writes: Writes;
  people: PeoplePort;
  discard: Discard;
  prepare: ReturnType<typeof createPreparation>['prepare'];
  knownPerson: KnownPersonReader;
  forgetDocuments: Pick<ForgetDocuments, 'later' | 'now'>;
}

/** The partner's operations: they make, open, update and delete workflows, and issue and revoke their tokens. */
export function createOperations(platform: Platform<WorkflowTables>, parts: OperationParts) {
  const { steps, transitions, writes, people, discard, prepare, knownPerson, forgetDocuments } = parts;
  const { allowLoopbackWebhooks: allowLoopback, publicUrl } = platform.config;

  const reread = async ({ store, caller }: Pick<Unit, 'store' | 'caller'>, uuid: string): Promise<WorkflowRecord> =>
    workflowRecord(steps, existingWorkflow(await store.find(uuid)), caller);

  /** A key sees the whole workflow. */
  const asCallerSees = async ({ store, caller }: Unit, uuid: string): Promise<WorkflowOfCaller> => {
    const whole = existingWorkflow(await store.find(uuid));
    const record = workflowRecord(steps, whole, caller);
    return isSession(caller) ? recordForSession(record, whole) : record;
  };

  return {
    /**
     * @param bodyOf Is not asked again for a repeat: what it is made of may have changed since.
     * @param template Of which the workflow is made, if of one.
     */
    create(context: CallContext, bodyOf: () => Promise<CreateWorkflow>, template: string | null = null): Promise<WorkflowRecord> {
      const { caller } = context;
      const work = async () => {
        const body = await bodyOf();
        const plan = planSteps(body, steps, { livemode: caller.livemode });
        const callbackUrl = checkedCallback(body.callback_url ?? null, allowLoopback);
        const peopleUuid = body.people_uuid ?? null;
        if (peopleUuid !== null && !(await people.exists(caller, peopleUuid))) {
          throw invalid([{ path: 'people_uuid', code: 'unknown_person', message: 'There is no such person' }]);
        }
        const { rules } = await lookUp(platform, caller, body, { steps: plan, isPersonGiven: peopleUuid !== null });
        // What is skipped and which rules fail tell what the record says.
        if (peopleUuid !== null && readsPerson({ skip_steps: body.skip_steps ?? null, rules }) && !caller.scopes.has(PEOPLE_SCOPE))
          throw new Problem('scope_missing', `A condition over the record of people_uuid needs the scope ${PEOPLE_SCOPE}`);
        const ready = await prepare(caller, plan, peopleUuid);
        const uuid = randomUUID();
        const at = platform.clock.now();
        return async (trx: Unit['trx']) => {
          const store = workflowStore(caller, trx);
          await store.insert(
            {
              uuid,
              status: 'pristine',
              person: 'none',
              people_uuid: peopleUuid,
              people_given: peopleUuid !== null,
              vouched_by: peopleUuid === null ? null : 'partner',
              claims: null,
              claims_at: null,
              claims_accepted: null,
              claims_warned_at: null,
              waiting_since: null,
              vouching: null,
              shown_at: null,
              responsible_uuid: body.responsible_uuid ?? null,
              entity_uuid: body.entity_uuid ?? null,
              external_reference_id: body.external_reference_id ?? null,
              callback_url: callbackUrl,
              callback_at: null,
              disable_geolocation: body.disable_geolocation ?? false,
              expires_in: body.expires_in ?? 0,
              template_binding_uuid: body.autofill?.template_binding_uuid ?? null,
              document_uuid: ready.find(({ record }) => record.document_uuid)?.record.document_uuid ?? null,
              ...conditionColumns(body, rules),
              metadata: body.metadata ? JSON.stringify(body.metadata) : null,
              internal_metadata: null,
              error: null,
              started_at: null,
              finished_at: null,
              media_removed_at: null,
              handoff_token: null,
              send_email: body.autofill?.send_email === true,
              user_email: body.autofill?.user_email ?? null,
              created_at: at,
              updated_at: at,
            },
            ready.map(({ uuid: stepUuid, step, custom_id, setup, memory }, position) => ({
              uuid: stepUuid,
              step,
              custom_id,
              workflow_uuid: uuid,
              position,
              status: 'pristine',
              version: 0,
              faults: 0,
              setup: pack(setup),
              payload: null,
              facts: null,
              memory: JSON.stringify(memory),
              coordinates: null,
              error: null,
              started_at: null,
              finished_at: null,
              created_at: at,
              updated_at: at,
            })),
          );
          const entry = { type: 'workflow.created', data: { steps: plan.length, ...(template && { template }) } };
          await platform.events.append(trx, caller, { kind: 'workflow', id: uuid }, entry);
          return reread({ store, caller }, uuid);
        };
      };
      return platform.onceAfter(context, work, {
        of: ({ uuid }) => uuid,
        read: (trx, uuid) => reread({ store: workflowStore(caller, trx), caller }, uuid),
      });
    },

    async initialize(context: CallContext, uuid: string, device: DeviceMetadata): Promise<WorkflowOfCaller> {
      const person = await knownPerson.in(context.caller, uuid);
      return writes.once(context, uuid, async (unit) => {
        const snapshot = await transitions.lock(unit, uuid);
        const { kind } = context.caller;
        // After the end a session changes nothing, what is recorded of the device included.
        if (kind === 'session' && isOver(snapshot.state)) return asCallerSees(unit, uuid);
        const before = snapshot.workflow.internal_metadata;
        const after = mergedDevice(before, seenDevice(context, device));
        const otherDevice = !isDeepStrictEqual(before, after);
        await transitions.apply({ ...unit, person }, snapshot, { type: 'initialize', at: platform.clock.now(), otherDevice });
        await unit.store.update(uuid, { internal_metadata: JSON.stringify(after) });
        return asCallerSees(unit, uuid);
      });
    },

    async update(context: CallContext, uuid: string, body: UpdateWorkflow): Promise<WorkflowOfCaller> {
      const person = await knownPerson.in(context.caller, uuid);
      return writes.once(context, uuid, async (unit) => {
        const snapshot = await transitions.lock(unit, uuid);
        const by = context.caller.kind === 'session' ? 'session' : 'key';
        const error = by === 'session' ? errorOfSession(body, snapshot) : body.error ? errorOfKey(body.error) : null;
        const event = { type: 'manual', at: platform.clock.now(), by, status: body.status ?? null, error } as const;
        await transitions.apply({ ...unit, person }, snapshot, event);
        if (body.internal_metadata) {
          const deviceMetadata = mergedDevice(snapshot.workflow.internal_metadata, seenDevice(context, body.internal_metadata));
          await unit.store.update(uuid, { internal_metadata: JSON.stringify(deviceMetadata) });
        }
        return asCallerSees(unit, uuid);
      });
    },

    /** Deletes the rows now. The jobs that delete the bytes, and what was signed and hangs on nobody, are committed with them. */
    async remove(context: CallContext, uuid: string): Promise<LeftDocuments | null> {
      await writes.once(context, uuid, async (unit) => {
        await platform.tenants.refuseUnderLegalHold(unit.trx, unit.caller.tenantId);
        await transitions.lock(unit, uuid);
        const media = await unit.store.media(uuid);
        await discard(
          unit,
          media.map((medium) => medium.uuid),
        );
        await unit.store.remove(uuid);
        await forgetDocuments.later(unit, uuid);
        await platform.idempotency.forget(unit.trx, unit.caller, uuid);
        await platform.webhooks.forget(unit.trx, unit.caller, { kind: 'workflow', id: uuid });
        const entry = { type: 'workflow.deleted', data: { media: media.length } };
        await platform.events.append(unit.trx, unit.caller, { kind: 'workflow', id: uuid }, entry);
      });
      return forgetDocuments.now(context.caller, uuid);
    },

    issue(context: CallContext, uuid: string, request: TokenRequest): Promise<IssuedToken> {
      return writes.once(context, uuid, async (unit) => {
        const { caller, store } = unit;
        await platform.administration.keys.hold(caller);
        const links = checkedLinks(request, await platform.tenants.settings(caller.tenantId), { allowLoopback });
        const { workflow } = await transitions.lock({ store, caller }, uuid);
        const expiresAt = expiryOf(workflow, platform.clock.now());
        const token = await issueToken(platform, unit, { workflow_uuid: uuid, ...links, expires_at: expiresAt, made_by: null });
        const url = executionUrl(publicUrl, links.custom_domain, uuid, token.encodedToken);
        return {
          token: token.token,
          token_encoded: token.encodedToken,
          expiration: timeText(expiresAt),
          qr_code: request.generate_qr === undefined ? null : await qrCode(url),
          workflow: await reread({ store, caller }, uuid),
          url,
        };
      });
    },

    /** Ends every live token, and returns how many there were. The workflow stays. */
    revokeTokens(context: CallContext, uuid: string): Promise<number> {
      return writes.once(context, uuid, async (unit) => {
        await transitions.lock(unit, uuid);
        const at = platform.clock.now();
        const live = (await unit.store.tokens(uuid)).filter((token) => isLive(token, at));
        await unit.store.revokeTokens(uuid, at);
        await platform.events.append(
          unit.trx,
          unit.caller,
          { kind: 'workflow', id: uuid },
          { type: 'token.revoked', data: { tokens: live.length } },
        );
        return live.length;
      });
    },
  };
}

/**
 * What is recorded of a device. Of a session's the address is the one that the server saw, whatever the device says. A key's request comes
 * from the partner's server, whose address says nothing of the person, so the partner says it.
 */
function seenDevice({ caller, clientAddress }: CallContext, device: DeviceMetadata): DeviceMetadata {
  return isSession(caller) ? { ...device, ip: clientAddress ?? null } : device;
}

/** Merges what a device says of itself. A null leaves the earlier value. */
function mergedDevice(before: DeviceMetadata | null, change: DeviceMetadata): DeviceMetadata {
  const values = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null && value !== undefined));
  return { ...before, ...values };
}

/** The words of a key stay with keys. Whoever else is told of it, and the log, have the cause of the table, or `reported`. */
function errorOfKey(report: ReportedError): EngineError {
  const reason = publishedReason(report.details?.reason ?? '');
  return { reason, error_id: reportedErrorId(reason), fatal: report.fatal ?? false, extra: {}, sent: report };
}

/** What a session may not report, and when it may not. */
function errorOfSession({ error }: UpdateWorkflow, { state }: Snapshot): EngineError | null {
  const fault = error ? faultOf(error) : null;
  if (isOver(state)) throw new Problem('workflow_finished', 'The workflow has ended; nothing changes in it');
  return fault;
}

function faultOf({ fatal, extra, details }: ReportedError): EngineError {
  const reason = details?.reason ?? '';
  refuseForeignReason(reason, 'error.details.reason');
  const figures = sessionFigures.safeParse(extra ?? {});
  if (!figures.success) throw invalid([{ path: 'error.extra', code: 'invalid_value', message: `At most ${MOST_FIGURES} numbers` }]);
  if (details?.stack) throw invalid([{ path: 'error.details.stack', code: 'not_allowed', message: 'Only an API key sends a stack' }]);
  return { reason, error_id: reportedErrorId(reason), fatal: fatal ?? false, extra: figures.data };
}
