import { wordsOf } from '#mexico/names-alike.ts';
import type { Caller } from '#platform/base/ports.ts';
import type { StepPorts } from '#steps/base/step.server.ts';
import type { StepEvidence } from '#steps/ports/evidence.ts';
import type { StepOtpType } from '#steps/ports/otp.ts';
import type { StepKnownBy } from '#steps/ports/people.ts';
import type { PeoplePort } from '../ports/people.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { gather } from '../state/gather.ts';
import type { Snapshot } from '../state/snapshot.ts';
import { storeOf } from '../state/unit.ts';
import { mask } from './mask.ts';

/**
 * Returns the person with the source of each member: the steps' facts, else the record of the person whom an API key named. The steps'
 * facts count as the person's own statement, unless the record of a vouched person (confirmed by a trusted source) had the same before.
 * Null if neither exists.
 */
export async function personOf(caller: Caller, snapshot: Snapshot, people: PeoplePort): ReturnType<StepPorts['person']> {
  const { people_uuid, vouched_by, name_agreed, person: state } = snapshot.workflow;
  const { person } = gather(snapshot.steps);
  const names = person ? [person.name, person.first_lastname, person.second_lastname] : [];
  const name = names.filter(Boolean).join(' ');
  const saysName = person !== null && name !== '';
  const record = people_uuid === null || (saysName && vouched_by === null) ? null : await people.identity(caller, people_uuid);
  const voucher = voucherOf(snapshot);
  if (!saysName)
    return record
      ? { ...record, people_uuid: vouched_by && people_uuid, known_by: { name: voucher, national_id: voucher }, recording: false }
      : null;
  // The source confirmed the CURP on record, so it counts only for the same CURP.
  const isSame = vouched_by === null || record?.national_id === person.national_id;
  return {
    name,
    national_id: person.national_id,
    // Without such a source, the people service determines the person when the document is signed.
    people_uuid: isSame && vouched_by !== null ? people_uuid : null,
    known_by: {
      // While the person is being recorded, the record's name may come from this workflow and confirms nothing.
      name: isSame && state === 'attached' && name_agreed && voucher !== BY_SIGNER ? voucher : sourceOf('name', name, snapshot),
      national_id: isSame && voucher !== BY_SIGNER ? voucher : sourceOf('national_id', person.national_id, snapshot),
    },
    recording: state === 'pending',
  };
}

const BY_SIGNER: StepKnownBy = { by: 'signer' };

/** Returns `reading` if a credential of the workflow has the same value, else `signer`. */
function sourceOf(member: 'name' | 'national_id', value: string, { steps }: Snapshot): StepKnownBy {
  const cards = steps.flatMap(({ status, facts }) => (status === 'success' ? (facts?.credential ?? []) : []));
  const plain = (text: string) => wordsOf(text).join(' ');
  return cards.some((card) => plain(card[member]) === plain(value)) ? { by: 'reading' } : BY_SIGNER;
}

/** Returns the source that confirmed the record: a code, a document or the partner; `signer` if none did. */
function voucherOf(snapshot: Snapshot): StepKnownBy {
  const { vouched_by, vouching } = snapshot.workflow;
  if (vouched_by === 'contact') return vouching ? { by: 'code', at: vouching.join(', ') } : BY_SIGNER;
  if (vouched_by === null) return BY_SIGNER;
  return { by: vouched_by === 'enrollment' ? 'document' : 'partner' };
}

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
