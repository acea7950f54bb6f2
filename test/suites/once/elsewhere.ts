/** A guard (code that keeps two requests apart) that has no row of its own. */
export interface Elsewhere {
  file: string;
  /** Its source text, which appears exactly once in the file. */
  text: string;
  why: string;
}

const UPSERT = 'The statement is the operation: what is there is replaced, and the unique key of its table lets no second row be.';
const SAVES_A_RUN = 'Saves a run. Whoever runs twice has the same effect, as the rows of these jobs show.';
const QUEUE = 'The queue keeps one waiting job for each key, by an index of its own.';
const ONE_PROCESS =
  'On the embedded engine nothing else keeps two apart, and on a server it saves work: there the rows try processes, not turns.';
const BEHIND_A_LOCK = 'A second line: the rows try the lock before it, and the key refuses what comes past that.';
const DRAWN = 'What it is made of is drawn by chance; the key finds it.';
const CATALOG = 'A fixed list, which migrations write.';
const FACES = 'It takes pictures of faces.';
const SWEEP = 'What is swept is old, and whoever signs it at that moment would have to seal it within one statement.';

export const provenElsewhere: readonly Elsewhere[] = [
  {
    file: 'services/workflows/model/token-rows.ts',
    text: 'return Number(result.numUpdatedRows);',
    why: 'How many tokens the log says ended. The lock of the workflow keeps two apart: “times that a link is disowned”.',
  },
  {
    file: 'services/workflows/media/store-medium.ts',
    text: 'if ((await lockWorkflow(unit, names.workflow).catch(nullIfNotFound)) === null) return false;',
    why: 'Asks again for the token, which may have ended while the bytes were stored: `tokens-end.test.ts`.',
  },
  {
    file: 'services/workflows/execution/read-step-file.ts',
    text: 'await lockWorkflow(unit, workflow);',
    why: 'Asks again for the token, which may have ended while the file was made; “token made by a token” tries the lock.',
  },
  {
    file: 'services/workflows/state/perform-effect.ts',
    text: 'COPIES_QUEUE, jobOf(caller, workflow.uuid), { singletonKey',
    why: SAVES_A_RUN,
  },
  {
    file: 'services/workflows/state/perform-effect.ts',
    text: 'ENDED_QUEUE, jobOf(caller, workflow.uuid), { singletonKey',
    why: SAVES_A_RUN,
  },
  { file: 'services/workflows/state/perform-effect.ts', text: 'ATTACH_QUEUE, job, { singletonKey', why: SAVES_A_RUN },
  { file: 'services/workflows/copies/renew-steps.ts', text: 'RENEW_QUEUE, job, { singletonKey', why: SAVES_A_RUN },
  { file: 'services/platform/tenancy/reencrypt-files.ts', text: '{ singletonKey: tenantId, startAfterSeconds }', why: SAVES_A_RUN },
  { file: 'services/people/documents/signing/seal-document.ts', text: 'SEAL_QUEUE, job, { singletonKey', why: SAVES_A_RUN },
  { file: 'services/platform/data/jobs.ts', text: 'singletonKey: options.singletonKey ?? randomUUID(),', why: QUEUE },
  { file: 'services/platform/data/jobs.ts', text: 'singletonKey: randomUUID(), groupId: group', why: QUEUE },
  { file: 'services/platform/data/jobs.ts', text: '{ singletonKey: queue }', why: QUEUE },
  { file: 'services/workflows/state/writes.ts', text: 'return await app.turns.take(workflow, work);', why: ONE_PROCESS },
  { file: 'services/platform/calls/once.ts', text: 'return turns.take(turn, () =>', why: ONE_PROCESS },
  {
    file: 'services/platform/data/long-turn.ts',
    text: 'return (place, work) => turns.take(place, () => take(place, work));',
    why: ONE_PROCESS,
  },
  { file: 'services/people/documents/templates/fill-document.ts', text: 'return turns.take(`', why: ONE_PROCESS },
  { file: 'services/people/documents/signing/sign-document.ts', text: 'return parts.turns.take(`', why: ONE_PROCESS },
  { file: 'services/people/documents/signing/seal-document.ts', text: 'return parts.turns.take(`', why: ONE_PROCESS },
  {
    file: 'services/workflows/links/deliver-link.ts',
    text: 'await lockWorkflow(unit, workflow);\n      await discard(unit, link);',
    why: 'Locks the workflow before its tokens, as the others do: “requests that wait for each other for ever” shows what happens else.',
  },
  {
    file: 'services/workflows/step-context/allowance.ts',
    text: 'judge(await steps.lockActionCounts(step))',
    why: 'The lock is that of `store.ts`: “attempts of a step’s allowance”.',
  },
  {
    file: 'services/platform/platform.ts',
    text: 'turn: longTurn(engine)',
    why: 'The lock is that of `long-turn.ts`: “anchors of a tenant and day”.',
  },
  { file: 'services/platform/data/long-turn.ts', text: 'select pg_advisory_unlock(', why: 'Gives the turn back.' },
  {
    file: 'services/platform/data/jobs.ts',
    text: 'const ONE_AT_A_TIME = ',
    why: 'Taken by `start`: “servers that make the queue on a new database”.',
  },
  {
    file: 'services/platform/data/lock-tenant.ts',
    text: 'export async function lockTenant(db',
    why: 'Its lock stands in the line below it: “keys of one name that live”.',
  },
  {
    file: 'services/platform/data/keys/keyring.ts',
    text: 'await rows.turn(db);\n      if ((await rows.read(use)).length === 0)',
    why: 'The turn is that of “successors that the keys get when a secret is taken away”.',
  },
  {
    file: 'services/platform/data/keys/open-keys.ts',
    text: 'await rows.turn(db);\n    const hasOthers = await rows.wrapAll(db);',
    why: 'The turn is that of “successors that the keys get when a secret is taken away”.',
  },
  {
    file: 'services/platform/data/keys/renew-keys.ts',
    text: 'await rows.turn(db);\n    await rows.wrapAll(db);',
    why: 'The turn is that of “successors that the keys get when a secret is taken away”.',
  },
  {
    file: 'services/platform/data/keys/key-rows.ts',
    text: '.onConflict((conflict) => conflict.doNothing())',
    why: 'A key has a copy for each secret: those that are there stay.',
  },
  {
    file: 'services/platform/data/blobs/sealed.ts',
    text: 'turn(place, async () => {',
    why: 'The turn is that of `reencrypt-files.ts`: “files that get back what they were while they are sealed anew”.',
  },
  {
    file: 'services/platform/data/events/events.ts',
    text: 'on conflict (tenant_id, kind, stream_id) do update',
    why: 'Its condition stands in the lines below it: “entries of a log that have one number”.',
  },
  {
    file: 'services/platform/data/events/head.ts',
    text: 'sql`for update`',
    why: 'Saves an attempt: the condition of the head refuses whoever did not wait, and locks the head for the next attempt.',
  },
  {
    file: 'services/platform/tenancy/data-keys.ts',
    text: 'return Number(numDeletedRows);',
    why: 'Counts for the log. The lock is that of “numbers that a new key of a tenant’s files has”.',
  },
  { file: 'services/platform/calls/leases.ts', text: 'on conflict (tenant_id, livemode, actor, scope, key) do update', why: UPSERT },
  { file: 'services/platform/tenancy/limits.ts', text: 'on conflict (key) do update set', why: UPSERT },
  { file: 'services/platform/tenancy/domain-proofs.ts', text: '.onConflict((conflict)', why: UPSERT },
  { file: 'services/platform/tenancy/tenant-secrets.ts', text: '.onConflict((conflict)', why: UPSERT },
  { file: 'services/otp/budget.ts', text: '.onConflict((conflict) =>', why: UPSERT },
  { file: 'services/verification/registry/store.ts', text: '.onConflict((conflict) =>', why: UPSERT },
  { file: 'services/people/validations/results/store.ts', text: '.onConflict((conflict) =>', why: UPSERT },
  { file: 'services/people/model/person-store.ts', text: '.onConflict((conflict) =>\n          conflict.constraint', why: UPSERT },
  { file: 'services/people/model/dynamic-store.ts', text: '.onConflict((conflict)', why: UPSERT },
  { file: 'services/people/attach/attach-facts.ts', text: '.onConflict((conflict)', why: UPSERT },
  { file: 'services/people/migrations/0001-people.sql', text: 'create unique index addresses_current', why: BEHIND_A_LOCK },
  { file: 'services/people/documents/migrations/0001-documents.sql', text: 'constraint signers_person unique', why: BEHIND_A_LOCK },
  {
    file: 'services/people/documents/migrations/0001-documents.sql',
    text: 'constraint signer_elements_element unique',
    why: BEHIND_A_LOCK,
  },
  { file: 'services/people/documents/migrations/0001-documents.sql', text: 'create unique index documents_by_token', why: DRAWN },
  { file: 'services/workflows/migrations/0001-workflows.sql', text: 'create unique index tokens_by_id', why: DRAWN },
  {
    file: 'services/workflows/migrations/0001-workflows.sql',
    text: 'unique (tenant_id, livemode, workflow_uuid, position),',
    why: 'One statement writes all steps of a workflow, each at its place.',
  },
  { file: 'services/platform/data/migrations/0001-platform.sql', text: 'unique (id)', why: DRAWN },
  {
    file: 'services/people/migrations/0001-people.sql',
    text: 'people.nationalities (\n  id integer primary key,\n  code text not null unique',
    why: CATALOG,
  },
  {
    file: 'services/people/migrations/0001-people.sql',
    text: 'people.states (\n  id integer primary key,\n  code text not null unique',
    why: CATALOG,
  },
  {
    file: 'services/people/migrations/0001-people.sql',
    text: 'people.marital_statuses (\n  id integer primary key,\n  code text not null unique',
    why: CATALOG,
  },
];

/** Locks that no test proves. `npm run mutants` counts them. */
export const notTried: readonly Elsewhere[] = [
  {
    file: 'services/platform/data/partitions.ts',
    text: 'lock table only',
    why: 'Dropping locks the table anyway. This lock gives up after two seconds, which a test would have to wait.',
  },
  {
    file: 'services/people/people/save-person.ts',
    text: 'await people.lockByNationalId(row.national_id)',
    why: 'What stood before decides whether a validation is asked again, and nothing else.',
  },
  {
    file: 'services/people/validations/running/job.ts',
    text: 'await database.turn(trx,',
    why: 'It takes a result that runs again beside one that waits.',
  },
  { file: 'services/people/faces/credentials-store.ts', text: '.forUpdate()', why: FACES },
  { file: 'services/people/faces/portraits-store.ts', text: '.forUpdate()', why: FACES },
  {
    file: 'services/people/faces/delete-portraits.ts',
    text: 'requirePerson(await peopleOf(caller, trx, clock.now()).lock(input.id));',
    why: FACES,
  },
  { file: 'services/people/documents/document/forget-document.ts', text: '.lock(document_uuid);', why: SWEEP },
  {
    file: 'services/people/documents/model/document-store.ts',
    text: "signed ? 'is not' : 'is', null)\n      .where((where) => where.not(hasSigner(where, {}, { since: than })))\n      .where((where) => where.not(hasSigner(where, { awaits_decision: true })))\n      .limit(limit)\n      .forUpdate()",
    why: SWEEP,
  },
  {
    file: 'services/people/documents/model/document-store.ts',
    text: 'hasSigner(where, { person_id: null }))\n      .limit(limit)\n      .forUpdate()',
    why: SWEEP,
  },
  {
    file: 'services/people/documents/model/document-store.ts',
    text: "orderBy('uuid')\n      .forUpdate()",
    why: 'Keeps the order of documents and signers; the job that seals asks again what a decision changed.',
  },
  {
    file: 'services/people/documents/model/document-store.ts',
    text: "orderBy('uuid').forUpdate().execute();",
    why: 'Keeps the order of documents and signers: `assign-person.race.test.ts`.',
  },
  {
    file: 'services/people/attach/handle-workflow-deletion.ts',
    text: 'await people.lock(id);',
    why: 'Nobody tells anything of a workflow that is gone. Whoever writes to the person meanwhile takes the same lock, which their rows try.',
  },
  {
    file: 'services/people/attach/handle-workflow-end.ts',
    text: 'const person = await peopleOf(caller, trx, clock.now()).lock(people_uuid);',
    why: FACES,
  },
  {
    file: 'services/platform/webhooks/webhook-retention.ts',
    text: ' for update),',
    why: 'What it deletes is shown to nobody, and so cannot be sent again.',
  },
];
