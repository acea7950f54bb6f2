import type { Voucher } from '#contracts/base/claims.ts';
import { type KnownSource, weakestOf } from '#contracts/base/known-by.ts';
import { wordsOf } from '#mexico/names-alike.ts';
import type { Caller } from '#platform/base/ports.ts';
import type { StepPorts } from '#steps/base/step.server.ts';
import type { StepEvidence } from '#steps/ports/evidence.ts';
import type { StepOtpType } from '#steps/ports/otp.ts';
import type { StepKnownBy, StepPerson } from '#steps/ports/people.ts';
import type { KnownIdentity, PeoplePort } from '../ports/people.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { gather } from '../state/gather.ts';
import type { Snapshot } from '../state/snapshot.ts';
import { storeOf } from '../state/unit.ts';
import { isCaptureApproved } from './capture-approval.ts';
import { mask } from './mask.ts';

/**
 * Returns the person with the source of each member: the steps' facts, else the record of the person whom an API key named. The steps'
 * facts count as the person's own statement, unless the record of a vouched person (confirmed by a trusted source) had the same before, or
 * the credential of the workflow says the same. A name on record is told only where an API key named the person. Null if neither exists.
 */
export async function personOf(caller: Caller, snapshot: Snapshot, people: PeoplePort): ReturnType<StepPorts['person']> {
  const { people_uuid, people_given, vouched_by, name_agreed, person: state } = snapshot.workflow;
  const { person } = gather(snapshot.steps);
  const names = person ? [person.name, person.first_lastname, person.second_lastname] : [];
  const name = names.filter(Boolean).join(' ');
  const saysName = person !== null && name !== '';
  // What the record made of a card would tell the signer whether they were on record before.
  const isSilent = (!people_given && OF_CARD_ALONE.has(vouched_by)) || (saysName && vouched_by === null);
  const record = people_uuid === null || isSilent ? null : await people.identity(caller, people_uuid);
  if (!saysName) return record && personOnRecord(record, snapshot);
  // The source confirmed the CURP on record, so it counts only for the same CURP.
  const isSame = vouched_by === null || record?.national_id === person.national_id;
  const ofRecord = (member: 'name' | 'national_id') => (isSame && record ? onThePage(record.known_by[member], snapshot) : BY_SIGNER);
  // While the person is being recorded, the record's name may come from this workflow and confirms nothing.
  const isNameOnRecord = state === 'attached' && (name_agreed || vouched_by === 'efirma');
  const knownName = isNameOnRecord ? ofRecord('name') : BY_SIGNER;
  const knownId = ofRecord('national_id');
  return {
    name,
    national_id: person.national_id,
    // Without such a source, the people service determines the person when the document is signed.
    people_uuid: isSame && vouched_by !== null ? people_uuid : null,
    known_by: {
      name: knownName === BY_SIGNER ? sourceOf('name', name, snapshot) : knownName,
      national_id: knownId === BY_SIGNER ? sourceOf('national_id', person.national_id, snapshot) : knownId,
    },
    recording: state === 'pending' || state === 'held',
  };
}

/** Returns the person on record for a workflow in which nobody said a name. */
function personOnRecord(record: KnownIdentity, snapshot: Snapshot): StepPerson {
  const { people_uuid, people_given, vouched_by } = snapshot.workflow;
  // Whoever holds somebody's phone and CURP is not told their name.
  const name = people_given ? record.name : null;
  const known_by = {
    name: name === null ? BY_SIGNER : onThePage(record.known_by.name, snapshot),
    national_id: onThePage(record.known_by.national_id, snapshot),
  };
  return { ...record, name, people_uuid: vouched_by && people_uuid, known_by, recording: false };
}

/** Vouchers of a person of whose record the page says nothing: a credential, or nothing. */
const OF_CARD_ALONE: ReadonlySet<Voucher | null> = new Set([null, 'enrollment', 'capture']);

const BY_SIGNER: StepKnownBy = { by: 'signer' };

/**
 * Returns `document` if a credential of the workflow has the same value and a registry or an operator confirmed it, `reading` if nobody did,
 * else `signer`. Nothing of it hangs on the person's record.
 */
function sourceOf(member: 'name' | 'national_id', value: string, { workflow, steps }: Snapshot): StepKnownBy {
  const { card_answer, person } = workflow;
  // Before the job has run, the answer may be about an earlier credential.
  const isAnswered = (person === 'attached' || person === 'claimed') && card_answer?.is_confirmed === true;
  const isConfirmed = isAnswered || isCaptureApproved({ workflow, steps });
  const cards = steps.flatMap(({ status, facts }) => (status === 'success' ? (facts?.credential ?? []) : []));
  const plain = (text: string) => wordsOf(text).join(' ');
  return cards.some((card) => plain(card[member]) === plain(value)) ? { by: isConfirmed ? 'document' : 'reading' } : BY_SIGNER;
}

/**
 * Returns how a value on record is known, as the page says it: by what vouches in this workflow or by the value's own source, the weaker of
 * the two. What vouched in an earlier workflow by a code is the signer's word here, since this workflow proved no address of it.
 */
function onThePage(source: KnownSource, { workflow: { vouched_by, vouching } }: Snapshot): StepKnownBy {
  if (source === 'claimed') return BY_SIGNER;
  if (vouched_by === 'contact') return vouching ? { by: 'code', at: vouching.join(', ') } : BY_SIGNER;
  const by = ON_THE_PAGE[weakestOf(vouched_by === null ? [source] : [vouched_by, source]) ?? 'claimed'];
  return by === null ? BY_SIGNER : { by };
}

/** The sources on a page of evidence; null for the signer's word. What an operator accepted and a key had from a registry is the partner's. */
const ON_THE_PAGE = {
  ...{ registry: 'partner', partner: 'partner', operator: 'partner', enrollment: 'document', efirma: 'efirma', capture: 'capture' },
  ...{ contact: null, claimed: null },
} as const satisfies Record<KnownSource, Exclude<StepKnownBy['by'], 'code'> | null>;

/** Returns the consents, codes, media, device and log of a workflow. `address` is the request's IP address; null if there is none. */
export async function evidenceOf(app: WorkflowsApp, caller: Caller, snapshot: Snapshot, address: string | null): Promise<StepEvidence> {
  const { uuid, internal_metadata } = snapshot.workflow;
  const { length, head } = await app.platform.administration.proveLog(caller.tenantId, { kind: 'workflow', id: uuid });
  const media = await storeOf(app, caller).media.list(uuid);
  const { ip: _, user_agent, ...device } = internal_metadata ?? {};
  const metadata = Object.entries(device).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  return {
    consents: snapshot.consents.map(({ key, kind, accepted, text_sha256, version, language, recorded_at }) => ({
      key,
      kind,
      accepted,
      text_sha256,
      version,
      language,
      at: recorded_at.toISOString(),
    })),
    codes: provenCodes(snapshot).map(({ channel, destination, at }) => ({
      channel,
      destination: mask(destination),
      verified_at: at.toISOString(),
    })),
    media: media.flatMap(({ uuid: medium, step_uuid, collection, stored_sha256, stored_at }) => {
      if (stored_at === null) return [];
      const step = snapshot.steps.find((one) => one.uuid === step_uuid);
      const title = (step && app.steps.find(step.step)?.media[collection]?.title) ?? null;
      return [{ uuid: medium, collection, title, sha256: stored_sha256, stored_at: stored_at.toISOString() }];
    }),
    // The address of this request only, since the recorded address may be the device's own statement.
    device: { ip: address, user_agent: user_agent ?? null, metadata: Object.fromEntries(metadata) },
    log: { length, head },
  };
}

/** Returns the addresses that the person proved in finished steps with one-time codes. */
export function provenCodes({ steps }: Pick<Snapshot, 'steps'>): { channel: StepOtpType; destination: string; at: Date }[] {
  return steps.flatMap(({ facts, finished_at: at }) => (at === null ? [] : (facts?.codes ?? []).map((code) => ({ ...code, at }))));
}
