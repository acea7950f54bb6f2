import { createHmac } from 'node:crypto';
import type { TenantSettings } from '#platform/base/administration.ts';
import type { Caller } from '#platform/base/ports.ts';
import { assignPerson } from '../documents/signer/assign-person.ts';
import type { WorkflowFacts } from '../model/attached-facts.ts';
import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import type { PeopleDatabase, PeopleTransaction } from '../model/tables.ts';
import type { Registries } from '../validations/classes/ports.ts';
import type { WriteParts } from '../vouching/write-parts.ts';
import { askAboutCard } from './card-in-registry.ts';
import { compareFace, type FaceTieParts } from './face-tie.ts';
import { type Attachment, type AttachmentAnswer, type CaptureEvidence, FactsWriter } from './facts-writer.ts';
import { releasePerson } from './release-person.ts';

export type AttachParts = FaceTieParts & WriteParts & { registries: Pick<Registries, 'credential'> };

export const attachFacts = (parts: AttachParts) =>
  implementer.internal.attach.handler(async ({ input, context: { caller } }) => ({
    success: true,
    result: await writeFacts(parts, caller, input),
  }));

/**
 * Writes a workflow's facts in one transaction: creates the person, or updates an existing person if a voucher (a trusted source: an API
 * key, a code, a credential) confirms the facts (`vouching.ts`). Without a voucher, an existing person stays unchanged and the facts are
 * returned as claims. Repeated facts of a step change nothing; new facts of that step change the rows that it created. Facts of another
 * person release the former person (`release-person.ts`).
 *
 * Throws `invalid_body` (422) for facts that no person can have, `not_found` for an unknown `people_uuid`, and `conflict` if the CURP
 * is not that of `people_uuid`.
 */
async function writeFacts(parts: AttachParts, caller: Caller, { card_answer, ...facts }: WorkflowFacts): Promise<AttachmentAnswer> {
  const { platform, vouching, scheduler } = parts;
  const now = platform.clock.now();
  const key = await platform.keys.lasting('people-attachments');
  const hash = createHmac('sha256', key).update(JSON.stringify(facts)).digest();
  const { people: policy } = await platform.tenants.settings(caller.tenantId);
  const stepColumns = { tenant_id: caller.tenantId, livemode: caller.livemode, workflow_id: facts.workflow, step: facts.step };
  const formerIn = (db: PeopleDatabase) =>
    db
      .selectFrom('people.attachments')
      .selectAll()
      .where((where) => where.and(stepColumns))
      .executeTakeFirst();
  const isAgain = (former: Attachment | undefined) => former !== undefined && hash.equals(former.facts_hash);
  const evidence = isAgain(await formerIn(platform.database.query))
    ? NO_EVIDENCE
    : await examineCapture(parts, caller, { ...facts, card_answer }, policy.enrollment);
  const answer = evidence.cardAnswer ? { card_answer: evidence.cardAnswer } : {};

  return platform.database.transaction(async (trx) => {
    await platform.database.turn(trx, `people/attach/${caller.tenantId}/${facts.workflow}/${facts.step}`);
    const former = await formerIn(trx);
    const writer = new FactsWriter([caller, trx, now], facts, evidence);
    if (former && isAgain(former)) return writer.answerAgain(former);

    const { person, isNew } = await writer.findOrMake();
    const own = former?.person_id === person.id ? former : undefined;
    const before = isNew ? null : await writer.recordOf(person);
    const permission = writer.permission(person, before, own, policy.unvouched);
    if (before && permission.writes === 'nothing') {
      if (former) await detachWorkflow(platform, caller, trx, former);
      return {
        people_uuid: null,
        vouched_by: null,
        vouching: null,
        joined: false,
        name_agreed: false,
        claims: writer.claims(person, before),
        ...answer,
      };
    }
    const { claims, columns, written, learning } = await writer.record({ person, before, own }, permission);
    const row = { ...columns, facts_hash: hash, attached_at: now };
    await trx
      .insertInto('people.attachments')
      .values({ ...stepColumns, ...row })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'livemode', 'workflow_id', 'step']).doUpdateSet(row))
      .execute();
    // After the attachment, which decides whose the workflow's documents are once something vouches.
    await vouching.learn(trx, caller, learning);
    const { id } = person;
    await assignPerson(platform.clock, trx, caller, { workflows: [facts.workflow], to: id });
    await scheduler.runOnChange(trx, caller, id, await writer.toValidate(person, before, written));
    if (former && !own) await releasePerson(platform, caller, trx, former, id);
    const { vouchedBy: vouched_by, isJoined: joined } = permission;
    const members = { person: !!facts.person, contact: !!facts.contact, address: !!facts.address };
    const data = { workflow: facts.workflow, ...members, vouched_by, joined };
    const type = isNew ? 'person.created' : 'person.updated';
    await platform.events.append(trx, caller, { kind: 'person', id }, { type, data });
    return { people_uuid: id, vouched_by, vouching: permission.vouching, joined, name_agreed: columns.name_agreed, claims, ...answer };
  });
}

const NO_EVIDENCE: CaptureEvidence = { tie: null, isEnrolled: false, cardAnswer: null };

/** Returns what confirms the captured credential and face. The slow requests are made at the same time. */
async function examineCapture(
  parts: AttachParts,
  caller: Caller,
  facts: WorkflowFacts,
  enrollment: TenantSettings['people']['enrollment'],
): Promise<CaptureEvidence> {
  if (!facts.capture) return NO_EVIDENCE;
  const { platform, registries } = parts;
  const [tie, cardAnswer] = await Promise.all([
    compareFace(parts, caller, facts),
    askAboutCard({ clock: platform.clock, registries }, caller, facts),
  ]);
  // A registry confirms what is printed on the card, not that the face is alive and the card's.
  const isFaceCertified = facts.liveness?.at(-1)?.pad?.outcome === 'passed';
  const isConfirmed = cardAnswer?.is_confirmed === true && (enrollment === 'registry' || isFaceCertified);
  return { tie, isEnrolled: isConfirmed || facts.isApproved === true, cardAnswer };
}

/** Detaches the workflow from its person, because the new facts name another existing person and no voucher confirms them. */
async function detachWorkflow(platform: PeoplePlatform, caller: Caller, trx: PeopleTransaction, former: Attachment): Promise<void> {
  const { tenant_id, livemode, workflow_id, step } = former;
  await trx
    .deleteFrom('people.attachments')
    .where((where) => where.and({ tenant_id, livemode, workflow_id, step }))
    .execute();
  await releasePerson(platform, caller, trx, former, null);
}
